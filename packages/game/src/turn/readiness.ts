import type { PowerId } from '@defensor/diplomacy';
import { isOut } from '../board.ts';
import type { SeatId } from '../ids.ts';
import { courtOf, filledBishops, isFilled } from '../seats/seats.ts';
import type { Game, GameState } from '../state.ts';
import { dueNow } from './adjustments.ts';

/** Who has said that he needs no more time, and whom the phase waits for: powers, and bishops by their seats. */
export interface Readiness {
  readonly ready: readonly SeatId[];
  readonly waitsFor: readonly string[];
}

/** Where the phase closes as soon as all who can act are ready: how far they are. */
export function readinessOf(game: Game): Readiness | undefined {
  const { state } = game;
  return closesEarly(state) && isWaitedIn(state) ? { ready: state.ready, waitsFor: waitedFor(game) } : undefined;
}

/** Without a timetable an automatic game waits for nothing but its players; one with a Judge waits for him. */
export function closesEarly({ clock, options }: GameState): boolean {
  if (clock.pausedWithMs !== undefined) return false;
  return (clock.timetable?.early ?? (options.judge === 'automatic' ? 'whenReady' : 'never')) === 'whenReady';
}

/** Before the game, over it, and while the Judge resolves, nobody is waited for. */
export function isWaitedIn({ phase }: GameState): boolean {
  return phase !== 'setup' && phase !== 'orderResolution' && phase !== 'ended';
}

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
