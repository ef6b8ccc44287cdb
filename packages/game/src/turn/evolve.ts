import type { PowerId, ProvinceId } from '@defensor/diplomacy';
import { withState } from '../desk.ts';
import type { EvolversOf } from '../registry.ts';
import type { Addendum, BoardState, ClockState, Dict, Mark, TurnRecord } from '../state.ts';
import { turnName, turnOfName } from '../turns.ts';
import type { turnEvents } from './events.ts';
import { withTurnRecord } from './history.ts';

/** What each event of this area changes. */
export const turnEvolvers: EvolversOf<typeof turnEvents> = {
  phaseClosed: (game) => withState(game, { clock: stopped(game.state.clock), ready: [] }),

  phaseOpened: (game, { facts }) => {
    const { state } = game;
    const clock = withDeadline(state.clock, facts.deadline);
    const opened = { ...state, turn: turnOfName(facts.turn), phase: facts.phase, ready: [], clock };
    const keepsSheets = facts.phase === 'orderWriting' || facts.phase === 'orderResolution';
    const swept = keepsSheets ? opened : { ...opened, sheets: { sheets: {} } };
    if (facts.phase !== 'diplomacy') return { ...game, state: swept };
    const docket = { chosenSheet: {}, overrides: [] };
    return { ...game, state: { ...swept, docket, history: [...state.history, newRecord(facts.turn, state.board)] } };
  },

  participationTallied: (game, { facts }) => {
    const { participation } = game.state;
    let marks = participation.marks[facts.turn] ?? {};
    for (const { seat, ...mark } of facts.signatures) {
      const before = marks[seat] ?? [];
      if (!before.some((other) => isSameMark(other, mark))) marks = { ...marks, [seat]: [...before, mark] };
    }
    return withState(game, { participation: { ...participation, marks: { ...participation.marks, [facts.turn]: marks } } });
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

  gameEnded: (game, { facts }) =>
    withState(game, {
      ending: facts.ending,
      phase: 'ended',
      clock: stopped(game.state.clock),
      ready: [],
      draw: {},
    }),

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
    const others = game.state.ready.filter((power) => power !== facts.power);
    return withState(game, { ready: facts.ready ? [...others, facts.power] : others });
  },

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
    const { proposal } = game.state.draw;
    if (proposal === undefined) return game;
    return withState(game, { draw: { proposal: { ...proposal, votes: { ...proposal.votes, [facts.power]: facts.answer } } } });
  },

  drawFailed: (game) => withState(game, { draw: {} }),
};

/** The first owner of the papal see is its host until another power has owned it (RULES.md §6 c). */
function withHostWhileOwner(addendum: Addendum, owned: Dict<ProvinceId, PowerId>): Addendum {
  if (addendum.kind === 'off' || addendum.host === undefined || owned[addendum.papalSee] === addendum.host) return addendum;
  const { host: _, ...rest } = addendum;
  return rest;
}

const isSameMark = (one: Mark, other: Mark) => one.document === other.document && one.person === other.person;

function newRecord(turn: TurnRecord['turn'], before: BoardState): TurnRecord {
  return { turn, before, chosen: {}, lodged: [] };
}

function stopped(clock: ClockState): ClockState {
  const { deadline: _, pausedWithMs: __, ...rest } = clock;
  return rest;
}

function withDeadline(clock: ClockState, deadline: number | undefined): ClockState {
  return deadline === undefined ? stopped(clock) : { ...stopped(clock), deadline };
}
