import type { BullOutlook } from '@defensor/game';
import type { IconName } from '../components/icon.tsx';
import type { AtTable } from '../seat/at-table.ts';
import { chanceryWords } from '../words/church-words.ts';
import { unitLabel } from '../words/orders.ts';
import { refusalAt } from '../words/refusals.ts';
import type { BullRequest } from './use-packet.ts';

/** What will come of a bull, in a sentence with its mark. */
export interface Verdict {
  readonly tone: 'ok' | 'bad' | 'wait';
  readonly icon: IconName;
  readonly text: string;
}

type At = Pick<AtTable, 'view' | 'naming' | 'sentences' | 'variant'>;

/** A bull as its author reads it: “Excommunicate the Duke of Spain”. */
export function bullTitle({ sentences, naming }: At, line: BullRequest, half: 1 | 2 | undefined): string {
  const said = chanceryWords.bull;
  if ('excommunicate' in line) return said.excommunicate(sentences.words.seat(line.excommunicate));
  if ('lift' in line) return said.lift(sentences.words.seat(line.lift));
  const [type = 'A', at = ''] = line.name.split(' ');
  const unit = { type, at } as Parameters<typeof unitLabel>[1];
  return said.name(unitLabel(naming, unit), half);
}

export function bullRule(line: BullRequest): string {
  if ('excommunicate' in line) return 'R1';
  return 'lift' in line ? 'R4' : 'R3';
}

/** What a bull will do, as things stand, and why. */
export function verdictOf(at: At, line: BullRequest, outlook: BullOutlook | undefined): Verdict {
  const said = chanceryWords.verdict;
  if (outlook === undefined) return { tone: 'wait', icon: 'off', text: said.notKept };
  const { notices, fault, overtaken, ruling } = outlook;
  const no = (text: string): Verdict => ({ tone: 'bad', icon: 'cross', text });
  const ok = (text: string): Verdict => ({ tone: 'ok', icon: 'check', text });
  const isAnti = at.view.chancery?.office === 'antiPope';
  if ('excommunicate' in line) {
    const ban = at.view.bans.find(({ seat }) => seat === line.excommunicate);
    if (notices.includes('already-banned'))
      return no(said.alreadyBanned(ban === undefined ? '' : at.sentences.words.turn(ban.since)));
    if (isAnti) return { tone: 'wait', icon: 'glass', text: said.waits };
    return notices.includes('self-ban') ? { tone: 'wait', icon: 'warn', text: said.self } : ok(said.atPublication);
  }
  if ('lift' in line) {
    if (notices.includes('not-banned')) return no(said.notBanned);
    return isAnti ? { tone: 'wait', icon: 'glass', text: said.waits } : ok(said.first);
  }
  if (isAnti) return no(said.lapses);
  if (fault !== undefined) return no(refusalAt(at, fault));
  if (overtaken === true) return no(said.overtaken);
  return ruling === 'proven' ? ok(said.held) : { tone: 'wait', icon: 'scales', text: said.ifProven };
}
