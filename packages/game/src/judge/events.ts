import { z } from 'zod';
import { personId, powerId, provinceId, seatId, turnNameField, unitField } from '../fields.ts';
import type { Options } from '../options.ts';
import { event } from '../schemas.ts';
import { timetableFields } from '../turn/timetable.ts';

export const seatFacts = z.strictObject({
  id: seatId,
  class: z.enum(['ruler', 'lord', 'bishop', 'judge', 'observer']),
  power: powerId.exactOptional(),
  see: provinceId.exactOptional(),
  ordainedLater: z.literal(true).exactOptional(),
  title: z.string().exactOptional(),
  person: personId.exactOptional(),
  tenures: z.array(z.strictObject({ person: personId, from: turnNameField, until: turnNameField.exactOptional() })),
  standing: z.enum(['seated', 'empty']),
  suspended: z.literal(true).exactOptional(),
  namedActing: z.literal(true).exactOptional(),
  rank: z.int(),
});

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
    options: z.record(z.string(), z.union([z.string(), z.int()])) as unknown as z.ZodType<Options>,
    turn: turnNameField,
    seats: z.array(seatFacts),
    units: z.array(unitField),
    owned: z.record(provinceId, powerId),
    pope: seatId.exactOptional(),
    occupiers: z.record(provinceId, powerId),
    timetable: z.strictObject(timetableFields).exactOptional(),
    warnings: z.array(z.enum(['few-bishops', 'even-bishops'])),
  }),
};
