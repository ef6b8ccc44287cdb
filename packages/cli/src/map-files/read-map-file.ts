import { readFileSync } from 'node:fs';
import { mapFaultSentence } from '@defensor/api';
import { ENGLISH } from '@defensor/api/english';
import { compileVariant, type Variant, validateVariant } from '@defensor/diplomacy';
import { isNotUtf8 } from '../lines/json-line.ts';
import { reasonOf } from '../lines/reason.ts';
import { Stop } from '../stop.ts';
import { withoutConsequences } from './consequences.ts';
import { type Place, parseWithPlaces } from './json-places.ts';

/** A fault of a map file, and where in it. */
export interface FileFault {
  readonly place: Place;
  readonly code: string;
  readonly reason: string;
}

/** The variant that the map file holds, or every fault of it in the order of the file. */
export type MapFile =
  | { readonly ok: true; readonly variant: Variant }
  | { readonly ok: false; readonly faults: readonly FileFault[] };

const NOT_UTF8: FileFault = { place: { line: 1, column: 1 }, code: 'bad-json', reason: 'this is no text in UTF-8' };

export function readMapFile(file: string): MapFile {
  const text = readText(file);
  if (isNotUtf8(text)) return { ok: false, faults: [NOT_UTF8] };
  const json = parseWithPlaces(text);
  if (!json.ok) return { ok: false, faults: [{ place: json.place, code: 'bad-json', reason: json.reason }] };
  const repeated = json.repeated.map(({ name, place }) => ({
    place,
    code: 'repeated-name',
    reason: `“${name}” stands twice in this object`,
  }));
  const checked = validateVariant(json.value);
  if (checked.ok && repeated.length === 0) return { ok: true, variant: compileVariant(checked.data) };
  const faults = checked.ok ? [] : withoutConsequences(checked.faults);
  const placed = faults.map(
    (fault): FileFault => ({
      place: json.placeOf(fault.path),
      code: fault.code,
      reason: mapFaultSentence(fault, ENGLISH),
    }),
  );
  return {
    ok: false,
    faults: [...repeated, ...placed].sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column),
  };
}

/** The variant of a map file that is to be used; the command ends where it has faults. */
export function variantFromFile(file: string): Variant {
  const map = readMapFile(file);
  if (map.ok) return map.variant;
  throw new Stop(map.faults.map((fault) => faultLine(file, fault)).join('\n'));
}

/** `map.json:12:5: …`, as compilers write it and editors read it. */
export const faultLine = (file: string, { place, code, reason }: FileFault): string =>
  `${file}:${place.line}:${place.column}: ${reason} [${code}]`;

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Stop(`defensor: cannot read ${file}: ${reasonOf(error)}`);
  }
}
