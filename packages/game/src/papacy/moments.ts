import type { Desk } from '../desk.ts';
import type { GameState } from '../state.ts';

/**
 * Whether documents of the Order Writing Phase may be signed now: bulls and ballots. With `talk`
 * always the phases before resolution are one (A16).
 */
export function isWritingOpen({ phase, options }: GameState): boolean {
  return phase === 'orderWriting' || (phase === 'diplomacy' && options.talk === 'always');
}

/** Whether it is the time of Diplomacy, when councils are convened (R14.3, A16). */
export function isDiplomacyOpen({ phase, options }: GameState): boolean {
  return phase === 'diplomacy' || (phase === 'orderWriting' && options.talk === 'always');
}

/** Whether the Judge keys in a paper or late document before the resolution is published (A70, ORP step 2). */
export function isAdmittedLate({ state, enteredByJudge }: Desk): boolean {
  return enteredByJudge && state.phase === 'orderResolution';
}

/** Affiliations, titles and the throne rest while orders are resolved: all inputs are frozen at the close (RULES.md §3). */
export function isResolving({ phase }: GameState): boolean {
  return phase === 'orderResolution';
}
