import { legalOrders, RENAISSANCE, STANDARD, type Variant } from '@defensor/diplomacy';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { historyOf } from '../../src/play/history.ts';
import { linkHash, readLink } from '../../src/play/link.ts';
import { goOn, goTo, newPlay, openStage, type Play, resolveOpen } from '../../src/play/play.ts';
import { standsOf } from '../../src/play/position.ts';
import { resolve } from '../../src/play/resolve.ts';
import { emptyStage, type Stage } from '../../src/play/stage.ts';
import { parseStage, printStage } from '../../src/play/stage-text.ts';
import { parseHistory, printHistory } from '../../src/play/storage.ts';
import { stageWith } from '../board.ts';

/** A random position with random legal orders. */
function randomStage(variant: Variant): fc.Arbitrary<Stage> {
  const places = fc.subarray([...variant.provinces], { minLength: 0, maxLength: 20 });
  const picks = fc.infiniteStream(fc.nat({ max: 1_000_000 }));
  return fc
    .tuple(places, picks, fc.constantFrom('spring', 'fall'), fc.integer({ min: 1, max: 3000 }))
    .map(([chosen, stream, season, year]) => {
      const next = (count: number) => (stream.next().value as number) % count;
      const units = chosen.flatMap((place, i) => {
        const type = next(2) === 0 && standsOf(variant, place.id, 'A').length > 0 ? 'A' : 'F';
        const stands = standsOf(variant, place.id, type);
        const power = variant.powers[next(variant.powers.length)];
        const location = stands[next(Math.max(1, stands.length))];
        return location === undefined || power === undefined
          ? []
          : [{ id: `u${i}` as never, power: power.id, type: type as 'A' | 'F', location }];
      });
      const legal = legalOrders(variant, units);
      const orders = units.flatMap((unit) => {
        const own = legal.get(unit.location) ?? [];
        const order = own[next(own.length + 1)];
        return order === undefined ? [] : [{ power: unit.power, order }];
      });
      const owned = new Map(
        variant.supplyCentres.flatMap((centre) => {
          const power = variant.powers[next(variant.powers.length + 1)];
          return power === undefined ? [] : [[centre, power.id] as const];
        }),
      );
      return { ...emptyStage(variant), season, year, units, orders, owned };
    });
}

/** What a stage says, without the ids of its units. */
const content = (stage: Stage) => ({
  ...stage,
  units: stage.units.map(({ power, type, location }) => `${power} ${type} ${location}`).sort(),
  dislodged: stage.dislodged
    .map(({ power, type, location, attackedFrom, attackerConvoyed, retreats }) =>
      JSON.stringify([power, type, location, attackedFrom, attackerConvoyed, retreats]),
    )
    .sort(),
  owned: [...stage.owned].map((pair) => pair.join(' ')).sort(),
  orders: stage.orders.map((given) => JSON.stringify(given)).sort(),
});

describe('a position as text', () => {
  test.each([RENAISSANCE, STANDARD])('$name: reading after printing gives the same position and orders', (variant) => {
    fc.assert(
      fc.property(randomStage(variant), (stage) => {
        const read = parseStage(variant, printStage(variant, stage));
        expect(read.ok && content(read.stage)).toEqual(content(stage));
      }),
      { numRuns: 60 },
    );
  });

  test('the rival set of orders comes along, also where it is empty', () => {
    const stage = stageWith(STANDARD, { FRANCE: 'A PAR' }, ['A PAR - BUR']);
    for (const rival of [
      { open: 'B', orders: stage.orders },
      { open: 'A', orders: [] },
    ] as const) {
      const read = parseStage(STANDARD, printStage(STANDARD, { ...stage, rival }));
      expect(read.ok && read.stage.rival).toEqual(rival);
    }
  });

  test('retreats keep where the attack came from and what is contested', () => {
    const stage = stageWith(STANDARD, { FRANCE: 'A BUR, A PAR', GERMANY: 'A MUN' }, [
      'A BUR - MUN',
      'A PAR - BUR',
      'A MUN - BUR',
    ]);
    const support = stageWith(STANDARD, { FRANCE: 'A BUR, A RUH', GERMANY: 'A MUN' }, [
      'A BUR - MUN',
      'A RUH S A BUR - MUN',
    ]);
    for (const first of [stage, support]) {
      const next = openStage(goOn(newPlay(STANDARD, first)));
      const read = parseStage(STANDARD, printStage(STANDARD, next));
      expect(read.ok && content(read.stage)).toEqual(content(next));
    }
  });

  test.each([
    ['', 'cut-short'],
    ['x', 'cut-short'],
    ['m.spring.1901;ENG:ALON;;;;', 'cut-short'],
    ['m.spring.1901;ENG:AXXX;;;;;', 'XXX'],
    ['m.spring.1901;ENG:FSTP/XC;;;;;', 'STP/XC'],
    ['m.spring.1901;XYZ:ALON;;;;;', 'XYZ:ALON'],
    ['m.spring.1901;ENG;;;;;', 'ENG'],
    ['m.spring.1901;;;GER:AMUN;;;', 'AMUN'],
    ['m.summer.1901;;;;;;', 'm.summer.1901'],
    ['m.spring.1901.x;;;;;;', 'm.spring.1901.x'],
    ['m.spring.1901;;;;;ENG:A+LON+-;', 'A LON -'],
    ['m.spring.1901;;;;;;C~', 'C~'],
  ])('“%s” is not a position: %s', (text, why) => {
    const read = parseStage(STANDARD, text);
    expect(read.ok ? [] : read.faults).toEqual([
      why === 'cut-short' ? { code: 'cut-short' } : { code: 'unreadable', text: why },
    ]);
  });
});

describe('a position that is not possible says what is wrong with it', () => {
  test.each([
    ['m.spring.1901;ENG:FMUN;;;;;', 'fleet-inland', 'MUN'],
    ['m.spring.1901;ENG:ANTH;;;;;', 'army-at-sea', 'NTH'],
    ['m.spring.1901;RUS:ASTP/NC;;;;;', 'army-on-coast', 'STP'],
    ['m.spring.1901;RUS:FSTP;;;;;', 'fleet-without-coast', 'STP'],
    ['m.spring.1901;ENG:ALON,FLON;;;;;', 'crowded', 'LON'],
    ['m.spring.1901;RUS:FSTP/NC!ENG:ASTP;;;;;', 'crowded', 'STP'],
    ['m.spring.1901;;ENG:NTH;;;;', 'not-a-centre', 'NTH'],
    ['m.spring.1901;;ENG:BUR;;;;', 'not-a-centre', 'BUR'],
    ['m.spring.1901;;ENG:LON!FRA:LON;;;;', 'owned-twice', 'LON'],
    ['m.spring.1901;ENG:ALON;;;;ENG:A+LON+H,A+LON+-+WAL;', 'two-orders', 'LON'],
    ['m.spring.1901;ENG:ALON;;;;;B~ENG:A+LON+H,A+LON+-+WAL', 'two-orders', 'LON'],
    ['r.spring.1901;FRA:AMUN;;GER:AMUN@BUR,AMUN@BUR;;;', 'driven-out-twice', 'MUN'],
    ['r.spring.1901;FRA:AMUN;;GER:FMUN@BUR;;;', 'fleet-inland', 'MUN'],
    ['r.spring.1901;FRA:AMUN;;GER:AMUN@LON;;;', 'attacked-from-afar', 'MUN'],
    ['m.spring.1901;FRA:AMUN;;GER:AMUN@BUR;;;', 'driven-out-late', 'MUN'],
  ])('%s: %s', (text, code, place) => {
    const read = parseStage(STANDARD, text);
    expect(read.ok ? [] : read.faults).toEqual([{ code, province: place }]);
  });

  test.each(['a.spring.1901;;;;;;', 'm.winter.1901;;;;;;', 'm.spring.0;;;;;;'])('%s: its turn', (text) => {
    const read = parseStage(STANDARD, text);
    expect(read.ok ? [] : read.faults).toEqual([{ code: 'turn' }]);
  });
});

describe('links', () => {
  const play = newPlay(RENAISSANCE);

  test('a link brings its position, also where its signs were escaped on the way', () => {
    for (const hash of [linkHash(play), encodeURI(linkHash(play)), `#${encodeURIComponent(linkHash(play).slice(1))}`]) {
      const read = readLink(hash);
      expect(read.kind).toBe('play');
      if (read.kind === 'play') expect(content(openStage(read.play))).toEqual(content(openStage(play)));
    }
  });

  test('a start position with its orders makes a link that fits into a message', () => {
    expect(linkHash(play).length).toBeLessThan(450);
  });

  test('a link that was cut short anywhere is told apart from a whole one, and from no link', () => {
    const whole = linkHash(play);
    for (let end = 2; end < whole.length; end++) expect(readLink(whole.slice(0, end)).kind).toBe('broken');
    expect(readLink('').kind).toBe('none');
    expect(readLink('#').kind).toBe('none');
  });

  test.each([
    ['#elsewhere', { code: 'no-position' }],
    ['#2;renaissance;m.spring.1454;;;;;;;z', { code: 'no-position' }],
    ['#1;renaissance;m.spring', { code: 'cut-short' }],
    ['#1;atlantis;m.spring.1454;;;;;;;z', { code: 'no-variant', text: 'atlantis' }],
    [
      '#1;standard;m.spring.1901;ENG:ALON,FLON;;;;;;z',
      { code: 'impossible', faults: [{ code: 'crowded', province: 'LON' }] },
    ],
  ])('%s is broken, and says why', (hash, fault) => {
    const read = readLink(hash);
    expect(read.kind === 'broken' && read.fault).toMatchObject(fault);
  });
});

describe('what is kept between visits', () => {
  test('the line of play and the undos', () => {
    const first = newPlay(STANDARD);
    const second: Play = goOn(resolveOpen(first));
    const history = { ...historyOf(second), past: [first] };
    const read = parseHistory(printHistory(history));
    expect(read?.present.at).toBe(1);
    expect(read?.present.stages.map(content)).toEqual(second.stages.map(content));
    expect(read?.past).toHaveLength(1);
  });

  test('a long play with many changes stays small, and gives up its oldest undos before itself', () => {
    let play = newPlay(STANDARD);
    for (let i = 0; i < 120; i++) play = goOn(play);
    const past = Array.from({ length: 40 }, (_, i) => goTo(play, i));
    const text = printHistory({ ...historyOf(play), past });
    expect(text.length).toBeLessThan(400_000);
    expect(parseHistory(text)?.past).toHaveLength(20);
    const changed = (i: number): Play => ({
      ...play,
      stages: play.stages.map((stage, at) => ({ ...stage, year: 1 + i * play.stages.length + at })),
    });
    const long = printHistory({ ...historyOf(play), past: Array.from({ length: 40 }, (_, i) => changed(i)) });
    expect(long.length).toBeLessThan(400_000);
    expect(parseHistory(long)?.present.stages).toHaveLength(121);
    expect(parseHistory(long)?.past.length).toBeLessThan(20);
  });

  test('an impossible position is not taken', () => {
    const text = printHistory(historyOf(newPlay(STANDARD)));
    expect(parseHistory(text)).toBeDefined();
    expect(parseHistory(text.replace('FLON', 'FMUN'))).toBeUndefined();
  });

  test.each([
    '',
    '{',
    'null',
    '{"version":1}',
    '{"version":2,"stages":[],"present":{"variant":"standard","at":3,"stages":[]}}',
  ])('“%s” is not taken', (text) => {
    expect(parseHistory(text)).toBeUndefined();
  });

  test('what is read can be resolved as what was written', () => {
    const stage = stageWith(STANDARD, { FRANCE: 'A PAR', GERMANY: 'A MUN' }, ['A PAR - BUR', 'A MUN - BUR']);
    const read = parseStage(STANDARD, printStage(STANDARD, stage));
    if (!read.ok) throw new Error('not read');
    const results = (one: Stage) => resolve(STANDARD, one).result.orders.map(({ result }) => result);
    expect(results(read.stage)).toEqual(results(stage));
  });
});
