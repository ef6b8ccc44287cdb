import {
  type LocationId,
  locationAt,
  type PowerId,
  type Province,
  type ProvinceId,
  provinceOf,
  UNIT_TYPES,
  type UnitType,
  type Variant,
} from '@defensor/diplomacy';
import { fault, type PositionFault, shown } from './faults.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The list in `field`, empty where the field is left out. */
export function listIn(source: JsonObject, field: string, where = field): readonly unknown[] | PositionFault {
  const value = source[field] ?? [];
  return Array.isArray(value) ? value : fault('bad-position', `${where}: must be a list, not ${shown(value)}`);
}

export function powerIn(variant: Variant, value: unknown, where: string): PowerId | PositionFault {
  const power = typeof value === 'string' ? variant.powerById.get(value) : undefined;
  if (power !== undefined) return power.id;
  const known = variant.powers.map(({ id }) => id).join(', ');
  return fault('unknown-power', `${where}: ${shown(value)} is no power of ${variant.name} (${known})`);
}

export function typeIn(value: unknown, where: string): UnitType | PositionFault {
  const type = UNIT_TYPES.find((known) => known === value);
  return type ?? fault('bad-unit', `${where}: a unit's type is "A" or "F", not ${shown(value)}`);
}

export function locationIn(variant: Variant, value: unknown, where: string): LocationId | PositionFault {
  if (typeof value === 'string' && variant.locations.has(value)) return value as LocationId;
  return fault('unknown-location', `${where}: ${shown(value)} is no location of ${variant.name}`);
}

export function provinceIn(variant: Variant, value: unknown, where: string): ProvinceId | PositionFault {
  const location = locationIn(variant, value, where);
  return typeof location === 'string' ? provinceOf(location) : location;
}

/** The location where a unit of this type can stand, or what is wrong with it. An army's coast is dropped. */
export function standingIn(
  variant: Variant,
  type: UnitType,
  value: unknown,
  where: string,
): LocationId | PositionFault {
  const location = locationIn(variant, value, where);
  if (typeof location !== 'string') return location;
  const province = variant.provinceById.get(provinceOf(location)) as Province;
  if (type === 'A') {
    if (province.kind === 'sea') return fault('bad-location', `${where}: an army cannot stand in ${location}, a sea`);
    return locationAt(province.id);
  }
  if (!province.coastal) return fault('bad-location', `${where}: a fleet cannot stand in ${location}, which is inland`);
  if (province.coasts.length > 0 && location === locationAt(province.id)) {
    const coasts = province.locations.slice(1).join(' or ');
    return fault('bad-location', `${where}: a fleet in ${location} stands on a coast: ${coasts}`);
  }
  return location;
}
