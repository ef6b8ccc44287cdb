import type { Finding, View } from '@defensor/game';

/** What something is attached to: a sheet of orders, a letter, a testimony. */
export type Thing =
  | { readonly kind: 'sheet'; readonly id: string; readonly turn: string; readonly sheetKind: string }
  | { readonly kind: 'letter'; readonly id: string }
  | { readonly kind: 'testimony'; readonly id: string };

/** What is asked to be attached to. A `turn` finds a sheet of then; without it, one of the phase now open. */
export interface Wish {
  readonly kind: Thing['kind'];
  readonly id: string;
  readonly turn?: string | undefined;
}

/** How long after a letter was sent its pictures may still come: they are sent after it. */
const WITH_LETTER_MS = 10 * 60 * 1000;

/**
 * Whether a viewer may see what is attached to `thing`: whoever may see the thing itself, so their view of the game
 * tells. A sheet is its Court's and the Judge's, also after it was published; a letter is its writer's and its readers',
 * and theirs who were sent a certified copy, while it is not hidden; a testimony is the Pope's and the Judge's, and when
 * it is proven theirs who then read it. The Judge sees all.
 *
 * @rule OP.1, R13.1, A30; DESIGN §6
 */
export function maySee(seen: View, thing: Thing): boolean {
  if (seen.desk !== undefined) return true;
  switch (thing.kind) {
    case 'sheet':
      return hasSheet(seen, thing);
    case 'letter':
      return seen.letters.some(
        ({ id, text, copies = [] }) =>
          (id === thing.id && text !== undefined) || copies.some((copy) => copy.id === thing.id && 'text' in copy),
      );
    case 'testimony':
      return findingsIn(seen).some(({ id, testimony }) => id === thing.id && testimony !== undefined);
  }
}

/** Whether a game has this thing at all; `seen` is its Judge's view. */
export function isIn(seen: View, thing: Thing): boolean {
  switch (thing.kind) {
    case 'sheet':
      return hasSheet(seen, thing);
    case 'letter':
      return seen.letters.some(({ id }) => id === thing.id);
    case 'testimony':
      return findingsIn(seen).some(({ id }) => id === thing.id);
  }
}

/**
 * The thing that a viewer asks to attach to, or why not. A Court and the drafter attach to their sheet while its phase is
 * open, the Pope to his testimony until it is decided, the Judge to all of these at any time; a writer to a letter in the
 * first minutes after it was sent and in the same phase, so that nothing is said later than the law of speech was asked.
 *
 * @rule A70, R13.1, R15
 */
export function thingFor(seen: View, wish: Wish, nowMs: number): Thing | 'no-such-thing' | 'attachment-closed' {
  const isJudge = seen.desk !== undefined;
  const me = seen.seats.find(({ id }) => id === seen.viewer);
  const isSilenced = me?.suspended !== undefined || seen.muted !== undefined;
  switch (wish.kind) {
    case 'sheet': {
      const sheet = sheetsIn(seen).findLast(({ id, turn }) => id === wish.id && turn === (wish.turn ?? seen.turn));
      if (sheet === undefined) return 'no-such-thing';
      const isOpen = seen.sheets.some(({ id }) => id === sheet.id) && sheet.turn === seen.turn && !isSilenced;
      const isOwn = me?.power === sheet.power || sheet.drafter === me?.id;
      if (!isJudge && !(isOpen && isOwn)) return 'attachment-closed';
      return { kind: 'sheet', id: sheet.id, turn: sheet.turn, sheetKind: sheet.kind };
    }
    case 'letter': {
      const letter = seen.letters.find(({ id }) => id === wish.id);
      if (letter === undefined) return 'no-such-thing';
      const isFresh =
        letter.turn === seen.turn && letter.phase === seen.phase && nowMs - letter.sentMs <= WITH_LETTER_MS;
      const isOpen = letter.from === me?.id && isFresh && letter.hidden === undefined && !isSilenced;
      return isOpen ? { kind: 'letter', id: letter.id } : 'attachment-closed';
    }
    case 'testimony': {
      const finding = findingsIn(seen).find(({ id }) => id === wish.id);
      if (finding?.id === undefined) return 'no-such-thing';
      const isOwn = finding.filedBy !== undefined && finding.filedBy === me?.id && !isSilenced;
      const isOpen = finding.decidedIn === undefined && (isOwn || isJudge);
      return isOpen ? { kind: 'testimony', id: finding.id } : 'attachment-closed';
    }
  }
}

function hasSheet(seen: View, sheet: Extract<Thing, { kind: 'sheet' }>): boolean {
  return sheetsIn(seen).some(
    ({ id, turn, kind }) => id === sheet.id && turn === sheet.turn && kind === sheet.sheetKind,
  );
}

/** The sheets of the phase now open and those that were lodged before, the latest last. */
function sheetsIn({ history, sheets }: View) {
  return [...history.flatMap(({ lodged = [] }) => lodged), ...sheets];
}

const findingsIn = (seen: View): readonly Partial<Finding>[] =>
  'findings' in seen ? (seen.findings as readonly Partial<Finding>[]) : [];
