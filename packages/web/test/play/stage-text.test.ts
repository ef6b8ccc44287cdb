import { legalOrders, RENAISSANCE, STANDARD, type Variant } from '@defensor/diplomacy';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { historyOf } from '../../src/play/history.ts';
import { linkHash, readLink } from '../../src/play/link.ts';
import { goOn, newPlay, openStage, type Play, resolveOpen } from '../../src/play/play.ts';
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
        expect(read && content(read)).toEqual(content(stage));
      }),
      { numRuns: 60 },
    );
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
      expect(read && content(read)).toEqual(content(next));
    }
  });

  test.each([
    '',
    'x',
    'm.spring.1901;ENG:AXXX;;;;',
    'm.spring.1901;XYZ:ALON;;;;',
    'm.summer.1901;;;;;',
    'm.spring.1901;;;;;ENG:A+LON+-',
  ])('“%s” is not a position', (text) => {
    expect(parseStage(STANDARD, text)).toBeUndefined();
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

  test('a link that was cut short is told apart from no link', () => {
    expect(readLink(linkHash(play).slice(0, 60)).kind).not.toBe('none');
    expect(readLink('#1;renaissance;m.spring').kind).toBe('broken');
    expect(readLink('#1;atlantis;m.spring.1454;;;;;').kind).toBe('broken');
    expect(readLink('#1;standard;m.spring.1901;ENG:ALON,FLON;;;;').kind).toBe('broken');
    expect(readLink('').kind).toBe('none');
    expect(readLink('#elsewhere').kind).toBe('none');
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

  test.each(['', '{', 'null', '{"version":2}', '{"version":1,"present":{"variant":"standard","at":3,"stages":[]}}'])(
    '“%s” is not taken',
    (text) => {
      expect(parseHistory(text)).toBeUndefined();
    },
  );

  test('what is read can be resolved as what was written', () => {
    const stage = stageWith(STANDARD, { FRANCE: 'A PAR', GERMANY: 'A MUN' }, ['A PAR - BUR', 'A MUN - BUR']);
    const read = parseStage(STANDARD, printStage(STANDARD, stage)) as Stage;
    const results = (one: Stage) => resolve(STANDARD, one).result.orders.map(({ result }) => result);
    expect(results(read)).toEqual(results(stage));
  });
});
