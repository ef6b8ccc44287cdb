import type { MapFault } from '../../src/index.ts';
import small from './small-map.json' with { type: 'json' };

/** A value to put somewhere in a map file, by its path; `undefined` takes the field away, `'+'` as an index appends. */
export type Change = readonly [path: string, value: unknown];

/** A small sound map that docs/map-format.md shows, with changes: an inland province between two that have shores. */
export function smallMap(...changes: readonly Change[]): unknown {
  return changes.reduce<unknown>((map, [path, value]) => changed(map, path.split('.'), value), small);
}

/** `inside` with the value at `path` replaced. */
export function changed(inside: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(inside)) {
    const list: readonly unknown[] = inside;
    const at = step === '+' ? list.length : Number(step);
    return Object.assign([...list], { [at]: changed(list[at], rest, value) });
  }
  const fields = { ...(inside as Readonly<Record<string, unknown>>) };
  if (rest.length === 0 && value === undefined) delete fields[step];
  else fields[step] = changed(fields[step], rest, value);
  return fields;
}

export interface Spoiling {
  readonly what: string;
  readonly changes: readonly Change[];
  readonly fault: MapFault;
}

const spoiling = (
  code: MapFault['code'],
  what: string,
  changes: readonly Change[],
  path: string,
  facts: MapFault['facts'],
): Spoiling => ({
  what,
  changes,
  fault: { path: path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)), code, facts },
});

const RED = { id: 'RED', name: 'Red', seatCode: 'ROT', readAs: [], homeCentres: [] };
const WITHOUT_SOUTH_COAST: Change = ['borders.fleet.SOU', ['ONE']];

/** Ways to spoil the small map so that it has exactly one fault: at least one for each code. */
export const SPOILINGS: readonly Spoiling[] = [
  spoiling('wrong-kind', 'a number for a name', [['name', 7]], 'name', { expected: 'string' }),
  spoiling('wrong-kind', 'half a centre to win', [['victoryCentres', 1.5]], 'victoryCentres', { expected: 'integer' }),
  spoiling('missing-field', 'a province without a name', [['provinces.2.name', undefined]], 'provinces.2', {
    field: 'name',
  }),
  spoiling('unknown-field', 'a slip in a field', [['powers.0.homeCenters', ['ONE']]], 'powers.0.homeCenters', {
    field: 'homeCenters',
  }),
  spoiling('not-allowed', 'another format', [['format', 'defensor-map/2']], 'format', {
    value: 'defensor-map/2',
    allowed: 'defensor-map/1',
  }),
  spoiling('not-allowed', 'a start in winter', [['start.season', 'winter']], 'start.season', {
    value: 'winter',
    allowed: 'spring, fall',
  }),
  spoiling('wrong-form', 'capitals in the id of a variant', [['id', 'Small']], 'id', {
    value: 'Small',
    pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
  }),
  spoiling('too-few', 'one coast alone', [['provinces.1.coasts', ['NC']], WITHOUT_SOUTH_COAST], 'provinces.1.coasts', {
    least: 2,
  }),
  spoiling('too-small', 'a victory at the start', [['victoryCentres', 0]], 'victoryCentres', { least: 1 }),
  spoiling('repeated-entry', 'a border twice', [['borders.army.ONE.+', 'MID']], 'borders.army.ONE.1', { value: 'MID' }),
  spoiling('repeated-id', 'a province twice', [['provinces.+', small.provinces[0]]], 'provinces.5.id', { id: 'ONE' }),
  spoiling('repeated-id', 'a power twice', [['powers.+', RED]], 'powers.2.id', { id: 'RED' }),
  spoiling('unknown-province', 'a homeland nowhere', [['powers.1.homeland.+', 'XXX']], 'powers.1.homeland.1', {
    id: 'XXX',
  }),
  spoiling('unknown-province', 'a see nowhere', [['papacy.sees.+', 'XXX']], 'papacy.sees.1', { id: 'XXX' }),
  spoiling('unknown-location', 'a border to nowhere', [['borders.army.ONE.+', 'XXX']], 'borders.army.ONE.1', {
    location: 'XXX',
  }),
  spoiling('unknown-location', 'a border from nowhere', [['borders.army.XXX', ['ONE']]], 'borders.army.XXX', {
    location: 'XXX',
  }),
  spoiling('unknown-location', 'a coast not declared', [['borders.fleet.NOR.+', 'ONE/NC']], 'borders.fleet.NOR.2', {
    location: 'ONE/NC',
  }),
  spoiling('unknown-location', 'a unit nowhere', [['start.units.0.location', 'XXX']], 'start.units.0.location', {
    location: 'XXX',
  }),
  spoiling('unknown-power', 'a unit of nobody', [['start.units.0.power', 'GREEN']], 'start.units.0.power', {
    id: 'GREEN',
  }),
  spoiling(
    'own-neighbour',
    'a way from coast to coast',
    [['borders.fleet.TWO/NC', ['TWO/SC']]],
    'borders.fleet.TWO/NC.0',
    { location: 'TWO/SC' },
  ),
  spoiling('own-neighbour', 'a province next to itself', [['borders.army.ONE.+', 'ONE']], 'borders.army.ONE.1', {
    location: 'ONE',
  }),
  spoiling('army-at-sea', 'an army’s way to a sea', [['borders.army.ONE.+', 'NOR']], 'borders.army.ONE.1', {
    location: 'NOR',
  }),
  spoiling('army-at-sea', 'an army that starts at sea', [['start.units.0.location', 'NOR']], 'start.units.0.location', {
    location: 'NOR',
  }),
  spoiling('army-on-coast', 'an army that starts on a coast', [['start.units.1.type', 'A']], 'start.units.1.location', {
    location: 'TWO/NC',
  }),
  spoiling(
    'fleet-without-coast',
    'a fleet that starts on no coast',
    [['start.units.1.location', 'TWO']],
    'start.units.1.location',
    { location: 'TWO' },
  ),
  spoiling(
    'fleet-without-coast',
    'a fleet’s way to no coast',
    [['borders.fleet.NOR.+', 'TWO']],
    'borders.fleet.NOR.2',
    {
      location: 'TWO',
    },
  ),
  spoiling(
    'fleet-inland',
    'a fleet that starts inland',
    [
      ['start.units.0.type', 'F'],
      ['start.units.0.location', 'MID'],
    ],
    'start.units.0.location',
    { location: 'MID' },
  ),
  spoiling('coast-unused', 'a coast without water', [WITHOUT_SOUTH_COAST], 'provinces.1.coasts.1', {
    location: 'TWO/SC',
  }),
  spoiling(
    'sea-with-coasts',
    'a sea with coasts',
    [
      ['provinces.3.coasts', ['NC', 'SC']],
      ['borders.fleet', { 'NOR/NC': ['ONE'], 'NOR/SC': ['TWO/NC'], SOU: ['TWO/SC', 'ONE'] }],
    ],
    'provinces.3.coasts',
    { id: 'NOR' },
  ),
  spoiling('sea-centre', 'a supply centre in a sea', [['provinces.3.supplyCentre', true]], 'provinces.3.supplyCentre', {
    id: 'NOR',
  }),
  spoiling(
    'cut-off',
    'an island nobody can get to',
    [['provinces.+', { id: 'FAR', kind: 'land', name: 'Far', abbreviation: 'far' }]],
    'provinces.5',
    { id: 'FAR' },
  ),
  spoiling(
    'home-not-centre',
    'a home that is no centre',
    [['powers.0.homeCentres.+', 'MID']],
    'powers.0.homeCentres.1',
    {
      id: 'MID',
    },
  ),
  spoiling('home-of-two', 'a home of two powers', [['powers.1.homeCentres.+', 'ONE']], 'powers.1.homeCentres.1', {
    id: 'ONE',
    power: 'RED',
  }),
  spoiling(
    'two-units',
    'two units in one province',
    [['start.units.+', { power: 'RED', type: 'A', location: 'TWO' }]],
    'start.units.2.location',
    { id: 'TWO' },
  ),
  spoiling('victory-out-of-reach', 'more centres to win than there are', [['victoryCentres', 3]], 'victoryCentres', {
    centres: 2,
  }),
  spoiling(
    'name-of-two',
    'an alias that is another’s name',
    [['provinces.2.readAs.+', 'first']],
    'provinces.2.readAs.1',
    {
      name: 'first',
      id: 'ONE',
    },
  ),
  spoiling('name-of-two', 'a name that is another’s id', [['provinces.2.name', 'One']], 'provinces.2.name', {
    name: 'One',
    id: 'ONE',
  }),
  spoiling(
    'name-of-two',
    'one abbreviation for two',
    [['provinces.2.abbreviation', 'fir']],
    'provinces.2.abbreviation',
    { name: 'fir', id: 'ONE' },
  ),
  spoiling('power-name-of-two', 'an adjective of two', [['powers.1.readAs.+', 'Reddish']], 'powers.1.readAs.0', {
    name: 'Reddish',
    id: 'RED',
  }),
  spoiling('power-name-of-two', 'one seat code for two', [['powers.1.seatCode', 'RED']], 'powers.1.seatCode', {
    name: 'RED',
    id: 'RED',
  }),
  spoiling(
    'name-unreadable',
    'a province called like an army',
    [['provinces.2.abbreviation', 'a']],
    'provinces.2.abbreviation',
    { name: 'a' },
  ),
  spoiling('name-unreadable', 'one called holds', [['provinces.2.readAs.+', 'Holds']], 'provinces.2.readAs.1', {
    name: 'Holds',
  }),
  spoiling('name-unreadable', 'a verb’s letter first', [['provinces.2.readAs.+', 'S Middle']], 'provinces.2.readAs.1', {
    name: 'S Middle',
  }),
  spoiling('name-unreadable', 'a power called an army', [['powers.0.readAs.+', 'army']], 'powers.0.readAs.1', {
    name: 'army',
  }),
  spoiling('name-unreadable', 'a name of signs', [['provinces.2.readAs.+', '***']], 'provinces.2.readAs.1', {
    name: '***',
  }),
  spoiling('see-not-centre', 'a see that is no centre', [['papacy.sees.+', 'MID']], 'papacy.sees.1', { id: 'MID' }),
  spoiling('papal-see-among-sees', 'the papal see among the others', [['papacy.sees.+', 'ONE']], 'papacy.sees.1', {
    id: 'ONE',
  }),
];
