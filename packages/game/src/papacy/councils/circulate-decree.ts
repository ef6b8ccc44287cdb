import type { CommandOf } from '../../commands.ts';
import { accept, refuse } from '../../decision.ts';
import type { Decider } from '../../desk.ts';
import { postage } from '../../speech/postage.ts';
import { happened } from '../happened.ts';
import { isDiplomacyOpen } from '../moments.ts';
import { decreeFor, readersOf } from './open-decree.ts';

/**
 * Shows a decree to more bishops: whoever has been shown it may show it on.
 *
 * @rule A54 circulating is communication, logged and judged like a letter; R15 it becomes lawful when the decree convenes
 */
export const circulateDecree: Decider<CommandOf<'circulateDecree'>> = (desk, body) => {
  const { state, by } = desk;
  const decree = decreeFor(desk, body.decree);
  if ('ok' in decree) return decree;
  if (!isDiplomacyOpen(state)) return refuse('decree-out-of-phase', 'R14', { phase: state.phase });
  if (decree.status !== 'open') return refuse('decree-closed', 'A54', { decree: decree.id, status: decree.status });
  const others = body.to.filter((seat) => state.seats[seat]?.class !== 'bishop');
  if (others.length > 0) return refuse('not-bishops', 'A54', { seats: others });
  const to = body.to.filter((seat) => seat !== decree.drafter && !decree.circulation.includes(seat));
  if (to.length === 0) return refuse('shown-already', 'A54', { decree: decree.id });
  const law = postage(desk, to, body.confirm === true);
  if ('code' in law) return { ok: false, refusal: law };
  const readers = readersOf(decree, to);
  return accept([happened('decreeCirculated', 'A54', readers, { decree: decree.id, by, to, ...law })]);
};
