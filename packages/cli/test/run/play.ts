import { ENGLISH } from '@defensor/api/english';
import { lineSplitter } from '../../src/lines/line-splitter.ts';
import { Table } from '../../src/run/table.ts';

/** A line of a game file: an object, or the text as it stands in the file. */
export type Given = object | string;

export interface Answered {
  readonly ok: boolean;
  readonly events?: readonly {
    readonly type: string;
    readonly rule: string;
    readonly facts: Record<string, unknown>;
  }[];
  readonly refusal?: {
    readonly code: string;
    readonly rule: string;
    readonly facts: object;
    readonly sentence: string;
  };
  readonly error?: { readonly code: string; readonly message: string };
  readonly missing?: unknown;
}

/** Plays lines and answers with the table and what each line was answered with. */
export function played(...lines: readonly Given[]): { readonly table: Table; readonly answers: readonly Answered[] } {
  const table = new Table(ENGLISH);
  const splitter = lineSplitter();
  const text = lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join('');
  const answers = splitter.push(Buffer.from(text)).map((line) => table.answer(line) as Answered);
  return { table, answers };
}

/** The last answer to lines. */
export function answerTo(...lines: readonly Given[]): Answered {
  return played(...lines).answers.at(-1) as Answered;
}

export const CREATE = { as: 'JD', do: 'createGame' };
export const CLOSE = { as: 'JD', do: 'closePhase' };
export const PUBLISH = { as: 'JD', do: 'publish' };
