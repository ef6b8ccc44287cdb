import { OPTIONS, type OptionName } from '../../../src/index.ts';
import type { Dice } from '../../bots/dice.ts';

/** Options as a Judge might set them: mostly the defaults, each of the others now and then. */
export function randomOptions(dice: Dice): Readonly<Record<string, unknown>> {
  const names = (Object.keys(OPTIONS) as OptionName[]).filter((name) => name !== 'romeAtStart' && name !== 'judge');
  const chosen = names.filter(() => dice.chance(20)).map((name) => [name, dice.pick(OPTIONS[name].values)] as const);
  return {
    ...Object.fromEntries(chosen),
    ...(dice.chance(15) ? { deadlockTurns: 1 + dice.below(3) } : {}),
    ...(dice.chance(10) ? { judge: 'automatic' } : {}),
  };
}

/** A class of 27 players, sometimes with more Lords, fewer bishops, or people who are named. */
export function randomCast(dice: Dice): unknown {
  if (dice.chance(60)) return 'default';
  return {
    lords: dice.pick([1, 1, 2, 3]),
    bishops: dice.pick([13, 13, 9, 5, 12]),
    observers: dice.below(2),
    people: { 'R-SPA': 'p1', 'L-SPA': 'p2', 'B-ROM': 'p3' },
  };
}
