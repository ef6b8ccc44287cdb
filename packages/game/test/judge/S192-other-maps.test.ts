import type { VariantData } from '@defensor/diplomacy';
import { describe, expect, test } from 'vitest';
import { affiliationOf, type Game, replay, seatsOf } from '../../src/index.ts';
import { given, Table } from '../kit.ts';

const refused = (code: Parameters<Table['refused']>[0], creation: Record<string, unknown>) =>
  new Table().refused(code, { as: 'JD', do: 'createGame', ...creation });

/** A small map of our own: two powers, three lands in a row, the middle one neutral unless it is given a home. */
const row = (change: Partial<VariantData> = {}): VariantData => ({
  format: 'defensor-map/1',
  id: 'row',
  name: 'Row',
  victoryCentres: 3,
  start: {
    year: 1500,
    season: 'spring',
    units: [
      { power: 'EAST', type: 'A', location: 'AAA' },
      { power: 'WEST', type: 'A', location: 'CCC' },
    ],
  },
  powers: [
    { id: 'EAST', name: 'East', seatCode: 'EAS', readAs: [], homeCentres: ['AAA'] },
    { id: 'WEST', name: 'West', seatCode: 'WES', readAs: [], homeCentres: ['CCC'] },
  ],
  provinces: ['AAA', 'BBB', 'CCC', 'DDD'].map((id) => ({
    id,
    kind: 'land' as const,
    supplyCentre: true,
    name: `Land ${id}`,
    abbreviation: id.toLowerCase(),
  })),
  borders: { army: { AAA: ['BBB'], BBB: ['CCC'], CCC: ['DDD'] }, fleet: {} },
  ...change,
});

describe('§6 the Papacy Rules on other maps, and off', () => {
  test('S192 Standard 1901: twelve neutral sees, the Pope thirteenth, Rome Italy’s home', () => {
    const { state, variant } = given({ variant: 'standard' }).game;
    expect(state.addendum).toMatchObject({ kind: 'papacy', papalSee: 'ROM', host: 'ITALY' });
    const sees = state.addendum.kind === 'papacy' ? [...state.addendum.sees].sort() : [];
    expect(sees).toEqual(['BEL', 'BUL', 'DEN', 'GRE', 'HOL', 'NWY', 'POR', 'RUM', 'SER', 'SPA', 'SWE', 'TUN']);
    expect(seatsOf(state).filter((seat) => seat.class === 'bishop')).toHaveLength(13);
    expect(state.turn).toEqual({ year: 1901, season: 'spring' });
    expect(variant.id).toBe('standard');
    expect(Object.keys(state.seats)).toEqual(expect.arrayContaining(['R-ITA', 'L-AUS', 'R-TUR', 'B-ROM']));
  });

  test('§6 b as printed the Pope is Italy’s from the start, with freePope nobody’s', () => {
    expect(affiliationOf(given({ variant: 'standard' }).state, 'B-ROM' as never)).toBe('ITALY');
    const free = given({ variant: 'standard', options: { romeAtStart: 'freePope' } });
    expect(affiliationOf(free.state, 'B-ROM' as never)).toBeUndefined();
  });

  test('§6 with neutralRome nobody stands in Rome or owns it', () => {
    const table = given({ variant: 'standard', options: { romeAtStart: 'neutralRome' } });
    expect(table.unit('ROM')).toBeUndefined();
    expect(table.state.board.owned).not.toHaveProperty('ROM');
    expect(table.state.board.units).toHaveLength(21);
    expect(table.state.addendum).not.toHaveProperty('host');
  });

  test('§6 with the addendum off there are courts and sheets, and no bishops', () => {
    const table = given({ addendum: 'off' });
    expect(seatsOf(table.state).map((seat) => seat.class)).not.toContain('bishop');
    expect(table.state.addendum).toEqual({ kind: 'off' });
    table.until('orderWriting').sheet('R-SPA', 'F Nap - Rom').until('diplomacy', 'F1454');
    expect(table.unit('ROM')).toBe('SPAIN F ROM');
  });

  test('§6 sees may be named by the Judge', () => {
    const table = given({ addendum: { papalSee: 'PAR', sees: ['SWI', 'TUN', 'LON'], antiPopeSees: ['SWI'] } });
    expect(table.state.addendum).toEqual({
      kind: 'papacy',
      papalSee: 'PAR',
      sees: ['SWI', 'TUN', 'LON'],
      antiPopeSees: ['SWI'],
      host: 'FRANCE',
    });
    expect(table.state.church.throne).toMatchObject({ pope: 'B-PAR' });
    const elsewhere = given({ addendum: { papalSee: 'PAR' } }).state.addendum;
    if (elsewhere.kind === 'off') throw new Error('The addendum is off');
    expect(elsewhere.sees).toContain('ROM');
    expect(elsewhere.antiPopeSees).toContain('ROM');
    expect(refused('papal-see-needed', { addendum: { papalSee: 'BUR' } })).toEqual({ papalSee: 'BUR' });
    expect(refused('not-a-see', { addendum: { sees: ['BUR'] } })).toEqual({ see: 'BUR' });
    expect(refused('not-a-see', { addendum: { antiPopeSees: ['ROM'] } })).toEqual({ see: 'ROM' });
  });

  test('S195 a map without a neutral centre needs its sees listed', () => {
    const full = row({
      powers: [
        { id: 'EAST', name: 'East', seatCode: 'EAS', readAs: [], homeCentres: ['AAA', 'BBB'] },
        { id: 'WEST', name: 'West', seatCode: 'WES', readAs: [], homeCentres: ['CCC', 'DDD'] },
      ],
    });
    expect(refused('papal-see-needed', { variant: full })).toEqual({ papalSee: 'ROM' });
    refused('sees-needed', { variant: full, addendum: { papalSee: 'BBB' } });
    const table = given({ variant: full, addendum: { papalSee: 'BBB', sees: ['DDD'] } });
    expect(table.state.addendum).toMatchObject({ papalSee: 'BBB', sees: ['DDD'], antiPopeSees: [], host: 'EAST' });
  });

  test('§6 an imported map carries its game: it replays from the log alone', () => {
    const table = given({ variant: row(), addendum: { papalSee: 'BBB' } });
    expect(table.state.seats).toHaveProperty('R-EAS');
    table.until('orderWriting').sheet('R-EAS', 'A AAA - BBB\nDepose the Pope').until('diplomacy', 'F1500');
    expect(table.unit('BBB')).toBe('EAST A BBB');
    const log = JSON.parse(JSON.stringify(table.game.record.log)) as Game['record']['log'];
    expect(replay(log)?.state).toEqual(table.state);
  });

  test('§6 a map with faults is refused, with the faults', () => {
    const facts = refused('map-has-faults', { variant: row({ borders: { army: { AAA: ['ZZZ'] }, fleet: {} } }) });
    expect(facts.count).toBeGreaterThan(0);
    expect(facts.faults).toHaveLength(Math.min(20, Number(facts.count)));
    refused('map-has-faults', { variant: {} });
  });
});
