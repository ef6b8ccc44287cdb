import type { CommandOf } from '../commands.ts';
import { accept, type Decision, refuse } from '../decision.ts';
import type { Desk } from '../desk.ts';
import { beginScript } from '../script.ts';
import { closePhase } from './advance.ts';
import { MINUTE_MS } from './calendar.ts';
import { closingMs } from './deadline.ts';

/** A clock no later than this counts the next phase from the deadline: daily phases stay at their hour. */
const PUNCTUAL_MS = 15 * MINUTE_MS;

/**
 * Closes the phase whose time is up. One phase a command, and the next gets its full time: after an
 * outage nothing is run through that nobody could act in. Nothing closes while the clock is stopped.
 *
 * @rule JD.2 (D-15, D-29, D-33)
 */
export function passTime({ game, state, frame }: Desk, _body: CommandOf<'passTime'>): Decision {
  const { clock } = state;
  if (clock.pausedWithMs !== undefined) return refuse('clock-paused', 'JD.2', { leftMs: clock.pausedWithMs });
  const dueMs = closingMs(clock);
  if (clock.deadline === undefined || dueMs === undefined || frame.at < dueMs) {
    return refuse('not-due', 'JD.2', dueMs === undefined ? {} : { deadline: clock.deadline });
  }
  const script = beginScript(game, frame);
  closePhase(script, 'clock', frame.at - dueMs <= PUNCTUAL_MS ? clock.deadline : frame.at);
  return accept(script.events);
}
