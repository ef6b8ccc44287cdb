import {
  adjudicateMovement,
  type Given,
  type LocationId,
  legalOrders,
  locationAt,
  type MovementOrder,
  type MovementResult,
  type PowerId,
  type ProvinceId,
  provinceOf,
  RENAISSANCE,
  type Unit,
  type UnitId,
} from '@defensor/diplomacy';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SealedNaming } from '../../src/papacy/resolution/bulls.ts';
import { decideMovement, type MovementCase } from '../../src/turn/movement.ts';
import { given } from '../kit.ts';

const LANDS = ['ROM', 'VEN', 'TUS', 'APU', 'NAP', 'PIE', 'TRI', 'TYR'];
const SEAS = ['TYS', 'ION', 'ADR', 'LYO'];
const POWERS = ['SPAIN', 'VENICE', 'FRANCE', 'HRE'] as unknown as readonly PowerId[];

interface Scene {
  readonly units: readonly {
    readonly at: number;
    readonly power: number;
    readonly afloat: boolean;
    readonly order: number;
    readonly eager: boolean;
  }[];
  readonly named: readonly number[];
  readonly deposing: readonly number[];
}

const scenes: fc.Arbitrary<Scene> = fc.record({
  units: fc.uniqueArray(
    fc.record({
      at: fc.nat(LANDS.length + SEAS.length - 1),
      power: fc.nat(POWERS.length - 1),
      afloat: fc.boolean(),
      order: fc.nat(9_999),
      eager: fc.boolean(),
    }),
    { selector: ({ at }) => at, minLength: 3, maxLength: 9 },
  ),
  named: fc.uniqueArray(fc.nat(8), { minLength: 1, maxLength: 2 }),
  deposing: fc.uniqueArray(fc.nat(POWERS.length - 1), { minLength: 1, maxLength: 2 }),
});

const { game } = given();

/** Units around Rome with legal orders, the eager ones for something that concerns Rome where they can. */
function caseOf(scene: Scene, circularDeposition: 'invader' | 'pope' | 'punishFirst'): MovementCase {
  const units = scene.units.map(({ at, power, afloat }, index): Unit => {
    const sea = SEAS[at - LANDS.length];
    const land = LANDS[at] as string;
    const hasShore = RENAISSANCE.provinceById.get(land)?.coastal === true;
    return {
      id: `u${index}` as UnitId,
      power: POWERS[power] as PowerId,
      type: sea !== undefined || (afloat && hasShore) ? 'F' : 'A',
      location: locationAt((sea ?? land) as ProvinceId),
    };
  });
  const legal = legalOrders(RENAISSANCE, units);
  const orders = units.map((unit, index): Given<MovementOrder> => {
    const all = legal.get(unit.location) ?? [];
    const { order, eager } = scene.units[index] as Scene['units'][number];
    const towards = all.filter((one) => 'to' in one && provinceOf(one.to as LocationId) === ('ROM' as string));
    const choice = eager && towards.length > 0 ? towards : all;
    return { power: unit.power, order: choice[order % choice.length] as MovementOrder };
  });
  const state = {
    ...game.state,
    options: { ...game.state.options, circularDeposition },
    board: { ...game.state.board, units },
  };
  const namings = [...new Set(scene.named.map((index) => index % units.length))].map(
    (index) => ({ unit: units[index], half: 1 }) as unknown as SealedNaming,
  );
  const depose = scene.deposing.map((power) => ({
    power: POWERS[power] as PowerId,
    line: { line: 1, whom: 'pope' as const },
  }));
  return { game: { ...game, state }, orders, depose, namings };
}

/** Which deposing power stands in Rome, if one does. */
function inRome(situation: MovementCase, result: MovementResult): PowerId | undefined {
  const unit = result.units.find((one) => provinceOf(one.location) === ('ROM' as string));
  return situation.depose.some(({ power }) => power === unit?.power) ? unit?.power : undefined;
}

/** How the case turns out without and with this turn's punishments: T where a deposing power stands in Rome. */
function worldsOf(situation: MovementCase) {
  const { orders, namings } = situation;
  const { units } = situation.game.state.board;
  const free = adjudicateMovement(RENAISSANCE, units, orders);
  const punished = adjudicateMovement(RENAISSANCE, units, orders, {
    immobilised: new Set(namings.map(({ unit }) => unit.id)),
  });
  const kind = `${inRome(situation, free) === undefined ? 'F' : 'T'}${inRome(situation, punished) === undefined ? 'F' : 'T'}`;
  return { free, punished, kind };
}

const RULINGS = ['invader', 'pope', 'punishFirst'] as const;
const SAMPLE = { numRuns: 500, seed: 1454 };

describe('A35 whether Rome falls may hang on a naming that its fall would void', { timeout: 60_000 }, () => {
  test('A35 deposed exactly when a power that ordered it stands in Rome on the board that holds; two adjudications at most', () => {
    const seen = { TT: 0, FF: 0, TF: 0, FT: 0 };
    fc.assert(
      fc.property(scenes, fc.constantFrom(...RULINGS), (scene, ruling) => {
        const situation = caseOf(scene, ruling);
        let adjudications = 0;
        const decided = decideMovement(situation, (...given) => {
          adjudications += 1;
          return adjudicateMovement(...given);
        });
        expect(adjudications).toBeLessThanOrEqual(2);
        expect(decided.deposer?.power).toBe(inRome(situation, decided.result));
        seen[worldsOf(situation).kind as keyof typeof seen] += 1;
      }),
      SAMPLE,
    );
    expect(Object.values(seen).every((count) => count > 0)).toBe(true);
  });

  test('A35 each kind of case is settled as the ruling says', () => {
    fc.assert(
      fc.property(scenes, fc.constantFrom(...RULINGS), (scene, ruling) => {
        const situation = caseOf(scene, ruling);
        const { free, punished, kind } = worldsOf(situation);
        const { result, deposer } = decideMovement(situation);
        const holdsFree = (kind === 'TT' && ruling !== 'punishFirst') || (kind === 'TF' && ruling === 'invader');
        expect(result).toEqual(holdsFree ? free : punished);
        expect(deposer !== undefined).toBe(kind === 'FT' || kind === 'TT' || (kind === 'TF' && ruling === 'invader'));
      }),
      SAMPLE,
    );
  });

  test('A35 the rulings `invader` and `pope` part only where the named unit is the invader', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const invader = decideMovement(caseOf(scene, 'invader'));
        const pope = decideMovement(caseOf(scene, 'pope'));
        if (worldsOf(caseOf(scene, 'invader')).kind !== 'TF') expect(pope).toEqual(invader);
      }),
      SAMPLE,
    );
  });

  test('A35 without a naming, or without an order to depose, one adjudication is enough', () => {
    fc.assert(
      fc.property(scenes, fc.boolean(), (scene, noNaming) => {
        const full = caseOf(scene, 'invader');
        const situation = noNaming ? { ...full, namings: [] } : { ...full, depose: [] };
        let adjudications = 0;
        const decided = decideMovement(situation, (...given) => {
          adjudications += 1;
          return adjudicateMovement(...given);
        });
        expect([adjudications, decided.board]).toEqual([1, 'once']);
      }),
      { ...SAMPLE, numRuns: 100 },
    );
  });
});
