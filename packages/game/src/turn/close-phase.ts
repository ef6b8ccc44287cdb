import type { CommandOf } from '../commands.ts';
import { accept, type Decision, refuse } from '../decision.ts';
import type { Desk } from '../desk.ts';
import { beginScript } from '../script.ts';
import { closePhase as close } from './advance.ts';
import { waitingFor } from './waiting.ts';

/**
 * The Judge closes the phase now open. What was not handed in is missing then: units hold, builds
 * are waived (OP.1). Order Resolution ends by publishing alone.
 *
 * @rule JD.2
 */
export function closePhase({ game, state, frame }: Desk, _body: CommandOf<'closePhase'>): Decision {
  if (state.phase === 'orderResolution') return refuse('publish-ends-resolution', 'JD.5');
  const waitsFor = waitingFor(game);
  if (waitsFor.length > 0) return refuse('docket-open', 'JD.4', { waitsFor });
  const script = beginScript(game, frame);
  close(script, 'judge');
  return accept(script.events);
}

/**
 * Publishes the resolution: what the dry run showed happens, and the turn goes on.
 *
 * @rule JD.5, RULES.md §3 (steps 2 and 10)
 */
export function publish({ game, state, frame }: Desk, _body: CommandOf<'publish'>): Decision {
  const { phase } = state;
  if (phase !== 'orderResolution') return refuse('nothing-to-publish', 'JD.5', { phase });
  const waitsFor = waitingFor(game);
  if (waitsFor.length > 0) return refuse('docket-open', 'JD.4', { waitsFor });
  const script = beginScript(game, frame);
  close(script, 'publication');
  return accept(script.events);
}
