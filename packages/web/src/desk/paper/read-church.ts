/** Bulls, ballots and decrees that are there as text, a line each. */
import { parseSheet, type Variant } from '@defensor/diplomacy';
import { asRead } from '../../map/read-names.ts';
import { type CalledSeat, keyOf, whoIs } from './read-names.ts';

/** Why a line was not read; `about` is the words at fault. */
export type Unread =
  | { readonly why: 'nobody' | 'several' | 'unit'; readonly about: string }
  | { readonly why: 'form' | 'finding' };

/** A line with what it means, or why it was not read; `repair` is the whole line as it may have been meant. */
export type ReadingOf<Means> = { readonly line: number; readonly text: string } & (
  | { readonly kind: 'read'; readonly means: Means }
  | ({ readonly kind: 'unread'; readonly repair?: string } & Unread)
);

/** A bull as it is entered. `seat` is whom it strikes or frees; of a named unit it is the finding. */
export interface Bull {
  readonly kind: 'excommunicate' | 'lift' | 'name';
  readonly seat: string;
  readonly unit: string;
}

export interface Vote {
  readonly voter: string;
  readonly candidate: string;
}

export interface SignedDecree {
  readonly drafter: string;
  readonly signed: readonly string[];
}

type Read<Means> = { readonly means: Means } | (Unread & { readonly repair?: string });

const lineByLine = <Means>(text: string, read: (line: string) => Read<Means>): readonly ReadingOf<Means>[] =>
  text.split('\n').flatMap((written, line): readonly ReadingOf<Means>[] => {
    const words = written.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '').trim();
    if (words === '') return [];
    const reading = read(words);
    const where = { line, text: words };
    return [
      'means' in reading ? { ...where, kind: 'read', means: reading.means } : { ...where, kind: 'unread', ...reading },
    ];
  });

/** Whom a part of a line means. A name that is nearly right is mended in the line as it stands. */
function seatIn(seats: readonly CalledSeat[], line: string, part: string): Read<string> {
  const meant = whoIs(seats, part);
  if (meant.kind === 'seat') return { means: meant.seat };
  const repair = meant.nearest === undefined ? {} : { repair: line.replace(part, meant.nearest) };
  return { why: meant.kind, about: part, ...repair };
}

const EXCOMMUNICATE = /^(?:excommunicates?|excommunier?|bans?|bannit|bannir)\s+/i;
const LIFT =
  /^(?:(?:lifts?|l[eè]ver?)\b(?:\s+(?:the\s+|l['’])?(?:ban|bans|excommunication))?(?:\s+(?:on|from|of|de|du|des)\b)?|absolves?|absout|absoudre)\s+/i;
const NAME = /^(?:names?|nommer?|d[eé]signer?)\s+(.+?)(?:\s+(?:on|for|sur|pour)\s+(\S+))?$/i;

export interface BullReader {
  readonly variant: Variant;
  readonly seats: readonly CalledSeat[];
  /** Findings that were proven: on these a unit may be named. */
  readonly findings: readonly string[];
  /** What a bull that excommunicates begins with, in the language of the page. */
  readonly verb: string;
}

/** Reads bulls: “Excommunicate the Queen of Spain”, “Lift Tunis”, “Name F Nap on t1”. */
export function readBulls(reader: BullReader, text: string): readonly ReadingOf<Bull>[] {
  return lineByLine(text, (line): Read<Bull> => {
    const named = NAME.exec(line);
    if (named !== null) return readNaming(reader, line, named[1] ?? '', named[2]);
    for (const [kind, verb] of [['excommunicate', EXCOMMUNICATE] as const, ['lift', LIFT] as const]) {
      if (!verb.test(line)) continue;
      const whom = seatIn(reader.seats, line, line.replace(verb, ''));
      return 'means' in whom ? { means: { kind, seat: whom.means, unit: '' } } : whom;
    }
    return withoutVerb(reader, line);
  });
}

/** A name alone lacks its verb; after a word that is none, the rest may be a name. */
function withoutVerb({ seats, verb }: BullReader, line: string): Read<Bull> {
  const names = [line, line.replace(/^\S+\s+/, '')];
  const name = names.find((words) => whoIs(seats, words).kind === 'seat');
  return { why: 'form', ...(name === undefined ? {} : { repair: `${verb} ${name}` }) };
}

/** A unit that is named for a first turn of punishment. Of one finding alone nobody need say which. */
function readNaming({ variant, findings }: BullReader, line: string, unit: string, on?: string): Read<Bull> {
  const sheet = parseSheet(asRead(variant), 'movement', `${unit} H`);
  if (sheet.lines.length !== 1 || sheet.issues.length > 0) {
    const order = sheet.issues.flatMap(({ repairs }) => repairs)[0];
    return { why: 'unit', about: unit, ...(order === undefined ? {} : { repair: line.replace(unit, bare(order)) }) };
  }
  const [only] = findings;
  const known =
    on === undefined && findings.length === 1 ? only : findings.find((one) => keyOf(one) === keyOf(on ?? ''));
  if (known !== undefined) return { means: { kind: 'name', seat: known, unit } };
  if (only === undefined) return { why: 'finding' };
  return { why: 'finding', repair: on === undefined ? `${line} on ${only}` : line.replace(on, only) };
}

const bare = (order: string) => order.replace(/ H$/, '');

/** What stands between a name and what it does: a colon or arrow, a dash with spaces, or words. */
const BETWEEN = /\s*(?::|→|->|=>|=|\s[-–—]\s|\s(?:votes?\s+for|vote\s+pour|for|pour)\s)\s*/i;

/** Reads ballots: “Tunis: Edinburgh”, “Bishop of Tunis votes for Edinburgh”. Candidates and voters are among `bishops`. */
export function readBallots(bishops: readonly CalledSeat[], text: string): readonly ReadingOf<Vote>[] {
  return lineByLine(text, (line): Read<Vote> => {
    const [from, to, more] = line.split(BETWEEN);
    if (from === undefined || to === undefined || to === '' || more !== undefined) return { why: 'form' };
    const voter = seatIn(bishops, line, from);
    if (!('means' in voter)) return voter;
    const candidate = seatIn(bishops, line, to);
    return 'means' in candidate ? { means: { voter: voter.means, candidate: candidate.means } } : candidate;
  });
}

/** Reads decrees: who drew one up, then who signed it. “Tunis: Tunis, Edinburgh and Dublin”. */
export function readDecrees(bishops: readonly CalledSeat[], text: string): readonly ReadingOf<SignedDecree>[] {
  return lineByLine(text, (line): Read<SignedDecree> => {
    const [, by, names] = /^([^:]+):(.+)$/.exec(line) ?? [];
    if (by === undefined || names === undefined) return { why: 'form' };
    const drafter = seatIn(bishops, line, by.trim());
    if (!('means' in drafter)) return drafter;
    const signed: string[] = [];
    for (const part of names.split(/[,;+]|\s(?:and|et)\s/i).map((one) => one.trim())) {
      if (part === '') continue;
      const signer = seatIn(bishops, line, part);
      if (!('means' in signer)) return signer;
      signed.push(signer.means);
    }
    return signed.length === 0 ? { why: 'form' } : { means: { drafter: drafter.means, signed: [...new Set(signed)] } };
  });
}
