import { z } from 'zod';
import { personId, powerId, provinceId, reasonText, seatId } from '../../fields.ts';
import { command } from '../../schemas.ts';

/** Who sits where is the Judge's to settle (JD.1); what hangs on seats is told in `seats/events.ts`. */
export const castingCommands = {
  seatPerson: command(
    {
      about: 'Puts a person in a seat, in place of whoever sat there: all that hangs on the seat stays.',
      rule: 'A65',
      by: 'judge',
      afterEnd: true,
      example: { as: 'JD', seat: 'R-SPA', person: 'p31' },
    },
    { seat: seatId, person: personId },
  ),
  emptySeat: command(
    {
      about: 'Declares a seat empty: it counts for nothing until somebody is put in it.',
      rule: 'A51',
      by: 'judge',
      example: { as: 'JD', seat: 'B-ROM', reason: 'He has left the class.' },
    },
    { seat: seatId, reason: reasonText },
  ),
  addSeat: command(
    {
      about: 'Adds a Lord, a bishop, a co-judge or an observer.',
      rule: 'RP',
      by: 'judge',
      example: { as: 'JD', class: 'lord', power: 'SPAIN' },
    },
    {
      class: z.enum(['lord', 'bishop', 'judge', 'observer']),
      power: powerId.exactOptional().meta({ description: 'Of a Lord.' }),
      see: provinceId.exactOptional().meta({ description: 'Of a bishop.' }),
      person: personId.exactOptional(),
    },
  ),
  removeSeat: command(
    {
      about: 'Takes a seat away. Rulers, the Judge and whoever is Pope or Anti-Pope stay.',
      rule: 'RP',
      by: 'judge',
      example: { as: 'JD', seat: 'L2-SPA', reason: 'One Lord is enough.' },
    },
    { seat: seatId, reason: reasonText },
  ),
  mergeSeats: command(
    {
      about: 'Makes one seat of two of the same kind: the second stays, and takes the first’s person if it has none.',
      rule: 'RP',
      by: 'judge',
      example: { as: 'JD', from: 'L2-SPA', into: 'L-SPA', reason: 'Two students share the seat.' },
    },
    { from: seatId, into: seatId, reason: reasonText },
  ),
  nameActingRuler: command(
    {
      about: 'Names the Lord who acts while his power’s Ruler’s seat is empty.',
      rule: 'A62',
      by: 'judge',
      example: { as: 'JD', seat: 'L2-SPA' },
    },
    { seat: seatId },
  ),
  suspendSeat: command(
    {
      about: 'Suspends a seat: it can do nothing until it is reinstated.',
      rule: 'JD.8',
      by: 'judge',
      example: { as: 'JD', seat: 'L-FRA', reason: 'Signed with another’s tablet.' },
    },
    { seat: seatId, reason: reasonText },
  ),
  reinstateSeat: command(
    {
      about: 'Lets a suspended seat act again.',
      rule: 'JD.8',
      by: 'judge',
      example: { as: 'JD', seat: 'L-FRA' },
    },
    { seat: seatId },
  ),
};
