import type { CommandOf } from '../../commands.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { Desk } from '../../desk.ts';
import { PUBLIC, toSeats } from '../../events.ts';
import { FIXED_OPTIONS, type Options } from '../../options.ts';
import { beginScript } from '../../script.ts';
import { openPhase } from '../../turn/advance.ts';
import { turnOfName } from '../../turns.ts';

/**
 * Sets the turn and the phase, so that a game can go on from any position.
 *
 * @rule JD.6
 */
export function overrideTurn(
  { game, frame, keep }: Desk,
  { turn, phase, reason, publicly }: CommandOf<'overrideTurn'>,
): Decision {
  if (phase === 'adjustments' && turn.startsWith('S')) return refuse('no-winter-in-spring', 'BASE', { turn });
  const script = beginScript(game, frame);
  const facts = { turn, phase, reason: keep(reason, 'reason'), isReasonPublic: publicly };
  script.add({ type: 'turnSet', rule: 'JD.6', audience: PUBLIC, facts });
  openPhase(script, turnOfName(turn), phase, frame.at);
  return accept(script.events);
}

/**
 * Changes rulings: from the next turn on, so that nobody's orders rest on a rule that changes under
 * them; before the first turn at once.
 *
 * @rule JD.6
 */
export function changeOptions(
  { state, keep }: Desk,
  { options, reason, publicly }: CommandOf<'changeOptions'>,
): Decision {
  const before = state.nextOptions ?? state.options;
  const changed = (Object.keys(options) as (keyof Options)[]).filter((name) => options[name] !== before[name]);
  if (changed.length === 0) return refuse('options-unchanged', 'JD.6');
  const fixed = changed.find((name) => (FIXED_OPTIONS as readonly string[]).includes(name));
  if (fixed !== undefined) return refuse('option-fixed', '§6', { option: fixed });
  const facts = {
    options: { ...before, ...options },
    changed,
    from: state.phase === 'setup' ? ('now' as const) : ('nextTurn' as const),
    reason: keep(reason, 'reason'),
    isReasonPublic: publicly,
  };
  return accept([{ type: 'optionsChanged', rule: 'JD.6', audience: PUBLIC, facts }]);
}

/**
 * Corrects the grade: the turn counts, or does not, whatever was signed. Without a person it is
 * that of whoever holds the seat.
 *
 * @rule PG
 */
export function correctParticipation(
  { state, keep }: Desk,
  { seat, person, turn, counts, reason }: CommandOf<'correctParticipation'>,
): Decision {
  const held = state.seats[seat];
  if (held === undefined) return refuse('unknown-seat', 'RP', { seat });
  if (!state.history.some((record) => record.turn === turn)) return refuse('turn-not-played', 'PG', { turn });
  const whose = person ?? held.person;
  const facts = {
    seat,
    ...(whose === undefined ? {} : { person: whose }),
    turn,
    counts,
    reason: keep(reason, 'reason'),
  };
  return accept([{ type: 'participationCorrected', rule: 'PG', audience: toSeats([seat]), facts }]);
}
