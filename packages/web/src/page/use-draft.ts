import { useMemo, useState } from 'react';
import { type DraftSheet, isLeft, isTaken, leftOver, readDraft, takeDraft } from '../play/draft-sheet.ts';
import type { Stage } from '../play/stage.ts';
import { draftWords } from '../words/draft-words.ts';
import { tabTable } from './tab-table.ts';
import type { Sandbox } from './use-sandbox.ts';
import type { Writing } from './writing.ts';

/** Lines of a sheet that are no orders of the board: whom it deposes. */
export interface Deposing {
  /** What they are, and the text without them, line for line. */
  readonly read: (text: string) => { readonly whom: readonly string[]; readonly rest: string };
  readonly take: (whom: readonly string[], change: (stage: Stage) => Stage, said: string) => void;
  readonly say: (whom: string) => string;
}

/** What stands in the box for typed orders, and what was read of it. */
export interface Draft {
  readonly text: string;
  readonly sheet: DraftSheet | undefined;
  /** Whom the text deposes, in words. */
  readonly deposed: readonly string[];
  /** Orders read and not yet written down. */
  readonly ready: number;
  readonly unread: number;
  /** Lines that come after the part that is read at once. */
  readonly waiting: number;
  /** The text is too long to come back after a reload. */
  readonly isTooLong: boolean;
  readonly write: (text: string) => void;
  /** Adds lines below what stands in the box. */
  readonly add: (text: string) => void;
  /** Writes down what was read; lines that could not be read stay. */
  readonly take: () => void;
  /** The same as a change of the stage, for resolving at once. */
  readonly taken: (stage: Stage) => Stage;
}

/** The browser keeps no more letters than this of the box. */
const MOST_KEPT = 100_000;

/** Where the text of the box is kept between visits. */
interface Place {
  readonly found: () => string;
  readonly keep: (text: string) => void;
}

const ON_TABLE: Place = { found: () => tabTable().found.draft, keep: (draft) => void tabTable().keep({ draft }) };

/** The box of the sandbox, kept with its table. */
export const useTableDraft = (sandbox: Sandbox): Draft => useDraft(sandbox, ON_TABLE);

/** The box over a stage; of one power’s orders where only they are written. */
export function useDraft({ variant, stage, only, actions }: Writing, place: Place, deposing?: Deposing): Draft {
  const [text, setText] = useState(place.found);
  const { whom, rest } = deposing?.read(text) ?? { whom: [], rest: text };
  const sheet = useMemo(
    () => (stage.isResolved || text.trim() === '' ? undefined : readDraft(variant, stage, rest, only)),
    [variant, stage, text, rest, only],
  );
  const ready = (sheet?.lines.filter(isTaken).length ?? 0) + whom.length;
  const unread = sheet?.lines.filter(isLeft).length ?? 0;
  const waiting = useMemo(() => (sheet === undefined ? 0 : linesIn(sheet.rest)), [sheet]);
  const isTooLong = text.length > MOST_KEPT;
  const write = (next: string) => {
    place.keep(next.slice(0, MOST_KEPT));
    setText(next);
  };
  const add = (more: string) => {
    if (more.trim() !== '') write(text.trim() === '' ? more : `${text}\n${more}`);
  };
  const taken = (now: Stage) => (sheet === undefined ? now : takeDraft(variant, now, sheet));
  const take = () => {
    if (sheet === undefined || ready === 0) return;
    const left = unread > 0 ? [draftWords.left(unread)] : [];
    const later = waiting > 0 ? [draftWords.waiting(waiting)] : [];
    const said = [draftWords.taken(ready), ...left, ...later].join(' ');
    if (deposing !== undefined && whom.length > 0) deposing.take(whom, taken, said);
    else actions.change(taken, said);
    write(leftOver(sheet));
  };
  return {
    text,
    sheet,
    deposed: whom.map((one) => deposing?.say(one) ?? one),
    ready,
    unread,
    waiting,
    isTooLong,
    write,
    add,
    take,
    taken,
  };
}

const linesIn = (text: string) => (text.trim() === '' ? 0 : text.trim().split('\n').length);
