import mapSchema from '../../maps/map.schema.json' with { type: 'json' };
import { checkArmyPlace, checkBorders, checkFleetPlace } from './check-borders.ts';
import { checkNames } from './check-names.ts';
import { type Draft, type DraftPower, draftOf, type Text } from './draft.ts';
import type { MapFault, Report } from './faults.ts';
import { checkShape, type Schema } from './schema.ts';
import type { VariantData } from './variant.ts';

export type ValidatedVariant =
  | { readonly ok: true; readonly data: VariantData }
  | { readonly ok: false; readonly faults: readonly MapFault[] };

/** The JSON Schema of map files, as published in `maps/map.schema.json`. */
export const MAP_SCHEMA: Schema = mapSchema;

/**
 * Checks a parsed map file: its shape by the schema, and what a schema cannot say. Every fault is reported at once, each with
 * the place in the file, in the order of the checks.
 */
export function validateVariant(data: unknown): ValidatedVariant {
  const faults: MapFault[] = [];
  const report: Report = (path, code, facts) => faults.push({ path, code, facts });
  checkShape(MAP_SCHEMA, MAP_SCHEMA, data, [], report);
  const draft = draftOf(data);
  checkIds(draft, report);
  checkNames(draft, report);
  checkBorders(draft, report);
  checkCentres(draft, report);
  checkStart(draft, report);
  checkPapacy(draft, report);
  return faults.length === 0 ? { ok: true, data: data as VariantData } : { ok: false, faults };
}

function checkIds({ provinces, powers }: Draft, report: Report): void {
  for (const named of [provinces, powers]) {
    const seen = new Set<string>();
    for (const { id, path } of named) {
      if (seen.has(id)) report([...path, 'id'], 'repeated-id', { id });
      seen.add(id);
    }
  }
}

function checkCentres(draft: Draft, report: Report): void {
  const centres = draft.provinces.filter((province) => province.supplyCentre);
  for (const { id, kind, path } of centres) if (kind === 'sea') report([...path, 'supplyCentre'], 'sea-centre', { id });
  if (draft.victoryCentres > centres.length) {
    report(['victoryCentres'], 'victory-out-of-reach', { centres: centres.length });
  }
  const homes = new Map<string, DraftPower>();
  for (const power of draft.powers) {
    for (const { text: id, path } of power.homeCentres) {
      if (isProvince(draft, { text: id, path }, report) && !draft.byId.get(id)?.supplyCentre)
        report(path, 'home-not-centre', { id });
      const owner = homes.get(id);
      if (owner !== undefined && owner !== power) report(path, 'home-of-two', { id, power: owner.id });
      homes.set(id, owner ?? power);
    }
    for (const home of power.homeland) isProvince(draft, home, report);
  }
}

function isProvince(draft: Draft, { text: id, path }: Text, report: Report): boolean {
  if (draft.byId.has(id)) return true;
  report(path, 'unknown-province', { id });
  return false;
}

function checkStart(draft: Draft, report: Report): void {
  const sailed = new Set(
    draft.fleetBorders.flatMap(({ from, to }) => [from.text, to.text]).map((at) => at.split('/')[0]),
  );
  const occupied = new Set<string>();
  for (const { path, power, type, location } of draft.units) {
    if (!draft.powers.some(({ id }) => id === power)) report([...path, 'power'], 'unknown-power', { id: power });
    const place = { text: location, path: [...path, 'location'] };
    const id = location.split('/')[0] as string;
    if (type === 'A') checkArmyPlace(draft, place, report);
    if (type === 'F') {
      checkFleetPlace(draft, place, report);
      if (draft.byId.get(id)?.kind === 'land' && !sailed.has(id)) report(place.path, 'fleet-inland', { location });
    }
    if (occupied.has(id)) report(place.path, 'two-units', { id });
    occupied.add(id);
  }
}

function checkPapacy(draft: Draft, report: Report): void {
  const { papalSee, sees, antiPopeSees } = draft.papacy;
  for (const see of [...(papalSee === undefined ? [] : [papalSee]), ...sees, ...antiPopeSees]) {
    if (isProvince(draft, see, report) && !draft.byId.get(see.text)?.supplyCentre)
      report(see.path, 'see-not-centre', { id: see.text });
  }
  for (const { text: id, path } of [...sees, ...antiPopeSees]) {
    if (id === papalSee?.text) report(path, 'papal-see-among-sees', { id });
  }
}
