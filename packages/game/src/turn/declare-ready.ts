import type { PowerId } from '@defensor/diplomacy';
import { isOut } from '../board.ts';
import type { CommandOf } from '../commands.ts';
import { accept, type Decision, refuse } from '../decision.ts';
import type { Desk } from '../desk.ts';
import { PUBLIC } from '../events.ts';
import { beginScript } from '../script.ts';
import { courtOf, filledBishops, isFilled } from '../seats/seats.ts';
import type { Game, GameState } from '../state.ts';
import { dueNow } from './adjustments.ts';
import { closePhase } from './advance.ts';

/**
 * Says whether a seat needs more time. Where the game closes phases early, the last that is waited
 * for closes it; a Judge's resolution is never closed so, nor is anything while the clock is stopped.
 *
 * @rule JD.2 (D-31, D-33, D-39)
 */
export function declareReady({ game, state, frame, by }: Desk, { ready }: CommandOf<'declareReady'>): Decision {
  const { phase } = state;
  if (phase === 'setup' || phase === 'orderResolution') return refuse('not-waited-for', 'JD.2', { phase });
  if (state.ready.includes(by) === ready) return refuse(ready ? 'ready-already' : 'not-ready', 'JD.2', { seat: by });
  const script = beginScript(game, frame);
  script.add({ type: 'readinessChanged', rule: 'JD.2', audience: PUBLIC, facts: { seat: by, ready } });
  if (closesEarly(state) && waitedFor(script.game).length === 0) closePhase(script, 'ready');
  return accept(script.events);
}

/** Without a timetable an automatic game waits for nothing but its players; one with a Judge waits for him. */
function closesEarly({ clock, options }: GameState): boolean {
  if (clock.pausedWithMs !== undefined) return false;
  return (clock.timetable?.early ?? (options.judge === 'automatic' ? 'whenReady' : 'never')) === 'whenReady';
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
