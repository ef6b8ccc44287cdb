import type { MapPath } from './faults.ts';

/** A text and where it stands. */
export interface Text {
  readonly text: string;
  readonly path: MapPath;
}

export interface DraftProvince {
  readonly path: MapPath;
  readonly id: string;
  readonly kind: string;
  readonly supplyCentre: boolean;
  readonly coasts: readonly string[];
  /** Full names and aliases, which must be the province's alone. */
  readonly names: readonly Text[];
  /** Abbreviations, which may be another province's id: the id wins. */
  readonly abbreviations: readonly Text[];
}

export interface DraftPower {
  readonly path: MapPath;
  readonly id: string;
  readonly names: readonly Text[];
  readonly homeCentres: readonly Text[];
  readonly homeland: readonly Text[];
}

/** One border as the file has it, from either of its ends. */
export interface DraftBorder {
  readonly from: Text;
  readonly to: Text;
}

export interface DraftUnit {
  readonly path: MapPath;
  readonly power: string;
  readonly type: string;
  readonly location: string;
}

/** What can be made out of a map file, faulty or not: what is missing or of another kind is left out. */
export interface Draft {
  readonly provinces: readonly DraftProvince[];
  readonly byId: ReadonlyMap<string, DraftProvince>;
  readonly powers: readonly DraftPower[];
  readonly armyBorders: readonly DraftBorder[];
  readonly fleetBorders: readonly DraftBorder[];
  readonly units: readonly DraftUnit[];
  readonly victoryCentres: number;
  readonly papacy: {
    readonly papalSee: Text | undefined;
    readonly sees: readonly Text[];
    readonly antiPopeSees: readonly Text[];
  };
}

type Fields = Readonly<Record<string, unknown>>;

const fields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textAt = (value: unknown, path: MapPath): Text[] => (typeof value === 'string' ? [{ text: value, path }] : []);
const texts = (value: unknown, path: MapPath): Text[] => list(value).flatMap((entry, i) => textAt(entry, [...path, i]));

export function draftOf(data: unknown): Draft {
  const map = fields(data);
  const borders = fields(map.borders);
  const papacy = fields(map.papacy);
  const provinces = list(map.provinces).map((value, i) => draftProvince(fields(value), ['provinces', i]));
  return {
    provinces,
    byId: new Map(provinces.map((province) => [province.id, province])),
    powers: list(map.powers).map((value, i) => draftPower(fields(value), ['powers', i])),
    armyBorders: draftBorders(borders.army, ['borders', 'army']),
    fleetBorders: draftBorders(borders.fleet, ['borders', 'fleet']),
    units: list(fields(map.start).units).map((value, i) => {
      const unit = fields(value);
      return {
        path: ['start', 'units', i],
        power: text(unit.power),
        type: text(unit.type),
        location: text(unit.location),
      };
    }),
    victoryCentres: typeof map.victoryCentres === 'number' ? map.victoryCentres : 0,
    papacy: {
      papalSee: textAt(papacy.papalSee, ['papacy', 'papalSee'])[0],
      sees: texts(papacy.sees, ['papacy', 'sees']),
      antiPopeSees: texts(papacy.antiPopeSees, ['papacy', 'antiPopeSees']),
    },
  };
}

function draftProvince(value: Fields, path: MapPath): DraftProvince {
  const others = Object.entries(fields(value.otherNames)).map(([set, names]) => ({
    path: [...path, 'otherNames', set],
    names: fields(names),
  }));
  return {
    path,
    id: text(value.id),
    kind: text(value.kind),
    supplyCentre: value.supplyCentre === true,
    coasts: list(value.coasts).map(text),
    names: [
      ...textAt(value.name, [...path, 'name']),
      ...others.flatMap((other) => textAt(other.names.name, [...other.path, 'name'])),
      ...texts(value.readAs, [...path, 'readAs']),
    ],
    abbreviations: [
      ...textAt(value.abbreviation, [...path, 'abbreviation']),
      ...others.flatMap((other) => textAt(other.names.abbreviation, [...other.path, 'abbreviation'])),
    ],
  };
}

function draftPower(value: Fields, path: MapPath): DraftPower {
  return {
    path,
    id: text(value.id),
    names: [
      ...textAt(value.id, [...path, 'id']),
      ...textAt(value.name, [...path, 'name']),
      ...textAt(value.seatCode, [...path, 'seatCode']),
      ...texts(value.readAs, [...path, 'readAs']),
    ],
    homeCentres: texts(value.homeCentres, [...path, 'homeCentres']),
    homeland: texts(value.homeland, [...path, 'homeland']),
  };
}

const draftBorders = (value: unknown, path: MapPath): DraftBorder[] =>
  Object.entries(fields(value)).flatMap(([from, others]) =>
    texts(others, [...path, from]).map((to) => ({ from: { text: from, path: [...path, from] }, to })),
  );
