import {
  type LocationId,
  type PowerId,
  type ProvinceId,
  provinceOf,
  type Unit,
  type UnitId,
  type Variant,
} from '@defensor/diplomacy';
import type { Options } from '../options.ts';
import type { Addendum, BoardState, Dict } from '../state.ts';

/** The board as the map starts it; with `neutralRome` nobody stands in the papal see or owns it (RULES.md §6). */
export function openingBoard(variant: Variant, addendum: Addendum, options: Options): BoardState {
  const empty = addendum.kind === 'papacy' && options.romeAtStart === 'neutralRome' ? addendum.papalSee : undefined;
  const units = variant.data.start.units
    .filter((unit) => provinceOf(unit.location as LocationId) !== empty)
    .map(
      (unit, index): Unit => ({
        id: `u${index + 1}` as UnitId,
        power: unit.power as PowerId,
        type: unit.type,
        location: unit.location as LocationId,
      }),
    );
  const owned: Dict<ProvinceId, PowerId> = Object.fromEntries(
    variant.powers.flatMap((power) =>
      power.homeCentres.filter((centre) => centre !== empty).map((centre) => [centre, power.id]),
    ),
  );
  return { units, owned, dislodged: [], contested: [], nextUnit: units.length + 1, eliminated: {} };
}

/** Whose units stand in sees from the start (R8, §6 b); with `freePope` its host does not count as Rome's occupier. */
export function openingOccupiers(board: BoardState, addendum: Addendum, options: Options): Dict<ProvinceId, PowerId> {
  if (addendum.kind === 'off') return {};
  const { papalSee, sees, host } = addendum;
  const free = options.romeAtStart === 'freePope' ? papalSee : undefined;
  return Object.fromEntries(
    board.units
      .map((unit) => [provinceOf(unit.location), unit.power] as const)
      .filter(([province]) => province === papalSee || sees.includes(province))
      .filter(([province, power]) => province !== free || power !== host),
  );
}
