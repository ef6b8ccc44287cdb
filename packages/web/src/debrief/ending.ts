import type { GameSentences } from '@defensor/api';
import type { View } from '@defensor/game';
import { capital } from '../words/counting.ts';
import type { ENGLISH_DEBRIEF } from '../words/english-debrief.ts';
import type { Spoken } from '../words/spoken.ts';

type Said = Spoken<typeof ENGLISH_DEBRIEF>;

/** How the game ended, in a sentence. */
export function endingOf({ ending, turn }: View, { words }: GameSentences, { ended }: Said): string {
  if (ending === undefined) return ended.not(words.turn(turn));
  const when = words.turn(ending.turn);
  switch (ending.kind) {
    case 'victory':
      return capital(ended.victory(words.power(ending.power), when));
    case 'draw':
      return capital(ended.draw(words.powers(ending.among), when));
    case 'byDate':
      return ending.power === undefined
        ? ended.byDateDraw(words.powers(ending.among), when)
        : ended.byDate(words.power(ending.power), when);
    case 'stopped':
      return ended.stopped(when);
    default:
      return ending satisfies never;
  }
}

/** How many Popes, bans, councils and pacts there were. */
export function leadOf({ gazette, pacts, throne }: View, { lead }: Said): string {
  const count = (type: string) => gazette.filter((line) => line.type === type).length;
  const popes = throne === undefined ? 0 : 1 + count('popeElected');
  return lead(popes, count('banBegan'), count('councilConvened'), signedPacts(pacts).length);
}

/** Pacts that all their parties signed. */
export const signedPacts = (pacts: View['pacts']) =>
  pacts.filter(({ parties, signed }) => parties.every((party) => signed.includes(party)));

/** What a pact’s parties say became of it. */
export function fateOf(kept: View['pacts'][number]['kept']): 'kept' | 'broken' | 'disputed' | 'unjudged' {
  const said = Object.values(kept).filter((one) => one !== undefined);
  if (said.length === 0) return 'unjudged';
  if (said.every(Boolean)) return 'kept';
  return said.some(Boolean) ? 'disputed' : 'broken';
}
