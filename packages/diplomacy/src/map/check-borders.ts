import type { Draft, DraftBorder, Text } from './draft.ts';
import type { Report } from './faults.ts';

const provinceIn = (location: string): string => location.split('/')[0] as string;
const coastIn = (location: string): string | undefined => location.split('/')[1];

/** Borders join places that are there and that the unit can stand at, and the map hangs together. */
export function checkBorders(draft: Draft, report: Report): void {
  for (const end of ends(draft.armyBorders)) checkArmyPlace(draft, end, report);
  for (const end of ends(draft.fleetBorders)) checkFleetPlace(draft, end, report);
  for (const { from, to } of [...draft.armyBorders, ...draft.fleetBorders]) {
    if (provinceIn(from.text) === provinceIn(to.text)) report(to.path, 'own-neighbour', { location: to.text });
  }
  const sailed = new Set(draft.fleetBorders.flatMap(({ from, to }) => [from.text, to.text]));
  for (const { id, kind, coasts, path } of draft.provinces) {
    if (kind === 'sea' && coasts.length > 0) report([...path, 'coasts'], 'sea-with-coasts', { id });
    coasts.forEach((coast, i) => {
      const location = `${id}/${coast}`;
      if (!sailed.has(location)) report([...path, 'coasts', i], 'coast-unused', { location });
    });
  }
  checkConnected(draft, report);
}

/** Each place named as an end of a border, once; a place that begins several is reported where it stands first. */
function ends(borders: readonly DraftBorder[]): Text[] {
  const starts = new Map(borders.map(({ from }) => [from.text, from]));
  return [...starts.values(), ...borders.map(({ to }) => to)];
}

/** Whether an army may be at a place of the file. */
export function checkArmyPlace(draft: Draft, { text, path }: Text, report: Report): void {
  const province = draft.byId.get(provinceIn(text));
  if (province === undefined) report(path, 'unknown-location', { location: text });
  else if (coastIn(text) !== undefined) report(path, 'army-on-coast', { location: text });
  else if (province.kind === 'sea') report(path, 'army-at-sea', { location: text });
}

/** Whether a fleet may be at a place of the file, inland or not. */
export function checkFleetPlace(draft: Draft, { text, path }: Text, report: Report): void {
  const province = draft.byId.get(provinceIn(text));
  const coast = coastIn(text);
  if (province === undefined || (coast !== undefined && !province.coasts.includes(coast))) {
    report(path, 'unknown-location', { location: text });
  } else if (coast === undefined && province.coasts.length > 0) {
    report(path, 'fleet-without-coast', { location: text });
  }
}

function checkConnected(draft: Draft, report: Report): void {
  const neighbours = new Map<string, Set<string>>(draft.provinces.map(({ id }) => [id, new Set()]));
  for (const { from, to } of [...draft.armyBorders, ...draft.fleetBorders]) {
    const [a, b] = [provinceIn(from.text), provinceIn(to.text)];
    neighbours.get(a)?.add(b);
    neighbours.get(b)?.add(a);
  }
  const reached = new Set(draft.provinces.slice(0, 1).map(({ id }) => id));
  for (const id of reached) for (const next of neighbours.get(id) ?? []) reached.add(next);
  for (const { id, path } of draft.provinces) {
    if (!reached.has(id) || (neighbours.get(id)?.size === 0 && draft.provinces.length > 1))
      report(path, 'cut-off', { id });
  }
}
