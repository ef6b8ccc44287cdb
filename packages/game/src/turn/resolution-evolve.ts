import { provinceOf } from '@defensor/diplomacy';
import type { EvolversOf } from '../registry.ts';
import type { BoardState, Church, GameState } from '../state.ts';
import { withTurnRecord } from './history.ts';
import type { resolutionEvents } from './resolution-events.ts';

/** What each event of a resolution changes on the board. */
export const resolutionEvolvers: EvolversOf<typeof resolutionEvents> = {
  movementResolved: (game, { facts }) => {
    const { orders, outcomes, units, dislodged, contested } = facts;
    const board: BoardState = { ...game.state.board, units, dislodged, contested };
    const church = withInvaderOnly(game.state, board);
    const state = withTurnRecord({ ...game.state, board, church }, (record) => ({
      ...record,
      movement: { orders, units: outcomes },
      afterMovement: board,
    }));
    return { ...game, state };
  },
};

/** A unit built in the papal see that has left it may come back as an invader (§6 d). */
function withInvaderOnly({ church, addendum }: GameState, board: BoardState): Church {
  const { builtInPapalSee, ...rest } = church;
  if (builtInPapalSee === undefined || addendum.kind === 'off') return church;
  const stays = board.units.some(
    (unit) => unit.id === builtInPapalSee && provinceOf(unit.location) === addendum.papalSee,
  );
  return stays ? church : rest;
}
