import type { MapFault } from '@defensor/diplomacy';

type Code = MapFault['code'];

/** What cannot be judged while the list that others refer to is itself broken. */
const JUDGED_BY: readonly { readonly of: RegExp; readonly codes: ReadonlySet<Code> }[] = [
  {
    of: /^provinces(\/\d+(\/(id|kind|coasts|supplyCentre)(\/.*)?)?)?$/,
    codes: new Set<Code>([
      'unknown-province',
      'unknown-location',
      'victory-out-of-reach',
      'home-not-centre',
      'see-not-centre',
      'cut-off',
      'coast-unused',
      'fleet-inland',
      'fleet-without-coast',
    ]),
  },
  { of: /^powers(\/\d+(\/id)?)?$/, codes: new Set<Code>(['unknown-power']) },
  { of: /^borders(\/|$)/, codes: new Set<Code>(['cut-off', 'coast-unused', 'fleet-inland']) },
];

/** Faults of shape: something is missing, or is of another kind than it must be. */
const SHAPE: ReadonlySet<Code> = new Set<Code>([
  'wrong-kind',
  'missing-field',
  'not-allowed',
  'wrong-form',
  'unknown-field',
]);

/**
 * The faults without those that only follow from others: where a list of provinces is `null`, every place is unknown, and a
 * person who mends the list has mended them all.
 */
export function withoutConsequences(faults: readonly MapFault[]): readonly MapFault[] {
  const ofShape = faults.filter(({ code }) => SHAPE.has(code) && code !== 'unknown-field');
  const broken = ofShape.map(({ path, code, facts }) =>
    placeOf(code === 'missing-field' ? [...path, facts.field] : path),
  );
  const unjudged = new Set(
    JUDGED_BY.filter(({ of }) => broken.some((at) => of.test(at))).flatMap(({ codes }) => [...codes]),
  );
  const isInBroken = (at: string) => broken.some((place) => at === place || at.startsWith(`${place}/`));
  return faults.filter(
    (fault) => SHAPE.has(fault.code) || !(unjudged.has(fault.code) || isInBroken(placeOf(fault.path))),
  );
}

const placeOf = (path: readonly unknown[]): string => path.join('/');
