import { legalOrderTexts, listLegalOrders, type Tables } from '@defensor/diplomacy';
import type { Command } from 'commander';
import { answerToFault } from '../answers/answer.ts';
import { encodePositions } from '../bench/encode-positions.ts';
import { measure, rateLine } from '../bench/measure.ts';
import type { Line } from '../lines/line-splitter.ts';
import { standardInput } from '../lines/standard-input.ts';
import { answerLines, readLines, write } from '../lines/stream.ts';
import { variantFromFile } from '../map-files/read-map-file.ts';
import { fault, isFault } from '../positions/faults.ts';
import type { MovementPosition } from '../positions/position.ts';
import { readPosition, type Unreadable } from '../positions/read-position.ts';
import { type VariantSet, variantSet } from '../variant-set.ts';
import { positiveInteger } from './options.ts';

interface Options {
  readonly count: boolean;
  readonly variantFile?: string;
  readonly bench?: number;
}

const HOW =
  'JSON and output excluded, positions laid out as integers beforehand; every legal order of every unit worked out each time, as texts';

const EXAMPLES = `
Reads JSON Lines of movement positions on standard input, as adjudicate does, and writes for each every legal order of
every unit, keyed by where the unit stands: {"id":…,"orders":{"VIE":["A VIE H",…]},"count":N}.

Examples:
  $ defensor orders < positions.jsonl
  $ echo '{"id":1,"variant":"renaissance","phase":"movement","units":[{"power":"SPAIN","type":"F","loc":"MAO"}]}' \\
      | defensor orders
  $ defensor orders --count --bench 9 < positions.jsonl`;

/** \`defensor orders\`: every legal order of a movement position. */
export function addOrders(program: Command): void {
  program
    .command('orders')
    .summary('list every legal order of movement positions: JSON Lines in, JSON Lines out')
    .description('Lists every legal order of every unit.')
    .option('--count', 'leave the lists out', false)
    .option('--variant-file <file>', 'a map file; positions mean it by its id, or by naming no variant')
    .option('--bench <n>', 'list everything N times and print the rate on standard error', positiveInteger)
    .addHelpText('after', EXAMPLES)
    .action(async (options: Options) => {
      const extra = options.variantFile === undefined ? undefined : variantFromFile(options.variantFile);
      const variants = variantSet(extra);
      if (options.bench !== undefined) return bench(variants, options.count, options.bench);
      await answerLines(standardInput(), process.stdout, (line) => answer(readMovement(variants, line), options.count));
    });
}

function readMovement(variants: VariantSet, line: Line): MovementPosition | Unreadable {
  const position = readPosition(variants, line);
  if (isFault(position) || position.phase === 'movement') return position;
  return {
    id: position.id,
    ...fault('bad-phase', `phase: orders are listed of "movement" positions, not "${position.phase}"`),
  };
}

function answer(position: MovementPosition | Unreadable, countOnly: boolean): string {
  if (isFault(position)) return answerToFault(position);
  const orders = legalOrderTexts(position.variant, position.units);
  const count = [...orders.values()].reduce((sum, list) => sum + list.length, 0);
  return JSON.stringify({ id: position.id, ...(countOnly ? {} : { orders: Object.fromEntries(orders) }), count });
}

/** Reads everything, measures, then answers as without it. */
async function bench(variants: VariantSet, countOnly: boolean, runs: number): Promise<void> {
  const read = (await readLines(standardInput())).map((line) => readMovement(variants, line));
  const positions = read.filter((position) => !isFault(position)) as MovementPosition[];
  const { words, starts, tables } = encodePositions(
    positions.map(({ variant, units }) => ({ variant, units, orders: [] })),
  );
  const measured = measure(positions.length, runs, () => {
    for (let i = 0; i < starts.length; i++) listLegalOrders(tables[i] as Tables, words, starts[i] as number);
  });
  process.stderr.write(rateLine(measured, HOW));
  for (const position of read) await write(process.stdout, `${answer(position, countOnly)}\n`);
}
