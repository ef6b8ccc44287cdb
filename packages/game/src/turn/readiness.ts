import type { PowerId } from '@defensor/diplomacy';
import { isOut } from '../board.ts';
import { courtOf, filledBishops, isFilled } from '../seats/seats.ts';
import type { Game } from '../state.ts';
import { dueNow } from './adjustments.ts';

/** Who keeps the phase open: each power with something to decide and nobody of its court ready, each bishop who may still write. */
export function waitedFor(game: Game): readonly string[] {
  const { state } = game;
  const powers = powersThatAct(game).filter((power) => {
    const court = courtOf(state, power).filter(isFilled);
    return court.length > 0 && !court.some(({ id }) => state.ready.includes(id));
  });
  const writing = state.phase === 'diplomacy' || state.phase === 'orderWriting';
  const bishops = writing
    ? filledBishops(state).filter(({ id, person }) => person !== undefined && !state.ready.includes(id))
    : [];
  return [...powers, ...bishops.map(({ id }) => id)];
}

function powersThatAct(game: Game): readonly PowerId[] {
  const { variant, state } = game;
  const { board, phase } = state;
  const inGame = variant.powers.map(({ id }) => id).filter((power) => !isOut(board, power));
  if (phase === 'retreats')
    return inGame.filter((power) => board.dislodged.some((unit) => unit.power === power && unit.retreats.length > 0));
  if (phase === 'adjustments') return inGame.filter((power) => dueNow(game).has(power));
  return inGame;
}
