import type { EvolversOf } from '../../registry.ts';
import { bareSeat } from '../../seats/cast.ts';
import { withChurch } from '../church.ts';
import type { ordinationEvents } from './events.ts';

/** What each event about ordinations changes. */
export const ordinationEvolvers: EvolversOf<typeof ordinationEvents> = {
  ordinationProposed: (game, { facts }, { turn }) =>
    withChurch(game, { ordinationProposals: [...game.state.church.ordinationProposals, { ...facts, turn }] }),

  bishopOrdained: (game, { facts }) => {
    const { seat: id, see, rank } = facts;
    const seat = { ...bareSeat(id, 'bishop', rank, { see }), ordainedLater: true as const };
    const seats = { ...game.state.seats, [id]: seat };
    const proposals = game.state.church.ordinationProposals.filter((proposal) => proposal.see !== see);
    return withChurch({ ...game, state: { ...game.state, seats } }, { ordinationProposals: proposals });
  },
};
