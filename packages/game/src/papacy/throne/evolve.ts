import type { SeatId } from '../../ids.ts';
import type { EvolversOf } from '../../registry.ts';
import type { Conclave, Game, Resignation } from '../../state.ts';
import { withChurch } from '../church.ts';
import { without } from '../dict.ts';
import type { throneEvents } from './events.ts';

/** What each event about the throne changes. */
export const throneEvolvers: EvolversOf<typeof throneEvents> = {
  ballotCast: (game, { facts }, { turn }) => {
    const { voter, person, candidate, enteredByJudge } = facts;
    const ballot = { voter, ...(person === undefined ? {} : { person }), candidate, turn, enteredByJudge };
    return withChurch(game, { ballots: { ...game.state.church.ballots, [voter]: ballot } });
  },

  ballotWithdrawn: (game, { facts }) => withChurch(game, { ballots: without(game.state.church.ballots, facts.voter) }),

  ballotsCounted: (game, { facts }) => {
    const { throne } = game.state.church;
    if (facts.elects !== 'pope' || throne.kind !== 'vacant') return game;
    const conclave = { ...throne.conclave, ballotsHeld: throne.conclave.ballotsHeld + 1 };
    return withChurch(game, { throne: { ...throne, conclave } });
  },

  electorateNoted: (game) => game,

  popeElected: (game, { facts }, { turn }) => {
    const { church } = game.state;
    return withChurch(game, {
      throne: { kind: 'reigning', pope: facts.seat, since: turn },
      antiPopes: church.antiPopes.filter((antiPope) => antiPope.seat !== facts.seat),
      declarations: without(church.declarations, facts.seat),
    });
  },

  popeDeposed: (game, { facts }, { turn }) =>
    withConclave(game, { openedIn: turn, cause: 'deposition', barred: facts.pope, ballotsHeld: 0 }),

  deposeOrderFailed: (game) => game,

  conclaveOpened: (game, { facts }, { turn }) =>
    withConclave(game, {
      openedIn: turn,
      cause: facts.cause,
      barred: facts.barred,
      ballotsHeld: 0,
    }),

  resignationFiled: (game, { facts }, { turn }) => {
    const { seat, person, text } = facts;
    const resignation: Resignation = { seat, ...(person === undefined ? {} : { person }), turn, text, ruling: 'open' };
    return withChurch(game, { resignation });
  },

  resignationWithdrawn: (game) => {
    const { resignation: _, ...church } = game.state.church;
    return { ...game, state: { ...game.state, church } };
  },

  resignationRuled: (game, { facts }) => withResignation(game, { ruling: facts.ruling }),

  resignationTookEffect: (game, { facts }, { turn }) =>
    withConclave(withResignation(game, { outcome: 'tookEffect' }), {
      openedIn: turn,
      cause: 'resignation',
      barred: facts.seat,
      ballotsHeld: 0,
    }),

  resignationVoided: (game, { facts }) =>
    withResignation(game, { outcome: facts.why === 'deposed' ? 'overtaken' : 'void' }),

  antiPopeElected: (game, { facts }, { turn }) => {
    const { seat, protector } = facts;
    const antiPope = { seat, since: turn, ...(protector === undefined ? {} : { protector }), outstanding: [] };
    return withChurch(game, { antiPopes: [...game.state.church.antiPopes, antiPope] });
  },

  antiPopeDeposed: (game, { facts }) => withoutAntiPope(game, facts.seat),

  antiPopeRenounced: (game, { facts }) => withoutAntiPope(game, facts.seat),

  emperorCrowned: (game, { facts }, { turn }) => {
    const { seat, by: crownedBy, byAntiPope } = facts;
    return withChurch(game, { emperors: [...game.state.church.emperors, { seat, crownedBy, turn, byAntiPope }] });
  },

  emperorUncrowned: (game, { facts }) =>
    withChurch(game, {
      emperors: game.state.church.emperors.filter(
        (emperor) => emperor.seat !== facts.seat || emperor.crownedBy !== facts.crownedBy,
      ),
    }),
};

function withConclave(game: Game, conclave: Conclave): Game {
  return withChurch(game, { throne: { kind: 'vacant', conclave } });
}

function withResignation(game: Game, change: Partial<Resignation>): Game {
  const resignation = game.state.church.resignation as Resignation;
  return withChurch(game, { resignation: { ...resignation, ...change } });
}

function withoutAntiPope(game: Game, seat: SeatId): Game {
  return withChurch(game, { antiPopes: game.state.church.antiPopes.filter((antiPope) => antiPope.seat !== seat) });
}
