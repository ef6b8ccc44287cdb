import type { DecreeId, SeatId, StatementId } from '../../ids.ts';
import type { EvolversOf } from '../../registry.ts';
import type { ConveningDecree, Council, CouncilStatement, DecreeSignature, Game } from '../../state.ts';
import { withChurch } from '../church.ts';
import { entryOf } from '../dict.ts';
import type { councilEvents } from './events.ts';

/** What each event about councils changes. */
export const councilEvolvers: EvolversOf<typeof councilEvents> = {
  decreeOpened: (game, { facts }, { turn }) => {
    const { decree: id, drafter, text } = facts;
    return withDecree(game, id, () => ({
      id,
      drafter,
      turn,
      circulation: [],
      signatures: [],
      status: 'open',
      ...(text === undefined ? {} : { text }),
    }));
  },

  decreeCirculated: (game, { facts }) =>
    withDecree(game, facts.decree, (decree) => ({
      ...decree,
      circulation: [...new Set([...decree.circulation, ...facts.to])],
    })),

  decreeSigned: (game, { facts }, { turn, at }) => {
    const { seat, person, enteredByJudge } = facts;
    const signature: DecreeSignature = {
      seat,
      ...(person === undefined ? {} : { person }),
      turn,
      at,
      struck: false,
      enteredByJudge,
    };
    return withDecree(game, facts.decree, (decree) => ({
      ...decree,
      signatures: [...withoutSignatureOf(decree.signatures, seat), signature],
    }));
  },

  decreeSignatureWithdrawn: (game, { facts }) =>
    withDecree(game, facts.decree, (decree) => ({
      ...decree,
      signatures: withoutSignatureOf(decree.signatures, facts.seat),
    })),

  decreeSignatureStruck: (game, { facts }) => withSignature(game, facts.decree, facts.seat, { struck: true }),

  decreeSignatureRestored: (game, { facts }) => withSignature(game, facts.decree, facts.seat, { struck: false }),

  decreeWithdrawn: (game, { facts }) =>
    withDecree(game, facts.decree, (decree) => ({ ...decree, status: 'withdrawn' })),

  decreeFailed: (game, { facts }) =>
    facts.lapsed ? withDecree(game, facts.decree, (decree) => ({ ...decree, status: 'lapsed' })) : game,

  councilConvened: (game, { facts }, { turn, at }) => {
    const { decree, first, last, signatories } = facts;
    const convened = withDecree(game, decree, (open) => ({ ...open, status: 'convened', convenedIn: turn }));
    const { council: sitting } = game.state.church;
    const renews = sitting === undefined ? {} : { renews: sitting };
    return withChurch(convened, { council: { decree, convenedMs: at, first, last, signatories, ...renews } });
  },

  councilEnded: (game, { facts: { sitsOn } }) => {
    const { council, ...church } = game.state.church;
    if (sitsOn !== undefined) return withChurch(game, { council: earlierCouncil(council as Council, sitsOn.decree) });
    return { ...game, state: { ...game.state, church } };
  },

  statementDrafted: (game, { facts }, { turn }) => {
    const { statement: id, drafter, text } = facts;
    const statement = { id, drafter, turn, text, signatures: [], issued: false };
    return withChurch(game, { statements: { ...game.state.church.statements, [id]: statement } });
  },

  statementSigned: (game, { facts }, { turn, at }) => {
    const { seat, person } = facts;
    const signature = {
      seat,
      ...(person === undefined ? {} : { person }),
      turn,
      at,
      struck: false,
      enteredByJudge: false,
    };
    return withStatement(game, facts.statement, (statement) => ({
      ...statement,
      signatures: [...statement.signatures, signature],
    }));
  },

  statementIssued: (game, { facts }) =>
    withStatement(game, facts.statement, (statement) => ({ ...statement, issued: true })),
};

/** The council of that decree among those which this one renewed. */
function earlierCouncil({ renews }: Council, decree: DecreeId | undefined): Council {
  const earlier = renews as Council;
  return earlier.decree === decree ? earlier : earlierCouncil(earlier, decree);
}

function withStatement(game: Game, id: StatementId, change: (statement: CouncilStatement) => CouncilStatement): Game {
  const { statements } = game.state.church;
  return withChurch(game, { statements: { ...statements, [id]: change(entryOf(statements, id)) } });
}

const withoutSignatureOf = (signatures: readonly DecreeSignature[], seat: SeatId) =>
  signatures.filter((signature) => signature.seat !== seat);

function withDecree(game: Game, id: DecreeId, change: (decree: ConveningDecree) => ConveningDecree): Game {
  const { decrees } = game.state.church;
  return withChurch(game, { decrees: { ...decrees, [id]: change(decrees[id] as ConveningDecree) } });
}

function withSignature(game: Game, id: DecreeId, seat: SeatId, change: Partial<DecreeSignature>): Game {
  return withDecree(game, id, (decree) => ({
    ...decree,
    signatures: decree.signatures.map((signature) =>
      signature.seat === seat ? { ...signature, ...change } : signature,
    ),
  }));
}
