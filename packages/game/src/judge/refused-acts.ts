import type { Command } from '../commands.ts';
import type { Refusal } from '../decision.ts';
import { type GameEvent, JUDGE_ONLY } from '../events.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Game } from '../state.ts';

/** Refusals that tell the Judge nothing: a page was out of date, or a line was sent twice. */
const NOT_TOLD: readonly RefusalCode[] = [
  'duplicate-command',
  'phase-moved-on',
  'deadline-passed',
  'not-due',
  'clock-paused',
  'unknown-seat',
];

/**
 * What the Judge is told of a refused command, for the caller to append: players' acts outside
 * their seat, their phase or the rules (S014, S189).
 */
export function refusedAct(game: Game, command: Command, { code, rule }: Refusal): readonly GameEvent[] {
  const seat = game.state.seats[command.as];
  if (seat === undefined || seat.class === 'judge' || NOT_TOLD.includes(code)) return [];
  return [
    { type: 'actRefused', rule, audience: JUDGE_ONLY, facts: { seat: seat.id, command: command.do, code, rule } },
  ];
}
