import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { gazetteOf, type Language, type LanguageTag } from '@defensor/api';
import { languageOf } from '../language.ts';
import { standardInput } from '../lines/standard-input.ts';
import { answerLines, readLines, write } from '../lines/stream.ts';
import { InputUnreadable, Stop } from '../stop.ts';
import { Table } from './table.ts';

export interface RunOptions {
  readonly view: readonly string[];
  readonly gazette: boolean;
  readonly language: LanguageTag;
}

/** Exit statuses: an expectation that did not hold; a line, or the input, that cannot be read. */
const FAILED = 1;
const UNREADABLE = 2;

/** Plays the game in `file`, or on standard input where that is `-`. */
export async function runFile(file: string, options: RunOptions): Promise<void> {
  const language = await languageOf(options.language);
  const table = new Table(language);
  try {
    if (options.gazette) await printGazette(table, open(file), language);
    else await answerLines(open(file), process.stdout, (line) => JSON.stringify(table.answer(line)));
  } catch (error) {
    if (!(error instanceof InputUnreadable)) throw error;
    const what = file === '-' ? 'the input' : file;
    throw new Stop(`defensor: cannot read ${what}: ${error.message}`, UNREADABLE);
  }
  if (table.failed > 0) process.exitCode = FAILED;
  if (table.unread > 0) process.exitCode = UNREADABLE;
  for (const viewer of options.view) await appendView(table, viewer);
}

function open(file: string): Readable {
  return file === '-' ? standardInput() : createReadStream(file);
}

/** Plays the game in silence and prints its public record; what went wrong is told on standard error. */
async function printGazette(table: Table, input: Readable, language: Language): Promise<void> {
  for (const line of await readLines(input)) {
    const answer = table.answer(line);
    if ('missing' in answer) {
      process.stderr.write(`line ${line.number}: this does not hold: ${JSON.stringify(answer.missing)}\n`);
    } else if ('error' in answer) {
      const { code, message } = answer.error as { code: string; message: string };
      process.stderr.write(`${message} [${code}]\n`);
    }
  }
  if (table.game !== undefined) await write(process.stdout, gazetteOf(table.game, table.cast, language));
}

async function appendView(table: Table, viewer: string): Promise<void> {
  const seen = table.viewFor(viewer);
  if (table.game === undefined) throw new Stop(`defensor: there is no game that ${viewer} could see`, UNREADABLE);
  if (seen === undefined) throw new Stop(`defensor: there is no viewer ${viewer} in this game`, UNREADABLE);
  await write(process.stdout, `${JSON.stringify({ view: seen })}\n`);
}
