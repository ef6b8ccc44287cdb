import type { MapFaultCode } from '../../src/index.ts';
import small from './small-map.json' with { type: 'json' };

/** A map file as JSON that a test may spoil. */
// biome-ignore lint/suspicious/noExplicitAny: the tests write what the type of a map forbids.
export type LooseMap = any;

/** A small sound map that docs/map-format.md shows: an inland province between two with shores, one of them with two coasts. */
export const smallMap = (): LooseMap => structuredClone(small);

export interface Spoiling {
  readonly code: MapFaultCode;
  readonly what: string;
  readonly spoil: (map: LooseMap) => void;
  readonly path: readonly (string | number)[];
  readonly facts: Readonly<Record<string, string | number>>;
}

/** Ways to spoil the small map so that it has exactly one fault: at least one for each code. */
export const SPOILINGS: readonly Spoiling[] = [
  {
    code: 'wrong-kind',
    what: 'a number for a name',
    spoil: (m) => (m.name = 7),
    path: ['name'],
    facts: { expected: 'string' },
  },
  {
    code: 'wrong-kind',
    what: 'half a centre to win',
    spoil: (m) => (m.victoryCentres = 1.5),
    path: ['victoryCentres'],
    facts: { expected: 'integer' },
  },
  {
    code: 'missing-field',
    what: 'a province without a name',
    spoil: (m) => delete m.provinces[2].name,
    path: ['provinces', 2],
    facts: { field: 'name' },
  },
  {
    code: 'unknown-field',
    what: 'a slip in a field',
    spoil: (m) => (m.powers[0].homeCenters = ['ONE']),
    path: ['powers', 0, 'homeCenters'],
    facts: { field: 'homeCenters' },
  },
  {
    code: 'not-allowed',
    what: 'another format',
    spoil: (m) => (m.format = 'defensor-map/2'),
    path: ['format'],
    facts: { value: 'defensor-map/2', allowed: 'defensor-map/1' },
  },
  {
    code: 'not-allowed',
    what: 'a start in winter',
    spoil: (m) => (m.start.season = 'winter'),
    path: ['start', 'season'],
    facts: { value: 'winter', allowed: 'spring, fall' },
  },
  {
    code: 'wrong-form',
    what: 'capitals in the id of a variant',
    spoil: (m) => (m.id = 'Small'),
    path: ['id'],
    facts: { value: 'Small', pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' },
  },
  {
    code: 'too-few',
    what: 'one coast alone',
    spoil: (m) => {
      m.provinces[1].coasts = ['NC'];
      m.borders.fleet.SOU = ['ONE'];
      m.borders.fleet.NOR = ['ONE', 'SOU', 'TWO/NC'];
    },
    path: ['provinces', 1, 'coasts'],
    facts: { least: 2 },
  },
  {
    code: 'too-small',
    what: 'a victory at the start',
    spoil: (m) => (m.victoryCentres = 0),
    path: ['victoryCentres'],
    facts: { least: 1 },
  },
  {
    code: 'repeated-entry',
    what: 'a border twice',
    spoil: (m) => m.borders.army.ONE.push('MID'),
    path: ['borders', 'army', 'ONE', 1],
    facts: { value: 'MID' },
  },
  {
    code: 'repeated-id',
    what: 'a province twice',
    spoil: (m) => m.provinces.push({ ...m.provinces[0] }),
    path: ['provinces', 5, 'id'],
    facts: { id: 'ONE' },
  },
  {
    code: 'repeated-id',
    what: 'a power twice',
    spoil: (m) => m.powers.push({ id: 'RED', name: 'Red', seatCode: 'ROT', readAs: [], homeCentres: [] }),
    path: ['powers', 2, 'id'],
    facts: { id: 'RED' },
  },
  {
    code: 'power-name-of-two',
    what: 'one seat code for two',
    spoil: (m) => m.powers.push({ id: 'RED2', name: 'Rose', seatCode: 'RED', readAs: [], homeCentres: [] }),
    path: ['powers', 2, 'seatCode'],
    facts: { name: 'RED', id: 'RED' },
  },
  {
    code: 'unknown-province',
    what: 'a homeland nowhere',
    spoil: (m) => m.powers[1].homeland.push('XXX'),
    path: ['powers', 1, 'homeland', 1],
    facts: { id: 'XXX' },
  },
  {
    code: 'unknown-province',
    what: 'a see nowhere',
    spoil: (m) => m.papacy.sees.push('XXX'),
    path: ['papacy', 'sees', 1],
    facts: { id: 'XXX' },
  },
  {
    code: 'unknown-location',
    what: 'a border to nowhere',
    spoil: (m) => m.borders.army.ONE.push('XXX'),
    path: ['borders', 'army', 'ONE', 1],
    facts: { location: 'XXX' },
  },
  {
    code: 'unknown-location',
    what: 'a border from nowhere',
    spoil: (m) => (m.borders.army.XXX = ['ONE']),
    path: ['borders', 'army', 'XXX'],
    facts: { location: 'XXX' },
  },
  {
    code: 'unknown-location',
    what: 'a coast that is not declared',
    spoil: (m) => m.borders.fleet.NOR.push('ONE/NC'),
    path: ['borders', 'fleet', 'NOR', 2],
    facts: { location: 'ONE/NC' },
  },
  {
    code: 'unknown-location',
    what: 'a unit nowhere',
    spoil: (m) => (m.start.units[0].location = 'XXX'),
    path: ['start', 'units', 0, 'location'],
    facts: { location: 'XXX' },
  },
  {
    code: 'unknown-power',
    what: 'a unit of nobody',
    spoil: (m) => (m.start.units[0].power = 'GREEN'),
    path: ['start', 'units', 0, 'power'],
    facts: { id: 'GREEN' },
  },
  {
    code: 'own-neighbour',
    what: 'a way from one coast to the other',
    spoil: (m) => (m.borders.fleet['TWO/NC'] = ['TWO/SC']),
    path: ['borders', 'fleet', 'TWO/NC', 0],
    facts: { location: 'TWO/SC' },
  },
  {
    code: 'own-neighbour',
    what: 'a province next to itself',
    spoil: (m) => m.borders.army.ONE.push('ONE'),
    path: ['borders', 'army', 'ONE', 1],
    facts: { location: 'ONE' },
  },
  {
    code: 'army-at-sea',
    what: 'an army’s way to a sea',
    spoil: (m) => m.borders.army.ONE.push('NOR'),
    path: ['borders', 'army', 'ONE', 1],
    facts: { location: 'NOR' },
  },
  {
    code: 'army-at-sea',
    what: 'an army that starts in a sea',
    spoil: (m) => (m.start.units[0].location = 'NOR'),
    path: ['start', 'units', 0, 'location'],
    facts: { location: 'NOR' },
  },
  {
    code: 'army-on-coast',
    what: 'an army that starts on a coast',
    spoil: (m) => {
      m.start.units[1] = { power: 'BLUE', type: 'A', location: 'TWO/NC' };
    },
    path: ['start', 'units', 1, 'location'],
    facts: { location: 'TWO/NC' },
  },
  {
    code: 'fleet-without-coast',
    what: 'a fleet that starts on no coast',
    spoil: (m) => (m.start.units[1].location = 'TWO'),
    path: ['start', 'units', 1, 'location'],
    facts: { location: 'TWO' },
  },
  {
    code: 'fleet-without-coast',
    what: 'a fleet’s way to no coast',
    spoil: (m) => (m.borders.fleet.NOR[2] = 'TWO'),
    path: ['borders', 'fleet', 'NOR', 2],
    facts: { location: 'TWO' },
  },
  {
    code: 'fleet-inland',
    what: 'a fleet that starts inland',
    spoil: (m) => (m.start.units[0] = { power: 'RED', type: 'F', location: 'MID' }),
    path: ['start', 'units', 0, 'location'],
    facts: { location: 'MID' },
  },
  {
    code: 'coast-unused',
    what: 'a coast without water',
    spoil: (m) => (m.borders.fleet.SOU = ['ONE']),
    path: ['provinces', 1, 'coasts', 1],
    facts: { location: 'TWO/SC' },
  },
  {
    code: 'sea-with-coasts',
    what: 'a sea with coasts',
    spoil: (m) => {
      m.provinces[3].coasts = ['NC', 'SC'];
      m.borders.fleet = { 'NOR/NC': ['ONE'], 'NOR/SC': ['TWO/NC'], SOU: ['TWO/SC', 'ONE'] };
    },
    path: ['provinces', 3, 'coasts'],
    facts: { id: 'NOR' },
  },
  {
    code: 'sea-centre',
    what: 'a supply centre in a sea',
    spoil: (m) => (m.provinces[3].supplyCentre = true),
    path: ['provinces', 3, 'supplyCentre'],
    facts: { id: 'NOR' },
  },
  {
    code: 'cut-off',
    what: 'an island nobody can get to',
    spoil: (m) => m.provinces.push({ id: 'FAR', kind: 'land', name: 'Far', abbreviation: 'far' }),
    path: ['provinces', 5],
    facts: { id: 'FAR' },
  },
  {
    code: 'home-not-centre',
    what: 'a home centre that is none',
    spoil: (m) => m.powers[0].homeCentres.push('MID'),
    path: ['powers', 0, 'homeCentres', 1],
    facts: { id: 'MID' },
  },
  {
    code: 'home-of-two',
    what: 'a home centre of two powers',
    spoil: (m) => m.powers[1].homeCentres.push('ONE'),
    path: ['powers', 1, 'homeCentres', 1],
    facts: { id: 'ONE', power: 'RED' },
  },
  {
    code: 'two-units',
    what: 'two units in one province',
    spoil: (m) => m.start.units.push({ power: 'RED', type: 'A', location: 'TWO' }),
    path: ['start', 'units', 2, 'location'],
    facts: { id: 'TWO' },
  },
  {
    code: 'victory-out-of-reach',
    what: 'more centres to win than there are',
    spoil: (m) => (m.victoryCentres = 3),
    path: ['victoryCentres'],
    facts: { centres: 2 },
  },
  {
    code: 'name-of-two',
    what: 'an alias that is another’s name',
    spoil: (m) => m.provinces[2].readAs.push('first'),
    path: ['provinces', 2, 'readAs', 1],
    facts: { name: 'first', id: 'ONE' },
  },
  {
    code: 'name-of-two',
    what: 'a name that is another’s id',
    spoil: (m) => (m.provinces[2].name = 'One'),
    path: ['provinces', 2, 'name'],
    facts: { name: 'One', id: 'ONE' },
  },
  {
    code: 'name-of-two',
    what: 'one abbreviation for two',
    spoil: (m) => (m.provinces[2].abbreviation = 'fir'),
    path: ['provinces', 2, 'abbreviation'],
    facts: { name: 'fir', id: 'ONE' },
  },
  {
    code: 'power-name-of-two',
    what: 'an adjective of two powers',
    spoil: (m) => m.powers[1].readAs.push('Reddish'),
    path: ['powers', 1, 'readAs', 0],
    facts: { name: 'Reddish', id: 'RED' },
  },
  {
    code: 'name-unreadable',
    what: 'a province called like an army',
    spoil: (m) => (m.provinces[2].abbreviation = 'a'),
    path: ['provinces', 2, 'abbreviation'],
    facts: { name: 'a' },
  },
  {
    code: 'name-unreadable',
    what: 'a province called holds',
    spoil: (m) => m.provinces[2].readAs.push('Holds'),
    path: ['provinces', 2, 'readAs', 1],
    facts: { name: 'Holds' },
  },
  {
    code: 'name-unreadable',
    what: 'a name that begins with a verb’s letter',
    spoil: (m) => m.provinces[2].readAs.push('S Middle'),
    path: ['provinces', 2, 'readAs', 1],
    facts: { name: 'S Middle' },
  },
  {
    code: 'name-unreadable',
    what: 'a name of signs',
    spoil: (m) => m.provinces[2].readAs.push('***'),
    path: ['provinces', 2, 'readAs', 1],
    facts: { name: '***' },
  },
  {
    code: 'see-not-centre',
    what: 'a see that is no centre',
    spoil: (m) => m.papacy.sees.push('MID'),
    path: ['papacy', 'sees', 1],
    facts: { id: 'MID' },
  },
  {
    code: 'papal-see-among-sees',
    what: 'the papal see among the others',
    spoil: (m) => m.papacy.sees.push('ONE'),
    path: ['papacy', 'sees', 1],
    facts: { id: 'ONE' },
  },
];
