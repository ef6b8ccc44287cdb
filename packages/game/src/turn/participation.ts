import { JUDGE_ONLY } from '../events.ts';
import { churchSignatures } from '../papacy/turn-hooks.ts';
import type { Script } from '../script.ts';
import { sheetSignatures } from '../sheets/signatures.ts';
import { turnName } from '../turns.ts';

/**
 * Counts the signatures on documents lodged, for the grade: chosen or not, lapsed or not, keyed in by
 * the Judge or not; never those struck or withdrawn. What was signed up to Order Writing is counted
 * when its resolution is published, for until then the Judge may strike a signature.
 *
 * @rule PG, S023
 */
export function tally(script: Script): void {
  const { state } = script.game;
  if (state.phase === 'setup' || state.phase === 'ended') return;
  const signatures = [...sheetSignatures(state), ...churchSignatures(state)];
  if (signatures.length === 0) return;
  const facts = { turn: turnName(state.turn), signatures };
  script.add({ type: 'participationTallied', rule: 'PG', audience: JUDGE_ONLY, facts });
}
