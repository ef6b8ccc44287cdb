import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Command } from 'commander';
import { standardInput } from '../lines/standard-input.ts';
import { answerLines, readLines, write } from '../lines/stream.ts';
import { gazetteOf } from '../run/gazette.ts';
import { Table } from '../run/table.ts';
import { Stop } from '../stop.ts';

interface Options {
  readonly view: readonly string[];
  readonly gazette: boolean;
}

/** Exit statuses: an expectation that did not hold; a line, or the input, that cannot be read. */
const FAILED = 1;
const UNREADABLE = 2;

const EXAMPLES = `
Reads a game as JSON Lines, from FILE or standard input, and answers each line with one line: a command with its events
or its refusal, an expectation with whether it holds. docs/command-line.md has the fields, docs/commands.md the commands.

Examples:
  $ defensor run docs/examples/ordinary-year.jsonl --gazette
  $ defensor run game.jsonl --view R-SPA --view public
  $ echo '{"as":"JD","do":"createGame"}' | defensor run --view JD

Exit status: 0 when the file ran through and every expectation held, 1 when one did not, 2 when a line cannot be read.`;

/** \`defensor run\`: a whole game from a file, without a server. */
export function addRun(program: Command): void {
  program
    .command('run')
    .summary('play a game from a file: JSON Lines in, JSON Lines out')
    .description('Plays a whole game from a file.')
    .argument('[file]', 'the game, or - for standard input', '-')
    .option(
      '--view <viewer>',
      'append what a viewer sees at the end: a seat, JD, public or projector; may be repeated',
      gather,
      [],
    )
    .option('--gazette', 'print the public record as text instead of the lines', false)
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, options: Options) => {
      const table = new Table();
      try {
        if (options.gazette) await printGazette(table, open(file));
        else await answerLines(open(file), process.stdout, (line) => JSON.stringify(table.answer(line)));
      } catch (error) {
        if (isReadError(error)) throw new Stop(`defensor: cannot read the input: ${error.message}`, UNREADABLE);
        throw error;
      }
      if (table.failed > 0) process.exitCode = FAILED;
      if (table.unread > 0) process.exitCode = UNREADABLE;
      for (const viewer of options.view) await appendView(table, viewer);
    });
}

const gather = (viewer: string, before: readonly string[]): readonly string[] => [...before, viewer];

function open(file: string): Readable {
  return file === '-' ? standardInput() : createReadStream(file);
}

/** Plays the game in silence and prints its public record; what went wrong is told on standard error. */
async function printGazette(table: Table, input: Readable): Promise<void> {
  for (const line of await readLines(input)) {
    const answer = table.answer(line);
    if ('error' in answer || 'missing' in answer) {
      process.stderr.write(`line ${line.number}: ${JSON.stringify(answer)}\n`);
    }
  }
  if (table.game !== undefined) await write(process.stdout, gazetteOf(table.game, table.cast));
}

async function appendView(table: Table, viewer: string): Promise<void> {
  const seen = table.viewFor(viewer);
  if (seen === undefined) throw new Stop(`defensor: there is no viewer ${viewer} in this game`, UNREADABLE);
  await write(process.stdout, `${JSON.stringify({ view: seen })}\n`);
}

const isReadError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && (error.syscall === 'read' || error.syscall === 'open');
