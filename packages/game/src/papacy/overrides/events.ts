import { z } from 'zod';
import {
  banId,
  decreeId,
  findingId,
  powerId,
  provinceId,
  seatId,
  textRef,
  turnNameField,
  unitId,
} from '../../fields.ts';
import { event } from '../../schemas.ts';

/** `reason` is in the event where players may read it; else it is kept for the Judge. */
const why = { reason: textRef, publicly: z.boolean() };

export const churchOverrideEvents = {
  throneOverridden: event('The Judge settled who reigns', {
    pope: seatId.exactOptional().meta({ description: 'Absent: the throne is vacant.' }),
    was: seatId.exactOptional(),
    barred: seatId.exactOptional(),
    ...why,
  }),
  antiPopeOverridden: event('The Judge made or unmade an Anti-Pope', {
    seat: seatId,
    antiPope: z.boolean(),
    protector: powerId.exactOptional(),
    ...why,
  }),
  banOverridden: event('The Judge put a seat under a ban, or ended its ban', {
    ban: banId,
    seat: seatId,
    banned: z.boolean(),
    issuer: seatId,
    since: turnNameField,
    ...why,
  }),
  affiliationOverridden: event('The Judge settled an affiliation', {
    bishop: seatId.exactOptional(),
    see: provinceId.exactOptional(),
    power: powerId.exactOptional(),
    accepted: z.boolean(),
    ...why,
  }),
  findingOverridden: event('The Judge settled what was found on a testimony', {
    finding: findingId,
    ruling: z.enum(['proven', 'notProven']),
    ...why,
  }),
  punishmentOverridden: event('The Judge settled a punishment', {
    finding: findingId,
    unit: unitId,
    status: z.enum(['ended', 'firstServed']),
    first: turnNameField,
    ...why,
  }),
  councilOverridden: event('The Judge settled whether a council sits', {
    until: turnNameField.exactOptional().meta({ description: 'Absent: no council sits.' }),
    decree: decreeId.exactOptional(),
    ...why,
  }),
  emperorOverridden: event('The Judge gave or took an emperor’s crown', { seat: seatId, crowned: z.boolean(), ...why }),
};
