import { compileVariant, type Variant, type VariantData, variantById } from '@defensor/diplomacy';
import { InvariantError } from '../errors.ts';
import type { SeatId } from '../ids.ts';
import { recordedOptions } from '../options.ts';
import type { EventIn, EvolversOf } from '../registry.ts';
import type { Dict, GameState, Seat } from '../state.ts';
import { turnOfName } from '../turns.ts';
import { EMPTY_STATE } from '../unborn.ts';
import type { judgeEvents } from './events.ts';
import { overrideEvolvers } from './overrides/evolve.ts';
import { undoEvolvers } from './undo/evolve.ts';

/** What each event of this area changes. */
export const judgeEvolvers: EvolversOf<typeof judgeEvents> = {
  gameCreated: (unborn, { facts }) => ({ ...unborn, variant: variantOf(facts.variant), state: beginning(facts) }),
  actRefused: (game, { facts }, { at, turn, phase }) => {
    const { seat: by, command, code, rule } = facts;
    const refusals = [...game.record.refusals, { by, command, code, rule, atMs: at, turn, phase }];
    return { ...game, record: { ...game.record, refusals } };
  },
  ...overrideEvolvers,
  ...undoEvolvers,
};

function beginning(facts: EventIn<typeof judgeEvents, 'gameCreated'>['facts']): GameState {
  const { addendum, options, owned, units, pope, occupiers, timetable } = facts;
  const seats = Object.fromEntries(facts.seats.map((seat) => [seat.id, seat])) as Dict<SeatId, Seat>;
  return {
    ...EMPTY_STATE,
    addendum,
    options: recordedOptions(options),
    turn: turnOfName(facts.turn),
    seats,
    board: { ...EMPTY_STATE.board, units, owned, nextUnit: units.length + 1 },
    clock: { now: 0, ...(timetable === undefined ? {} : { timetable }) },
    church: {
      ...EMPTY_STATE.church,
      lastOccupier: occupiers,
      ...(pope === undefined ? {} : { throne: { kind: 'reigning', pope, since: facts.turn } }),
    },
  };
}

function variantOf(given: string | Readonly<Record<string, unknown>>): Variant {
  if (typeof given !== 'string') return compileVariant(given as unknown as VariantData);
  const variant = variantById(given);
  if (variant === undefined) throw new InvariantError(`The log was made on a map that is not here: ${given}`);
  return variant;
}
