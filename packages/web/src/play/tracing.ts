import { type ProvinceId, provinceOf } from '@defensor/diplomacy';
import type { PhaseResult } from './resolve.ts';

/**
 * Where the unit that is drawn in `province` after a phase stood before it: the place under which the
 * list has it. Where it drove another out, that one comes first, and the victor once it is `chosen`.
 */
export function originOf(outcome: PhaseResult, province: ProvinceId, chosen: ProvinceId | undefined): ProvinceId {
  if (outcome.phase === 'adjustment') return province;
  if (outcome.phase === 'retreat') {
    const retreated = outcome.result.units.find(({ location }) => provinceOf(location) === province);
    const fate = outcome.result.fates.find(({ unit }) => unit.id === retreated?.id);
    return fate === undefined ? province : provinceOf(fate.unit.location);
  }
  const { unitOutcomes } = outcome.result;
  const stayed = unitOutcomes.some(
    ({ unit, order, result }) =>
      provinceOf(unit.location) === province && !(order.kind === 'move' && result === 'succeeds'),
  );
  if (stayed && chosen !== province) return province;
  const arrived = unitOutcomes.find(
    ({ order, result }) => order.kind === 'move' && result === 'succeeds' && provinceOf(order.to) === province,
  );
  return arrived === undefined ? province : provinceOf(arrived.unit.location);
}
