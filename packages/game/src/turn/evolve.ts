import { withState } from '../desk.ts';
import type { EvolversOf } from '../registry.ts';
import type { BoardState, ClockState, DrawState, GameState, Mark, TurnRecord } from '../state.ts';
import { type TurnName, turnName, turnOfName } from '../turns.ts';
import type { turnEvents } from './events.ts';
import { withTurnRecord } from './history.ts';
import { withHostWhileOwner } from './host.ts';
import { resolutionEvolvers } from './resolution-evolve.ts';

/** What each event of this area changes. */
export const turnEvolvers: EvolversOf<typeof turnEvents> = {
  ...resolutionEvolvers,

  phaseClosed: (game) => withState(game, { clock: stopped(game.state.clock), ready: [] }),

  phaseOpened: (game, { facts }) => {
    const clock = withDeadline(game.state.clock, facts.deadline);
    const opened = { ...game.state, turn: turnOfName(facts.turn), phase: facts.phase, ready: [], clock };
    const keepsSheets = facts.phase === 'orderWriting' || facts.phase === 'orderResolution';
    const swept = keepsSheets ? opened : { ...opened, sheets: { sheets: {} }, docket: { chosenSheet: {} } };
    const isNewTurn = game.state.history.at(-1)?.turn !== facts.turn;
    return { ...game, state: isNewTurn ? begun(swept, facts.turn) : swept };
  },

  participationTallied: (game, { facts }) => {
    const { participation } = game.state;
    let marks = participation.marks[facts.turn] ?? {};
    for (const { seat, ...mark } of facts.signatures) {
      const before = marks[seat] ?? [];
      if (!before.some((other) => isSameMark(other, mark))) marks = { ...marks, [seat]: [...before, mark] };
    }
    return withState(game, {
      participation: { ...participation, marks: { ...participation.marks, [facts.turn]: marks } },
    });
  },

  retreatsMade: (game, { facts }) => {
    const board: BoardState = { ...game.state.board, units: facts.units, dislodged: [], contested: [] };
    const state = withTurnRecord({ ...game.state, board }, (record) => ({
      ...record,
      retreats: { orders: facts.orders, fates: facts.fates },
      afterRetreats: board,
    }));
    return { ...game, state };
  },

  ownershipSettled: (game, { facts }) => {
    const { addendum, board } = game.state;
    return withState(game, {
      board: { ...board, owned: facts.owned },
      addendum: withHostWhileOwner(addendum, facts.owned),
    });
  },

  adjustmentsMade: (game, { facts }) => {
    const { orders, due, built, removed, autoRemoved, unused, units, nextUnit } = facts;
    const board: BoardState = { ...game.state.board, units, nextUnit };
    const adjustments = { orders, due, built, removed, autoRemoved, unused };
    return { ...game, state: withTurnRecord({ ...game.state, board }, (record) => ({ ...record, adjustments })) };
  },

  powerEliminated: (game, { facts }) => {
    const { board, turn } = game.state;
    return withState(game, { board: { ...board, eliminated: { ...board.eliminated, [facts.power]: turnName(turn) } } });
  },

  turnEnded: (game) => ({
    ...game,
    state: withTurnRecord(game.state, (record) => ({ ...record, after: game.state.board })),
  }),

  victoryWithheld: (game) => game,

  gameEnded: (game, { facts }) => {
    const { state } = game;
    const ended = {
      ...state,
      ending: facts.ending,
      phase: 'ended' as const,
      clock: stopped(state.clock),
      ready: [],
      draw: {},
    };
    const hasBegun = state.history.length > 0;
    return {
      ...game,
      state: hasBegun ? withTurnRecord(ended, (record) => ({ ...record, after: state.board })) : ended,
    };
  },

  timetableSet: (game, { facts }) => withState(game, { clock: { ...game.state.clock, timetable: facts.timetable } }),

  timetableDropped: (game) => {
    const { timetable: _, ...clock } = game.state.clock;
    return withState(game, { clock });
  },

  deadlineSet: (game, { facts }) => withState(game, { clock: withDeadline(game.state.clock, facts.deadline) }),

  clockPaused: (game, { facts }) =>
    withState(game, { clock: { ...stopped(game.state.clock), pausedWithMs: facts.leftMs } }),

  clockResumed: (game, { facts }) => withState(game, { clock: withDeadline(game.state.clock, facts.deadline) }),

  readinessChanged: (game, { facts }) => {
    const others = game.state.ready.filter((seat) => seat !== facts.seat);
    return withState(game, { ready: facts.ready ? [...others, facts.seat] : others });
  },

  lastTurnSet: (game, { facts }) => {
    const { lastTurn: _, ...state } = game.state;
    return { ...game, state: { ...state, ...facts } };
  },

  docketDefaulted: (game) => withState(game, { docket: { ...game.state.docket, defaulted: true } }),

  drawProposed: (game, { facts }) =>
    withState(game, {
      draw: {
        proposal: {
          by: facts.power,
          among: facts.among,
          turn: turnName(game.state.turn),
          votes: { [facts.power]: 'yes' },
        },
      },
    }),

  drawAnswered: (game, { facts }) => {
    const proposal = game.state.draw.proposal as Proposal;
    return withState(game, {
      draw: { proposal: { ...proposal, votes: { ...proposal.votes, [facts.power]: facts.answer } } },
    });
  },

  drawFailed: (game) => withState(game, { draw: {} }),
};

const isSameMark = (one: Mark, other: Mark) => one.document === other.document && one.person === other.person;

type Proposal = NonNullable<DrawState['proposal']>;

/** The state at the beginning of a turn: a record for it, and the options that hold from now on. */
function begun(state: GameState, turn: TurnName): GameState {
  const { nextOptions, ...rest } = state;
  const record: TurnRecord = { turn, before: state.board, chosen: {}, lodged: [] };
  return { ...rest, options: nextOptions ?? state.options, history: [...state.history, record] };
}

function stopped(clock: ClockState): ClockState {
  const { deadline: _, pausedWithMs: __, ...rest } = clock;
  return rest;
}

function withDeadline(clock: ClockState, deadline: number | undefined): ClockState {
  return deadline === undefined ? stopped(clock) : { ...stopped(clock), deadline };
}
