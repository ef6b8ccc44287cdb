import { z } from 'zod';
import { freeText, groupId, letterId, powerId, seatId } from '../../fields.ts';
import { command } from '../../schemas.ts';

const confirm = z.boolean().exactOptional().meta({ description: 'Sent knowing that it is unlawful.' });
const copies = z
  .array(letterId)
  .max(20)
  .exactOptional()
  .meta({ description: 'Letters received, handed on as certified copies.' });

export const letterCommands = {
  sendLetter: command(
    {
      about: 'Writes to one or more seats, or to a group. An unlawful letter is sent only when confirmed.',
      rule: 'A4',
      by: 'anyone',
      onBehalf: true,
      afterEnd: true,
      anyTime: true,
      example: { as: 'R-SPA', to: ['R-VEN'], text: 'Rome by Fall?' },
    },
    {
      letter: letterId.exactOptional(),
      to: z.array(seatId).max(80).exactOptional(),
      group: groupId.exactOptional(),
      text: freeText,
      copies,
      confirm,
    },
  ),
  postToRoom: command(
    {
      about: 'Writes to a room: the Court or the Team of one’s power, or the council while one sits.',
      rule: 'A15',
      by: 'seat',
      onBehalf: true,
      afterEnd: true,
      anyTime: true,
      example: { as: 'L-SPA', room: 'team', text: 'Who watches Lisbon?' },
    },
    {
      letter: letterId.exactOptional(),
      room: z.enum(['court', 'team', 'council']),
      power: powerId.exactOptional(),
      text: freeText,
      copies,
      confirm,
    },
  ),
  formGroup: command(
    {
      about: 'Gathers seats into a group that letters can be sent to.',
      rule: 'RP',
      by: 'seat',
      example: { as: 'R-SPA', group: 'g1', name: 'The League', members: ['R-VEN', 'R-FRA'] },
    },
    { group: groupId, name: z.string().min(1).max(80), members: z.array(seatId).min(1).max(80), confirm },
  ),
  addToGroup: command(
    {
      about: 'Brings more seats into a group. They read what is written from then on.',
      rule: 'RP',
      by: 'seat',
      example: { as: 'R-SPA', group: 'g1', members: ['R-POL'] },
    },
    { group: groupId, members: z.array(seatId).min(1).max(80), confirm },
  ),
  leaveGroup: command(
    {
      about: 'Leaves a group; what was read stays readable.',
      rule: 'RP',
      by: 'seat',
      anyTime: true,
      example: { as: 'R-VEN', group: 'g1' },
    },
    { group: groupId },
  ),
  makeStatement: command(
    {
      about: 'Publishes a statement to everybody. For a banned seat that is speech to other teams.',
      rule: 'A6',
      by: 'anyone',
      onBehalf: true,
      afterEnd: true,
      anyTime: true,
      example: { as: 'B-ROM', text: 'We mourn the quarrels of princes.' },
    },
    { letter: letterId.exactOptional(), text: freeText, confirm },
  ),
  petitionPope: command(
    {
      about: 'A seat under a ban writes to the Pope, where the game allows petitions.',
      rule: 'A3',
      by: 'seat',
      onBehalf: true,
      example: { as: 'B-SWI', text: 'Lift my ban, Holy Father.' },
    },
    { letter: letterId.exactOptional(), text: freeText },
  ),
};
