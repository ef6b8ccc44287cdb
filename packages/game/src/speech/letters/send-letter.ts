import type { CommandOf } from '../../commands.ts';
import { refuse } from '../../decision.ts';
import type { Decider } from '../../desk.ts';
import { postage } from '../postage.ts';
import { post } from './post.ts';

/**
 * Writes to seats, or to a group. Each recipient is judged by himself; one unlawful recipient makes
 * the letter one offence.
 *
 * @rule R1, A4, A16, A75
 */
export const sendLetter: Decider<CommandOf<'sendLetter'>> = (desk, body) => {
  const { game, by } = desk;
  const group = body.group === undefined ? undefined : game.record.groups[body.group];
  if (body.group !== undefined && group?.members.includes(by) !== true) {
    return refuse('no-such-group', 'RP', { group: body.group });
  }
  const to = [...new Set([...(body.to ?? []), ...(group?.members ?? [])])].filter((seat) => seat !== by);
  if (to.length === 0) return refuse('letter-to-nobody', 'RP');
  const law = postage(desk, to, body.confirm === true);
  if ('code' in law) return { ok: false, refusal: law };
  const { letter, text, copies } = body;
  return post(desk, { letter, to, text, copies, ...law, ...(group === undefined ? {} : { group: group.id }) });
};
