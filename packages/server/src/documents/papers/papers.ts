import type { Store } from '../../store/store.ts';
import { layBallots, layBulls, layDecrees } from './church-forms.ts';
import { layDebrief } from './debrief.ts';
import { layMap } from './map-paper.ts';
import { layOrderSheets } from './order-sheets.ts';
import type { PaperOfGame } from './paper-of-game.ts';
import { layRecord, laySpeech } from './reading-papers.ts';
import { layRoleCards, type MadeCard } from './role-cards.ts';

/** What can be had as a PDF, by the name of its file without the ending. */
export const PAPERS = ['cards', 'orders', 'ballots', 'decrees', 'bulls', 'speech', 'map', 'record', 'debrief'] as const;
export type PaperName = (typeof PAPERS)[number];

interface Wish {
  readonly store: Store;
  readonly id: string;
  /** Of role cards: for which seats; without it for all. */
  readonly only?: readonly string[];
  /** Of role cards: the links and codes that were made for them. */
  readonly made?: readonly MadeCard[];
}

/** Lays one kind of paper and gives it back as a PDF. */
export async function printPaper(paper: PaperOfGame, name: PaperName, wish: Wish): Promise<Buffer> {
  switch (name) {
    case 'cards':
      layRoleCards(paper, wish.only, wish.made ?? []);
      break;
    case 'orders':
      layOrderSheets(paper);
      break;
    case 'ballots':
      layBallots(paper);
      break;
    case 'decrees':
      layDecrees(paper);
      break;
    case 'bulls':
      layBulls(paper);
      break;
    case 'speech':
      laySpeech(paper);
      break;
    case 'map':
      layMap(paper);
      break;
    case 'debrief':
      layDebrief(paper);
      break;
    case 'record':
      await layRecord(paper, wish.store, wish.id);
      break;
    default:
      return name satisfies never;
  }
  return paper.sheets.bytes();
}
