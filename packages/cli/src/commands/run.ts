import type { Command } from 'commander';
import type { RunOptions } from '../run/run-file.ts';
import { languageOption } from './options.ts';

const EXAMPLES = `
Reads a game as JSON Lines, from FILE or standard input, and answers each line with one line: a command with its events
or its refusal, an expectation with whether it holds. docs/command-line.md has the fields, docs/commands.md the commands.

Examples:
  $ defensor run docs/examples/ordinary-year.jsonl --gazette
  $ defensor run game.jsonl --view R-SPA --view public
  $ defensor run game.jsonl --gazette --language fr
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
    .addOption(languageOption())
    .addHelpText('after', EXAMPLES)
    .action(async (file: string, options: RunOptions) => {
      const { runFile } = await import('../run/run-file.ts');
      await runFile(file, options);
    });
}

const gather = (viewer: string, before: readonly string[]): readonly string[] => [...before, viewer];
