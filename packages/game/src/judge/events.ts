import { z } from 'zod';
import { powerId, provinceId, seatId, turnNameField, unitField } from '../fields.ts';
import { event } from '../schemas.ts';
import { seatFacts } from '../seats/seat-facts.ts';
import { timetableFields } from '../turn/timetable.ts';
import { optionsFacts, overrideEvents } from './overrides/events.ts';
import { undoEvents } from './undo/events.ts';

const addendumFacts = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('off') }),
  z.strictObject({
    kind: z.literal('papacy'),
    papalSee: provinceId,
    sees: z.array(provinceId),
    antiPopeSees: z.array(provinceId),
    host: powerId.exactOptional(),
  }),
]);

/** The events of this area: type → schema of its facts. */
export const judgeEvents = {
  gameCreated: event('The game began: its map, its rules, its cast and its board.', {
    variant: z.union([z.string(), z.record(z.string(), z.unknown())]),
    addendum: addendumFacts,
    options: optionsFacts,
    turn: turnNameField,
    seats: z.array(seatFacts),
    units: z.array(unitField),
    owned: z.record(provinceId, powerId),
    pope: seatId.exactOptional(),
    occupiers: z.record(provinceId, powerId),
    timetable: z.strictObject(timetableFields).exactOptional(),
    warnings: z.array(z.enum(['few-bishops', 'even-bishops'])),
  }),
  actRefused: event('A seat tried what it may not; the Judge is told (S014, S189).', {
    seat: seatId,
    command: z.string(),
    code: z.string(),
    rule: z.string(),
  }),
  ...overrideEvents,
  ...undoEvents,
};
