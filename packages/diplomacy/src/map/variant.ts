import type { Coast, LocationId, PowerId, ProvinceId, UnitType } from '../ids.ts';
import type { Season } from '../position.ts';

/**
 * A variant as its file holds it: map, names, powers and start. Published as a JSON Schema in
 * `maps/map.schema.json`. Everything is data; `validateVariant` checks it and `compileVariant`
 * makes a `Variant` of it.
 */
export interface VariantData {
  readonly format: 'defensor-map/1';
  readonly id: string;
  readonly name: string;
  /** Centres owned after a Fall that win. */
  readonly victoryCentres: number;
  readonly start: {
    readonly year: number;
    readonly season: Exclude<Season, 'winter'>;
    readonly units: readonly StartUnit[];
  };
  readonly powers: readonly PowerData[];
  readonly provinces: readonly ProvinceData[];
  /** Each pair once or twice; a coast as `'SPA/NC'`. */
  readonly borders: {
    readonly army: Readonly<Record<string, readonly string[]>>;
    readonly fleet: Readonly<Record<string, readonly string[]>>;
  };
  /** What the Papacy Rules need to know of the map (RULES.md §6); absent where they cannot be laid over it. */
  readonly papacy?: {
    readonly papalSee: string;
    readonly sees: readonly string[];
    readonly antiPopeSees: readonly string[];
  };
}

export interface StartUnit {
  readonly power: string;
  readonly type: UnitType;
  readonly location: string;
}

export interface PowerData {
  readonly id: string;
  /** As people read it: `'Poland-Lithuania'`. */
  readonly name: string;
  /** Three letters used in seat ids: `'POL'`. */
  readonly seatCode: string;
  /** Adjectives and other names that orders may carry: `['Poland', 'Polish']`. */
  readonly readAs: readonly string[];
  readonly homeCentres: readonly string[];
  /** Provinces coloured as home though they are no centres. */
  readonly homeland?: readonly string[];
}

export interface ProvinceData {
  readonly id: string;
  readonly kind: 'land' | 'sea';
  readonly supplyCentre?: boolean;
  /** The name on this variant's board; the civil disorder rule goes by it. */
  readonly name: string;
  readonly abbreviation: string;
  /** Where fleets stand on one of several coasts. */
  readonly coasts?: readonly Coast[];
  /** The name in other sets, by set: `{"1901": {"name": "Edinburgh", "abbreviation": "edi"}}`. */
  readonly otherNames?: Readonly<Record<string, { readonly name: string; readonly abbreviation: string }>>;
  /** Other spellings that are read. */
  readonly readAs?: readonly string[];
}

export interface Power {
  readonly id: PowerId;
  readonly index: number;
  readonly name: string;
  readonly seatCode: string;
  readonly readAs: readonly string[];
  readonly homeCentres: readonly ProvinceId[];
  readonly homeland: readonly ProvinceId[];
}

export interface Province {
  readonly id: ProvinceId;
  /** Its place in board order. */
  readonly index: number;
  readonly kind: 'land' | 'sea';
  /** A fleet can be there: every sea, and land with a shore. */
  readonly coastal: boolean;
  readonly supplyCentre: boolean;
  /** The power whose home centre it is. */
  readonly homeOf?: PowerId;
  readonly name: string;
  readonly abbreviation: string;
  readonly otherNames: Readonly<Record<string, { readonly name: string; readonly abbreviation: string }>>;
  readonly readAs: readonly string[];
  readonly coasts: readonly Coast[];
  /** Where units stand: the bare province, then its coasts. */
  readonly locations: readonly LocationId[];
}

/** A checked variant with its look-ups. Immutable; make it once with `compileVariant`. */
export interface Variant {
  readonly id: string;
  readonly name: string;
  readonly data: VariantData;
  readonly victoryCentres: number;
  readonly powers: readonly Power[];
  /** In board order: the order of the file. */
  readonly provinces: readonly Province[];
  readonly powerById: ReadonlyMap<string, Power>;
  readonly provinceById: ReadonlyMap<string, Province>;
  /** Every location that exists: provinces, and coasts of those that have several. */
  readonly locations: ReadonlySet<string>;
  /** Where an army at a province may walk, in board order. */
  readonly armyBorders: ReadonlyMap<ProvinceId, readonly ProvinceId[]>;
  /** Where a fleet at a location may sail, in board order; coasts named. */
  readonly fleetBorders: ReadonlyMap<LocationId, readonly LocationId[]>;
  readonly supplyCentres: readonly ProvinceId[];
}

/**
 * The variant that `data` describes. `data` must have passed `validateVariant`; nothing is checked here.
 */
export function compileVariant(data: VariantData): Variant {
  const homeOf = new Map(data.powers.flatMap((p) => p.homeCentres.map((c) => [c, p.id as PowerId] as const)));
  const sails = symmetric(data.borders.fleet);
  const walks = symmetric(data.borders.army);
  const shores = new Set([...sails.keys()].map((loc) => loc.split('/')[0] as string));
  const provinces = data.provinces.map((p, index): Province => {
    const coasts = p.coasts ?? [];
    const home = homeOf.get(p.id);
    return {
      id: p.id as ProvinceId,
      index,
      kind: p.kind,
      coastal: p.kind === 'sea' || shores.has(p.id),
      supplyCentre: p.supplyCentre ?? false,
      ...(home === undefined ? {} : { homeOf: home }),
      name: p.name,
      abbreviation: p.abbreviation,
      otherNames: p.otherNames ?? {},
      readAs: p.readAs ?? [],
      coasts,
      locations: [p.id, ...coasts.map((c) => `${p.id}/${c}`)] as LocationId[],
    };
  });
  const boardOrder = new Map(provinces.flatMap((p) => p.locations).map((loc, i) => [loc as string, i]));
  const inBoardOrder = (a: string, b: string) => (boardOrder.get(a) as number) - (boardOrder.get(b) as number);
  const borders = <L extends string>(links: ReadonlyMap<string, ReadonlySet<string>>) =>
    new Map([...links].map(([from, to]) => [from as L, [...to].sort(inBoardOrder) as L[]] as const));
  const powers = data.powers.map(
    (p, index): Power => ({
      id: p.id as PowerId,
      index,
      name: p.name,
      seatCode: p.seatCode,
      readAs: p.readAs,
      homeCentres: p.homeCentres as readonly ProvinceId[],
      homeland: (p.homeland ?? []) as readonly ProvinceId[],
    }),
  );
  return {
    id: data.id,
    name: data.name,
    data,
    victoryCentres: data.victoryCentres,
    powers,
    provinces,
    powerById: new Map(powers.map((p) => [p.id, p])),
    provinceById: new Map(provinces.map((p) => [p.id, p])),
    locations: new Set(boardOrder.keys()),
    armyBorders: borders<ProvinceId>(walks),
    fleetBorders: borders<LocationId>(sails),
    supplyCentres: provinces.filter((p) => p.supplyCentre).map((p) => p.id),
  };
}

function symmetric(pairs: Readonly<Record<string, readonly string[]>>): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>();
  const link = (from: string, to: string) => links.set(from, (links.get(from) ?? new Set()).add(to));
  for (const [from, others] of Object.entries(pairs)) {
    for (const to of others) {
      link(from, to);
      link(to, from);
    }
  }
  return links;
}
