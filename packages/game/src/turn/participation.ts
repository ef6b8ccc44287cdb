import { JUDGE_ONLY } from '../events.ts';
import { churchSignatures } from '../papacy/turn-hooks.ts';
import type { Script } from '../script.ts';
import { sheetSignatures } from '../sheets/signatures.ts';
import { turnName } from '../turns.ts';

/**
 * Counts the signatures on documents lodged in the phase that ends, for the grade: chosen or not,
 * lapsed or not, keyed in by the Judge or not; never those struck or withdrawn.
 *
 * @rule PG
 */
export function tally(script: Script): void {
  const { state } = script.game;
  const signatures = [...sheetSignatures(state), ...churchSignatures(state)];
  if (signatures.length === 0) return;
  const facts = { turn: turnName(state.turn), signatures };
  script.add({ type: 'participationTallied', rule: 'PG', audience: JUDGE_ONLY, facts });
}
