/** What a tap on the map means, by what is being done. */
import {
  type LocationId,
  type Order,
  type PowerId,
  type ProvinceId,
  provinceOf,
  type UnitType,
  type Variant,
} from '@defensor/diplomacy';
import { adjustmentsOf, hasRoomFor } from './adjusting.ts';
import { type Choices, type Composing, choicesOf, optionsAt, orderMeant } from './composing.ts';
import { putDown, setOwner, standsOf, takeOff } from './position.ts';
import { orderFor, withOrder, withoutOrder } from './sheet.ts';
import { type Stage, unitIn } from './stage.ts';

export type ToolKind = 'army' | 'fleet' | 'owner' | 'takeOff';

/** What is put down or taken off by a tap, and whose it is. */
export interface Tool {
  readonly kind: ToolKind;
  readonly power: PowerId;
}

/** What a tap does. What it changes is said by the caller in words. */
export type Tap =
  | {
      readonly kind: 'position';
      readonly stage: Stage;
      readonly tool: Tool;
      readonly location: LocationId;
      readonly unit?: { type: UnitType; at: LocationId };
    }
  | { readonly kind: 'order'; readonly stage: Stage; readonly order: Order }
  | { readonly kind: 'compose'; readonly composing: Composing }
  | { readonly kind: 'leave' }
  /** A unit or place is chosen in the list, where its choices stand. */
  | { readonly kind: 'show'; readonly province: ProvinceId }
  | { readonly kind: 'noTool'; readonly tool: Tool; readonly province: ProvinceId }
  /** The order that was meant is not possible. */
  | { readonly kind: 'noOrder'; readonly power: PowerId; readonly order: Order }
  | { readonly kind: 'nothing'; readonly province: ProvinceId };

/** Chooses among locations of one province: the coast nearest to the finger. */
export type NearestCoast = (locations: readonly LocationId[]) => LocationId | undefined;

/** A tap with a tool in hand. */
export function tapWithTool(
  variant: Variant,
  stage: Stage,
  tool: Tool,
  province: ProvinceId,
  nearest: NearestCoast,
): Tap {
  const here = province as string as LocationId;
  switch (tool.kind) {
    case 'army':
    case 'fleet': {
      const type = tool.kind === 'army' ? 'A' : 'F';
      const location = nearest(standsOf(variant, province, type));
      if (location === undefined) return { kind: 'noTool', tool, province };
      return {
        kind: 'position',
        stage: putDown(stage, tool.power, type, location),
        tool,
        location,
        unit: { type, at: location },
      };
    }
    case 'owner':
      if (variant.provinceById.get(province)?.supplyCentre !== true) return { kind: 'noTool', tool, province };
      return { kind: 'position', stage: setOwner(stage, province, tool.power), tool, location: here };
    case 'takeOff': {
      const unit = unitIn(stage, province);
      if (unit === undefined) return { kind: 'noTool', tool, province };
      return {
        kind: 'position',
        stage: takeOff(stage, province),
        tool,
        location: unit.location,
        unit: { type: unit.type, at: unit.location },
      };
    }
    default:
      return tool.kind satisfies never;
  }
}

/** A tap while orders are written. `chosen` is the unit or place open in the list. */
export function tapToOrder(
  variant: Variant,
  stage: Stage,
  composing: Composing | undefined,
  chosen: ProvinceId | undefined,
  province: ProvinceId,
  nearest: NearestCoast,
): Tap {
  switch (stage.phase) {
    case 'movement':
      return composing === undefined
        ? beginning(stage, province)
        : composingTap(variant, stage, composing, province, nearest);
    case 'retreat':
      return retreatTap(stage, chosen, province, nearest);
    case 'adjustment':
      return adjustmentTap(variant, stage, province, nearest);
    default:
      return stage.phase satisfies never;
  }
}

function beginning(stage: Stage, province: ProvinceId): Tap {
  const isHere = stage.units.some(({ location }) => provinceOf(location) === province);
  return isHere ? { kind: 'compose', composing: { unit: province, verb: 'move' } } : { kind: 'nothing', province };
}

function composingTap(
  variant: Variant,
  stage: Stage,
  composing: Composing,
  province: ProvinceId,
  nearest: NearestCoast,
): Tap {
  const choices: Choices = choicesOf(variant, stage, composing);
  const here = optionsAt(choices.options, province);
  const [first] = here;
  if (first?.kind === 'help') return { kind: 'compose', composing: { ...composing, helped: province } };
  const unit = unitIn(stage, composing.unit);
  if (unit === undefined) return { kind: 'leave' };
  if (first !== undefined) {
    const location = nearest(here.flatMap((option) => (option.kind === 'order' ? [option.location] : [])));
    const option = here.find((other) => other.kind === 'order' && other.location === location);
    if (option?.kind !== 'order') return { kind: 'leave' };
    return { kind: 'order', stage: withOrder(stage, { power: unit.power, order: option.order }), order: option.order };
  }
  if (province === composing.unit) return { kind: 'leave' };
  // Another unit that cannot be chosen here is the next to get its order, while only a move is open.
  if (composing.verb === 'move' && stage.units.some(({ location }) => provinceOf(location) === province)) {
    return beginning(stage, province);
  }
  return { kind: 'noOrder', power: unit.power, order: orderMeant(unit, composing, province) };
}

function retreatTap(stage: Stage, chosen: ProvinceId | undefined, province: ProvinceId, nearest: NearestCoast): Tap {
  const unit = stage.dislodged.find(({ location }) => provinceOf(location) === chosen);
  const isDriven = stage.dislodged.some(({ location }) => provinceOf(location) === province);
  if (unit === undefined || (isDriven && province !== chosen)) {
    return isDriven ? { kind: 'show', province } : { kind: 'nothing', province };
  }
  if (province === chosen) return { kind: 'leave' };
  const location = nearest(unit.retreats.filter((open) => provinceOf(open) === province));
  const self = { type: unit.type, at: unit.location };
  const order: Order = { kind: 'retreat', unit: self, to: location ?? (province as string as LocationId) };
  if (location === undefined) return { kind: 'noOrder', power: unit.power, order };
  return { kind: 'order', stage: withOrder(stage, { power: unit.power, order }), order };
}

/** A lit site goes from army to fleet to nothing; a lit unit is taken off and back. */
function adjustmentTap(variant: Variant, stage: Stage, province: ProvinceId, nearest: NearestCoast): Tap {
  for (const adjustment of adjustmentsOf(variant, stage)) {
    const { power, sites, removable } = adjustment;
    const site = sites.find((other) => other.province === province);
    const unit = removable.find(({ location }) => provinceOf(location) === province);
    if (site === undefined && unit === undefined) continue;
    if (!hasRoomFor(stage, adjustment, province)) return { kind: 'show', province };
    const written = orderFor(stage, province)?.order;
    if (unit !== undefined) {
      const order: Order = { kind: 'disband', unit: { type: unit.type, at: unit.location } };
      const next = written === undefined ? withOrder(stage, { power, order }) : withoutOrder(stage, province);
      return { kind: 'order', stage: next, order };
    }
    const type = written === undefined ? 'A' : written.kind === 'build' && written.unit.type === 'A' ? 'F' : undefined;
    const at = type === undefined ? undefined : nearest(standsOf(variant, province, type));
    if (type === undefined || at === undefined)
      return { kind: 'order', stage: withoutOrder(stage, province), order: { kind: 'waive' } };
    const order: Order = { kind: 'build', unit: { type, at } };
    return { kind: 'order', stage: withOrder(stage, { power, order }), order };
  }
  return { kind: 'nothing', province };
}
