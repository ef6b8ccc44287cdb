/** What makes a stage that was read impossible on this board. Nothing made on the page has any of these. */
import { coastOf, type ProvinceId, provinceOf, type Unit, type Variant, whyNoAttack } from '@defensor/diplomacy';
import { standsOf } from './position.ts';
import { subjectOf } from './sheet.ts';
import type { Stage } from './stage.ts';

/** `unreadable`: a part that means nothing, as it is written. The others are about a place. */
export type StageFault =
  | { readonly code: 'cut-short' | 'turn' }
  | { readonly code: 'unreadable'; readonly text: string }
  | {
      readonly code:
        | 'army-at-sea'
        | 'army-on-coast'
        | 'fleet-inland'
        | 'fleet-without-coast'
        | 'crowded'
        | 'not-a-centre'
        | 'owned-twice'
        | 'two-orders'
        | 'driven-out-twice'
        | 'driven-out-late'
        | 'attacked-from-afar';
      readonly province: ProvinceId;
    };

/** Every fault of the position, the turn first. */
export function faultsOf(variant: Variant, stage: Stage): StageFault[] {
  const { phase, season, year, units, dislodged, owned } = stage;
  const isTurn = year >= 1 && (phase === 'adjustment') === (season === 'winter');
  const subjects = (given: Stage['orders']) => given.flatMap(({ order }) => subjectOf(order) ?? []);
  const orderedTwice = [...twice(subjects(stage.orders)), ...twice(subjects(stage.rival?.orders ?? []))];
  return [
    ...(isTurn ? [] : [{ code: 'turn' } as const]),
    ...[...units, ...dislodged].flatMap((unit) => standFault(variant, unit) ?? []),
    ...twice(units.map(placeOf)).map((province) => ({ code: 'crowded', province }) as const),
    ...[...owned.keys()]
      .filter((province) => variant.provinceById.get(province)?.supplyCentre !== true)
      .map((province) => ({ code: 'not-a-centre', province }) as const),
    ...(phase === 'retreat'
      ? [
          ...twice(dislodged.map(placeOf)).map((province) => ({ code: 'driven-out-twice', province }) as const),
          ...dislodged
            .filter((unit) => whyNoAttack(variant, unit) !== undefined)
            .map((unit) => ({ code: 'attacked-from-afar', province: placeOf(unit) }) as const),
        ]
      : dislodged.map((unit) => ({ code: 'driven-out-late', province: placeOf(unit) }) as const)),
    ...orderedTwice.map((province) => ({ code: 'two-orders', province }) as const),
  ];
}

const placeOf = ({ location }: Unit) => provinceOf(location);

function standFault(variant: Variant, { type, location }: Unit): StageFault | undefined {
  const province = provinceOf(location);
  if (standsOf(variant, province, type).includes(location)) return undefined;
  if (type === 'A') return { code: coastOf(location) === undefined ? 'army-at-sea' : 'army-on-coast', province };
  const isCoastal = variant.provinceById.get(province)?.coastal === true;
  return { code: isCoastal ? 'fleet-without-coast' : 'fleet-inland', province };
}

function twice(places: readonly ProvinceId[]): ProvinceId[] {
  return [...new Set(places.filter((place, i) => places.indexOf(place) !== i))];
}
