import type { Command } from 'commander';
import { answerTo, answerToFault } from '../answers/answer.ts';
import { readOrders } from '../answers/read-orders.ts';
import { benchAdjudication } from '../bench/adjudication.ts';
import type { Line } from '../lines/line-splitter.ts';
import { standardInput } from '../lines/standard-input.ts';
import { answerLines, readLines, write } from '../lines/stream.ts';
import { variantFromFile } from '../map-files/read-map-file.ts';
import { isFault } from '../positions/faults.ts';
import { readPosition, type Unreadable } from '../positions/read-position.ts';
import { type VariantSet, variantSet } from '../variant-set.ts';
import { positiveInteger } from './options.ts';

interface Options {
  readonly explain: boolean;
  readonly variantFile?: string;
  readonly bench?: number;
}

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
    .option('--variant-file <file>', 'a map file; positions mean it by its id, or by naming no variant')
    .option('--bench <n>', 'adjudicate everything N times and print the rate on standard error', positiveInteger)
    .addHelpText('after', EXAMPLES)
    .action(async (options: Options) => {
      const extra = options.variantFile === undefined ? undefined : variantFromFile(options.variantFile);
      const variants = variantSet(extra);
      if (options.bench !== undefined) return bench(variants, options.explain, options.bench);
      await answerLines(standardInput(), process.stdout, (line) => answerLine(variants, options.explain, line));
    });
}

function answerLine(variants: VariantSet, explain: boolean, line: Line): string {
  const position = readPosition(variants, line);
  if (isFault(position)) return answerToFault(position);
  return answerTo(position, readOrders(position), explain);
}

/** Reads everything, measures, then answers as without it. */
async function bench(variants: VariantSet, explain: boolean, runs: number): Promise<void> {
  const read = (await readLines(standardInput())).map((line) => readPosition(variants, line));
  const cases = read.map((position) => (isFault(position) ? position : { position, orders: readOrders(position) }));
  process.stderr.write(
    benchAdjudication(
      cases.filter((c): c is Exclude<typeof c, Unreadable> => !isFault(c)),
      runs,
    ),
  );
  for (const c of cases) {
    await write(process.stdout, `${isFault(c) ? answerToFault(c) : answerTo(c.position, c.orders, explain)}\n`);
  }
}
