import { withState } from '../../desk.ts';
import { recordedOptions } from '../../options.ts';
import type { EvolversOf } from '../../registry.ts';
import type { BoardState } from '../../state.ts';
import { withHostWhileOwner } from '../../turn/host.ts';
import type { overrideEvents } from './events.ts';

export const overrideEvolvers: EvolversOf<typeof overrideEvents> = {
  boardSet: (game, { facts }) => {
    const { board } = game.state;
    const { units, dislodged, contested, nextUnit } = facts;
    return withState(game, {
      board: { ...board, units, dislodged, contested, nextUnit, eliminated: stillOut(board, facts) },
    });
  },
  ownersSet: (game, { facts }) => {
    const { board, addendum } = game.state;
    const eliminated = stillOut(board, { units: board.units, owned: facts.owned });
    return withState(game, {
      board: { ...board, owned: facts.owned, eliminated },
      addendum: withHostWhileOwner(addendum, facts.owned),
    });
  },
  turnSet: (game) => {
    const { ending: _, ...state } = game.state;
    return { ...game, state };
  },
  optionsChanged: (game, { facts }) => {
    const options = recordedOptions(facts.options);
    return withState(game, facts.from === 'now' ? { options } : { nextOptions: options });
  },
  participationCorrected: (game, { facts }) => {
    const { participation } = game.state;
    return withState(game, { participation: { ...participation, corrections: [...participation.corrections, facts] } });
  },
};

/** Powers stay out of the game while they have neither units nor centres. */
function stillOut(
  { eliminated, owned: before }: BoardState,
  after: { readonly units: BoardState['units']; readonly owned?: BoardState['owned'] },
): BoardState['eliminated'] {
  const owners = Object.values(after.owned ?? before);
  const isBack = (power: string) =>
    after.units.some((unit) => unit.power === power) || owners.some((owner) => owner === power);
  return Object.fromEntries(Object.entries(eliminated).filter(([power]) => !isBack(power)));
}
