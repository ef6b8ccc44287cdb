import {
  type DislodgedUnit,
  type LocationId,
  type PowerId,
  type ProvinceId,
  provinceOf,
  retreatsOpen,
  type Unit,
  type UnitId,
  type UnitType,
  type Variant,
} from '@defensor/diplomacy';
import type { CommandOf } from '../../commands.ts';
import { accept, type Decision, type Refusal, refusal, refuse } from '../../decision.ts';
import type { Desk } from '../../desk.ts';
import { PUBLIC } from '../../events.ts';
import { churchAfterUnitsChanged } from '../../papacy/turn-hooks.ts';
import { beginScript } from '../../script.ts';
import type { BoardState } from '../../state.ts';

/**
 * Sets units on the board. A unit that is set where one like it stands is that unit and keeps its
 * id, as does one that is moved. Sees are occupied by what then stands in them (R8).
 *
 * @rule JD.6
 */
export function overrideUnits({ game, state, frame, keep }: Desk, body: CommandOf<'overrideUnits'>): Decision {
  const { variant } = game;
  const { board } = state;
  const draft = rearranged(board, body);
  if ('refusal' in draft) return { ok: false, refusal: draft.refusal };
  const { units, nextUnit } = draft;
  const fault = faultOf(variant, units);
  if (fault !== undefined) return { ok: false, refusal: fault };
  const contested = body.contested ?? board.contested;
  const dislodged = dislodgedBy(variant, board, units, contested, body.dislodged, nextUnit);
  const badlyPlaced = faultOf(variant, dislodged);
  if (badlyPlaced !== undefined) return { ok: false, refusal: badlyPlaced };
  const facts = {
    units,
    dislodged,
    contested,
    nextUnit: nextUnit + dislodged.length,
    reason: keep(body.reason, 'reason'),
    isReasonPublic: body.publicly,
  };
  const script = beginScript(game, frame);
  script.add({ type: 'boardSet', rule: 'JD.6', audience: PUBLIC, facts });
  script.add(...churchAfterUnitsChanged(script.game));
  return accept(script.events);
}

/**
 * Sets who owns centres.
 *
 * @rule JD.6
 */
export function overrideOwners({ game, state, keep }: Desk, body: CommandOf<'overrideOwners'>): Decision {
  const { variant } = game;
  const asked = Object.entries(body.owners) as [ProvinceId, PowerId | 'none'][];
  const noCentre = asked.find(([centre]) => variant.provinceById.get(centre)?.supplyCentre !== true);
  if (noCentre !== undefined) return refuse('not-a-centre', 'BASE', { centre: noCentre[0] });
  const stranger = asked.find(([, owner]) => owner !== 'none' && !variant.powerById.has(owner));
  if (stranger !== undefined) return refuse('unknown-power', 'BASE', { power: stranger[1] });
  const owned = new Map(Object.entries(state.board.owned) as [ProvinceId, PowerId][]);
  const changes = asked
    .map(([centre, owner]) => changeOf(centre, owned.get(centre), owner === 'none' ? undefined : owner))
    .filter(({ from, to }) => from !== to);
  for (const { centre, to } of changes) {
    if (to === undefined) owned.delete(centre);
    else owned.set(centre, to);
  }
  const facts = {
    owned: Object.fromEntries(owned) as Record<ProvinceId, PowerId>,
    changes,
    reason: keep(body.reason, 'reason'),
    isReasonPublic: body.publicly,
  };
  return accept([{ type: 'ownersSet', rule: 'JD.6', audience: PUBLIC, facts }]);
}

function changeOf(centre: ProvinceId, from: PowerId | undefined, to: PowerId | undefined) {
  return { centre, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

type Rearranged = { readonly units: readonly Unit[]; readonly nextUnit: number } | { readonly refusal: Refusal };

/** The units after the changes asked for, in the order: set all, remove, move, add. */
function rearranged(board: BoardState, body: CommandOf<'overrideUnits'>): Rearranged {
  let next = board.nextUnit;
  const place = ({ power, type, at }: Placed): Unit => {
    const same = board.units.find(
      (unit) => unit.power === power && unit.type === type && provinceOf(unit.location) === provinceOf(at),
    );
    if (same !== undefined) return { ...same, location: at };
    const id = `u${next}` as UnitId;
    next += 1;
    return { id, power, type, location: at };
  };
  const units = [...(body.set?.map(place) ?? board.units)];
  const indexIn = (province: ProvinceId) => units.findIndex((unit) => provinceOf(unit.location) === province);
  for (const province of body.remove ?? []) {
    if (indexIn(province) < 0) return { refusal: refusal('no-unit-there', 'BASE', { province }) };
    units.splice(indexIn(province), 1);
  }
  const leaving = new Map((body.move ?? []).map(({ from, to }) => [from, to]));
  const empty = [...leaving.keys()].find((province) => indexIn(province) < 0);
  if (empty !== undefined) return { refusal: refusal('no-unit-there', 'BASE', { province: empty }) };
  const moved = units.map((unit) => ({ ...unit, location: leaving.get(provinceOf(unit.location)) ?? unit.location }));
  return { units: [...moved, ...(body.add ?? []).map(place)], nextUnit: next };
}

interface Placed {
  readonly power: PowerId;
  readonly type: UnitType;
  readonly at: LocationId;
}

/** Why units cannot stand so: an unknown power or place, a place that is not for such a unit, two in one province. */
function faultOf(variant: Variant, units: readonly Unit[]): Refusal | undefined {
  const seen = new Set<ProvinceId>();
  for (const { power, type, location } of units) {
    if (!variant.powerById.has(power)) return refusal('unknown-power', 'BASE', { power });
    if (!canStand(variant, type, location)) return refusal('cannot-stand-there', 'BASE', { type, location });
    const province = provinceOf(location);
    if (seen.has(province)) return refusal('two-units-in-one-province', 'BASE', { province });
    seen.add(province);
  }
  return undefined;
}

function canStand(variant: Variant, type: UnitType, location: LocationId): boolean {
  const province = variant.provinceById.get(provinceOf(location));
  if (province === undefined || !variant.locations.has(location)) return false;
  if (type === 'A') return province.kind === 'land' && (location as string) === province.id;
  const needsCoast = province.coasts.length > 0;
  return province.coastal && needsCoast === ((location as string) !== province.id);
}

function dislodgedBy(
  variant: Variant,
  board: BoardState,
  units: readonly Unit[],
  contested: readonly ProvinceId[],
  asked: CommandOf<'overrideUnits'>['dislodged'],
  firstId: number,
): readonly DislodgedUnit[] {
  if (asked === undefined) return board.dislodged;
  return asked.map(({ power, type, at, attackedFrom, attackerConvoyed }, index) => {
    const unit = { id: `u${firstId + index}` as UnitId, power, type, location: at, attackedFrom, attackerConvoyed };
    return { ...unit, retreats: retreatsOpen(variant, units, contested, unit) };
  });
}
