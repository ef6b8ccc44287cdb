import type { CommandOf } from '../../commands.ts';
import { accept, refuse } from '../../decision.ts';
import type { Decider } from '../../desk.ts';
import { toSeats } from '../../events.ts';
import { said } from '../happened.ts';
import { postage } from '../postage.ts';

/** Gathers seats into a group. To call people together is to speak to them, and judged so (A75). */
export const formGroup: Decider<CommandOf<'formGroup'>> = (desk, body) => {
  const { game, by } = desk;
  if (game.record.groups[body.group] !== undefined) return refuse('group-exists', 'RP', { group: body.group });
  const others = [...new Set(body.members)].filter((seat) => seat !== by);
  if (others.length === 0) return refuse('letter-to-nobody', 'RP');
  const law = postage(desk, others, body.confirm === true);
  if ('code' in law) return { ok: false, refusal: law };
  const members = [by, ...others];
  return accept([
    said('groupFormed', 'RP', toSeats(members), {
      group: body.group,
      name: desk.keep(body.name, 'group-name'),
      founder: by,
      members,
      ...law,
    }),
  ]);
};

/** Brings more seats into a group one belongs to. */
export const addToGroup: Decider<CommandOf<'addToGroup'>> = (desk, body) => {
  const { game, by } = desk;
  const group = game.record.groups[body.group];
  if (group?.members.includes(by) !== true) return refuse('no-such-group', 'RP', { group: body.group });
  const members = [...new Set(body.members)].filter((seat) => !group.members.includes(seat));
  if (members.length === 0) return refuse('in-group-already', 'RP', { group: group.id });
  const law = postage(desk, members, body.confirm === true);
  if ('code' in law) return { ok: false, refusal: law };
  return accept([
    said('groupJoined', 'RP', toSeats([...group.members, ...members]), { group: group.id, by, members, ...law }),
  ]);
};

/** Leaves a group. */
export const leaveGroup: Decider<CommandOf<'leaveGroup'>> = ({ game, by }, body) => {
  const group = game.record.groups[body.group];
  if (group?.members.includes(by) !== true) return refuse('no-such-group', 'RP', { group: body.group });
  return accept([said('groupLeft', 'RP', toSeats(group.members), { group: group.id, seat: by })]);
};
