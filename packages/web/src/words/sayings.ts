/** What is said of a tap: what it did, or why it did nothing. */
import { coastOf, type Order, type PowerId, type ProvinceId, provinceOf, type UnitName } from '@defensor/diplomacy';
import { type PhaseResult, resolveWith } from '../play/resolve.ts';
import { rowsOf, sentencesFor } from '../play/rows.ts';
import type { Stage } from '../play/stage.ts';
import type { Tap, Tool } from '../play/tapping.ts';
import { type Naming, orderLine, placeLabel, powerLabel, provinceLabel, unitLabel } from './orders.ts';
import { words } from './words.ts';

/** The sentence for a tap; empty where there is nothing to say. */
export function sayingOf(naming: Naming, stage: Stage, tap: Tap): string {
  switch (tap.kind) {
    case 'position':
      return positionSaying(naming, tap);
    case 'order':
      return tap.order.kind === 'waive' ? '' : words.orders.set(orderLine(naming, tap.order));
    case 'noTool':
      return toolRefusal(naming, tap.tool, tap.province);
    case 'noOrder':
      return refusalOf(naming, stage, tap.power, tap.order);
    case 'nothing':
      return naming.variant.provinceById.has(tap.province)
        ? words.tools.refused.nobodyThere(provinceLabel(naming, tap.province))
        : words.tools.refused.impassable;
    case 'compose':
    case 'leave':
    case 'show':
      return '';
    default:
      return tap satisfies never;
  }
}

function positionSaying(naming: Naming, { stage, tool, location, unit }: Extract<Tap, { kind: 'position' }>): string {
  const { said } = words.tools;
  const power = powerLabel(naming, tool.power);
  const place = provinceLabel(naming, provinceOf(location));
  if (tool.kind === 'owner') {
    return stage.owned.has(provinceOf(location)) ? said.owns(place, power) : said.ownsNot(place);
  }
  const label = unit === undefined ? place : longUnit(naming, unit);
  return tool.kind === 'takeOff' ? said.took(label) : said.put(label, power);
}

function longUnit(naming: Naming, unit: UnitName): string {
  return unit.type === undefined ? unitLabel(naming, unit) : words.units.long(unit.type, placeLabel(naming, unit.at));
}

function toolRefusal(naming: Naming, { kind }: Tool, province: ProvinceId): string {
  const { refused } = words.tools;
  const place = provinceLabel(naming, province);
  if (kind === 'owner') return refused.noCentre(place);
  if (kind === 'takeOff') return refused.nobodyThere(place);
  return kind === 'army' ? refused.armyAtSea(place) : refused.fleetInland(place);
}

/** Why an order is not possible, with the order before it. */
function refusalOf(naming: Naming, stage: Stage, power: PowerId, order: Order): string {
  return words.outcome.says(orderLine(naming, order), refusalReason(naming, stage, power, order));
}

/** Why an order is not possible, as the adjudicator says it. */
export function refusalReason(naming: Naming, stage: Stage, power: PowerId, order: Order): string {
  const outcome = resolveWith(naming.variant, stage, [{ power, order }]);
  return sentencesFor(naming.variant, outcome, naming.names).ofOrder(0);
}

/** What became of the unit or place that the list has under `province`; empty where the list has nothing. */
export function fateSaying(naming: Naming, stage: Stage, outcome: PhaseResult, province: ProvinceId): string {
  const row = rowsOf(naming.variant, stage, outcome, naming.names).find((one) => one.province === province);
  if (row?.fate === undefined) return '';
  const { unit, order } = row;
  const subject =
    order !== undefined
      ? orderLine(naming, order)
      : unit === undefined
        ? provinceLabel(naming, province)
        : unitLabel(naming, { type: unit.type, at: unit.location });
  return words.outcome.says(subject, row.fate.sentence);
}

/** What someone who does not see the map is told of a space. */
export function spaceSaying(naming: Naming, stage: Stage, lit: ReadonlySet<string>, province: ProvinceId): string {
  const { variant } = naming;
  const owner = stage.owned.get(province);
  const isCentre = variant.provinceById.get(province)?.supplyCentre === true;
  const standing = stage.units.filter(({ location }) => provinceOf(location) === province);
  const driven = stage.dislodged.filter(({ location }) => provinceOf(location) === province);
  const unitSaying = ({ type, power, location }: (typeof standing)[number]) => {
    const label = words.units.ofPower(type, powerLabel(naming, power));
    const coast = coastOf(location);
    return coast === undefined ? label : words.units.coast(label, coast);
  };
  return [
    provinceLabel(naming, province),
    owner === undefined ? (isCentre ? words.map.neutral : '') : words.map.owned(powerLabel(naming, owner)),
    ...standing.map(unitSaying),
    ...driven.map((unit) => words.map.dislodged(unitSaying(unit))),
    lit.has(province) ? words.map.canChoose : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
