import type { PactId } from '../../ids.ts';
import type { EvolversOf } from '../../registry.ts';
import type { Game, Pact } from '../../state.ts';
import type { pactEvents } from './events.ts';

/** What each event about pacts changes. */
export const pactEvolvers: EvolversOf<typeof pactEvents> = {
  pactOffered: (game, { facts }, { turn, at }) => {
    const { pact: id, by, parties, text } = facts;
    const pact: Pact = { id, by, parties, signed: [by], declined: [], text, turn, atMs: at, kept: {} };
    return { ...game, record: { ...game.record, pacts: { ...game.record.pacts, [id]: pact } } };
  },
  pactSigned: (game, { facts }) => changed(game, facts.pact, ({ signed }) => ({ signed: [...signed, facts.seat] })),
  pactDeclined: (game, { facts }) =>
    changed(game, facts.pact, ({ declined }) => ({ declined: [...declined, facts.seat] })),
  pactJudged: (game, { facts }) =>
    changed(game, facts.pact, ({ kept }) => ({ kept: { ...kept, [facts.seat]: facts.kept } })),
};

function changed(game: Game, id: PactId, change: (pact: Pact) => Partial<Pact>): Game {
  const pact = game.record.pacts[id] as Pact;
  return {
    ...game,
    record: { ...game.record, pacts: { ...game.record.pacts, [id]: { ...pact, ...change(pact) } } },
  };
}
