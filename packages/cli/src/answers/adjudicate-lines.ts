import type { Language, LanguageTag } from '@defensor/api';
import { benchAdjudication } from '../bench/adjudication.ts';
import { languageOf } from '../language.ts';
import { guarded } from '../lines/defect.ts';
import type { Line } from '../lines/line-splitter.ts';
import { standardInput } from '../lines/standard-input.ts';
import { answerLines, readLines, write } from '../lines/stream.ts';
import { variantFromFile } from '../map-files/read-map-file.ts';
import { fault, isFault } from '../positions/faults.ts';
import { readPosition, type Unreadable } from '../positions/read-position.ts';
import { type VariantSet, variantSet } from '../variant-set.ts';
import { answerTo, answerToFault } from './answer.ts';
import { readOrders } from './read-orders.ts';

export interface AdjudicateOptions {
  readonly explain: boolean;
  readonly language: LanguageTag;
  readonly variantFile?: string;
  readonly bench?: number;
}

/** Adjudicates every position of standard input. */
export async function adjudicateLines({
  explain,
  language,
  variantFile,
  bench: runs,
}: AdjudicateOptions): Promise<void> {
  const variants = variantSet(variantFile === undefined ? undefined : variantFromFile(variantFile));
  const told = explain ? await languageOf(language) : undefined;
  if (runs !== undefined) return bench(variants, told, runs);
  await answerLines(standardInput(), process.stdout, (line) => answerLine(variants, told, line));
}

function answerLine(variants: VariantSet, told: Language | undefined, line: Line): string {
  const position = readPosition(variants, line);
  if (isFault(position)) return answerToFault(position);
  return guarded(
    line,
    () => answerTo(position, readOrders(position), told),
    (message) => answerToFault({ id: position.id, ...fault('defect', message) }),
  );
}

/** Reads everything, measures, then answers as without it. */
async function bench(variants: VariantSet, told: Language | undefined, runs: number): Promise<void> {
  const read = (await readLines(standardInput())).map((line) => readPosition(variants, line));
  const cases = read.map((position) => (isFault(position) ? position : { position, orders: readOrders(position) }));
  process.stderr.write(
    benchAdjudication(
      cases.filter((c): c is Exclude<typeof c, Unreadable> => !isFault(c)),
      runs,
    ),
  );
  for (const c of cases) {
    await write(process.stdout, `${isFault(c) ? answerToFault(c) : answerTo(c.position, c.orders, told)}\n`);
  }
}
