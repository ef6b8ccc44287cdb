import { legalOrderTexts, listLegalOrders, type Tables } from '@defensor/diplomacy';
import { encodePositions } from '../bench/encode-positions.ts';
import { measure, rateLine } from '../bench/measure.ts';
import { guarded } from '../lines/defect.ts';
import type { Line } from '../lines/line-splitter.ts';
import { standardInput } from '../lines/standard-input.ts';
import { answerLines, readLines, write } from '../lines/stream.ts';
import { variantFromFile } from '../map-files/read-map-file.ts';
import { fault, isFault } from '../positions/faults.ts';
import type { MovementPosition } from '../positions/position.ts';
import { readPosition, type Unreadable } from '../positions/read-position.ts';
import { type VariantSet, variantSet } from '../variant-set.ts';
import { answerToFault } from './answer.ts';

export interface OrdersOptions {
  readonly count: boolean;
  readonly variantFile?: string;
  readonly bench?: number;
}

const HOW =
  'JSON and output excluded, positions laid out as integers beforehand; every legal order of every unit worked out each time, as texts';

/** Lists the legal orders of every position of standard input. */
export async function listOrders({ count, variantFile, bench: runs }: OrdersOptions): Promise<void> {
  const variants = variantSet(variantFile === undefined ? undefined : variantFromFile(variantFile));
  if (runs !== undefined) return bench(variants, count, runs);
  await answerLines(standardInput(), process.stdout, (line) => answerLine(variants, count, line));
}

function answerLine(variants: VariantSet, countOnly: boolean, line: Line): string {
  const position = readMovement(variants, line);
  return guarded(
    line,
    () => answer(position, countOnly),
    (message) => answerToFault({ id: position.id, ...fault('defect', message) }),
  );
}

function readMovement(variants: VariantSet, line: Line): MovementPosition | Unreadable {
  const position = readPosition(variants, line);
  if (isFault(position) || position.phase === 'movement') return position;
  return {
    id: position.id,
    ...fault(
      'bad-phase',
      `line ${line.number}: phase: orders are listed of "movement" positions, not "${position.phase}"`,
    ),
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
