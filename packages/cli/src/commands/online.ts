import type { Command } from 'commander';
import { Option } from 'commander';
import type { ExportOptions, LogOptions } from '../online/look.ts';
import { languageOption, positiveInteger } from './options.ts';

const SEND_EXAMPLES = `
Reads commands as JSON Lines (docs/commands.md), from FILE or standard input, and answers each line with one line: its
receipt, or its refusal. A command without an id is given one; the same id again gets the same answer.

With DEFENSOR_TOKEN=dft_… and DEFENSOR_SERVER=https://play.example in the environment:

Examples:
  $ defensor send g_4fQ2 sheet.jsonl
  $ echo '{"do":"draftSheet","sheet":"s1","text":"A Lis H"}' | defensor send g_4fQ2

Exit status: 0 when all were accepted, 1 when one was refused or nobody answered, 2 without a token.`;

const LOOK_EXAMPLES = (what: string) => `
With DEFENSOR_TOKEN=dft_… and DEFENSOR_SERVER=https://play.example in the environment:

Examples:
  $ defensor ${what}`;

/** The commands that ask a server, with a token of DEFENSOR_TOKEN. */
export function addOnline(program: Command): void {
  const add = (name: string, summary: string, examples: string) =>
    program
      .command(name)
      .helpGroup('On a server:')
      .summary(summary)
      .description(`${summary[0]?.toUpperCase() ?? ''}${summary.slice(1)}.`)
      .addOption(new Option('--server <address>', 'the server').env('DEFENSOR_SERVER').default('http://localhost:4454'))
      .addOption(languageOption())
      .addHelpText('after', examples);

  add('games', 'the games that you may see', LOOK_EXAMPLES('games')).action(async (options: LogOptions) => {
    await (await import('../online/look.ts')).listGames(options);
  });
  add('view', 'a game as you see it, as JSON', LOOK_EXAMPLES('view g_4fQ2'))
    .argument('<game>', 'its id')
    .action(async (game: string, options: LogOptions) => {
      await (await import('../online/look.ts')).lookAt(game, options);
    });
  add('gazette', 'the public record of a game as text', LOOK_EXAMPLES('gazette g_4fQ2 --language fr'))
    .argument('<game>', 'its id')
    .action(async (game: string, options: LogOptions) => {
      await (await import('../online/look.ts')).readGazette(game, options);
    });
  add('log', 'what happened in a game, an event a line', LOOK_EXAMPLES('log g_4fQ2 --after 120 --follow'))
    .argument('<game>', 'its id')
    .option('--after <number>', 'only what came after the event of this number', positiveInteger, 0)
    .option('--follow', 'go on with whatever happens', false)
    .action(async (game: string, options: LogOptions) => {
      await (await import('../online/look.ts')).readLog(game, options);
    });
  add('export', 'a whole game as a file, for its Judge', LOOK_EXAMPLES('export g_4fQ2 --texts > game.json'))
    .argument('<game>', 'its id')
    .option('--texts', 'with the free texts that the Judge may read', false)
    .option('--attachments', 'with the pictures and documents attached', false)
    .action(async (game: string, options: ExportOptions) => {
      await (await import('../online/look.ts')).exportGame(game, options);
    });
  add('send', 'send commands to a game', SEND_EXAMPLES)
    .argument('<game>', 'its id')
    .argument('[file]', 'the commands, or - for standard input', '-')
    .action(async (game: string, file: string, options: LogOptions) => {
      await (await import('../online/send.ts')).sendCommands(game, file, options);
    });
}
