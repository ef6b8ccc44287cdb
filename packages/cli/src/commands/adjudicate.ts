import type { Command } from 'commander';
import type { AdjudicateOptions } from '../answers/adjudicate-lines.ts';
import { languageOption, positiveInteger } from './options.ts';

const EXAMPLES = `
Reads JSON Lines on standard input, one position a line, and writes one result a line in the same order. A line that
is no position gives {"id":…,"error":{"code","message"}}, and the rest goes on. docs/command-line.md has every field.

Examples:
  $ defensor adjudicate < positions.jsonl > results.jsonl
  $ echo '{"id":1,"variant":"standard","phase":"movement","units":[{"power":"FRANCE","type":"A","loc":"PAR"}],"orders":[{"power":"FRANCE","text":"A Paris - Burgundy"}]}' \\
      | defensor adjudicate --explain
  $ defensor adjudicate --bench 9 < positions.jsonl > /dev/null`;

/** \`defensor adjudicate\`: positions in, results out. */
export function addAdjudicate(program: Command): void {
  program
    .command('adjudicate')
    .summary('adjudicate movement, retreats and adjustments: JSON Lines in, JSON Lines out')
    .description('Adjudicates positions of movement, retreat and adjustment phases.')
    .option('--explain', 'add to every result a sentence that says why', false)
    .addOption(languageOption())
    .option('--variant-file <file>', 'a map file; positions mean it by its id, or by naming no variant')
    .option('--bench <n>', 'adjudicate everything N times and print the rate on standard error', positiveInteger)
    .addHelpText('after', EXAMPLES)
    .action(async (options: AdjudicateOptions) => {
      const { adjudicateLines } = await import('../answers/adjudicate-lines.ts');
      await adjudicateLines(options);
    });
}
