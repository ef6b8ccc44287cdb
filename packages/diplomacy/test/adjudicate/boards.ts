import type { LocationId, PowerId, ProvinceId, UnitId, UnitType } from '../../src/ids.ts';
import type { Ownership, Unit } from '../../src/position.ts';

/** Units written as `{ FRANCE: 'A PAR, F SPA/SC' }`; the id of each is its location. */
export function unitsOf(byPower: Readonly<Record<string, string>>): Unit[] {
  return Object.entries(byPower).flatMap(([power, list]) =>
    split(list).map((text): Unit => {
      const [type, location] = text.split(' ') as [UnitType, LocationId];
      return { id: location as string as UnitId, power: power as PowerId, type, location };
    }),
  );
}

/** Owned centres written as `{ FRANCE: 'PAR BRE' }`. */
export function ownedBy(byPower: Readonly<Record<string, string>>): Ownership {
  return new Map(
    Object.entries(byPower).flatMap(([power, list]) =>
      list
        .split(' ')
        .filter(Boolean)
        .map((id) => [id as ProvinceId, power as PowerId] as const),
    ),
  );
}

/** Units as `A PAR`, sorted, for comparing boards. */
export const unitTexts = (units: readonly Unit[]) => units.map((u) => `${u.power} ${u.type} ${u.location}`).sort();

const split = (list: string) =>
  list
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
