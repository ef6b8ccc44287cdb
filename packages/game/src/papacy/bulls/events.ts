import { z } from 'zod';
import {
  banId,
  findingId,
  personId,
  powerId,
  provinceId,
  seatId,
  textRef,
  turnNameField,
  unitField,
  unitId,
  unitTypeField,
} from '../../fields.ts';
import { event } from '../../schemas.ts';

/** A line of a packet of bulls as the game keeps it. */
const bullLineField = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('excommunicate'), seat: seatId }),
  z.strictObject({ kind: z.literal('lift'), seat: seatId }),
  z.strictObject({ kind: z.literal('name'), finding: findingId, type: unitTypeField, at: provinceId }),
]);

/** What the author is told when he seals: the bull is taken, but may not do what he thinks (A19). */
export const NOTICES = ['self-ban', 'already-banned', 'not-banned', 'no-effect-yet'] as const;

/** What a published bull did. */
export const BULL_OUTCOMES = [
  'banned',
  'alreadyBanned',
  'lifted',
  'notBanned',
  'immobilised',
  'overtakenByLift',
  'void',
  'noEffect',
] as const;
export type BullOutcome = (typeof BULL_OUTCOMES)[number];

/** Why a naming that was sealed does not count (ORP step 5). */
export const NAMING_FAULTS = [
  /** The ban it rests on is lifted, in this very packet perhaps (R4, A20). */
  'lifted',
  /** The Judge found the offence not proven, or has not ruled (R13). */
  'notProven',
  /** No unit of that kind stands there. */
  'noSuchUnit',
  /** The unit is not of the accused one’s team (A27). */
  'notTheirUnit',
  /** The finding has served for another unit or pair of turns (A25, A26). */
  'findingUsed',
  /** The first turn was not the one just before (A23). */
  'notConsecutive',
] as const;
export type NamingFault = (typeof NAMING_FAULTS)[number];

const office = z.enum(['pope', 'antiPope']);
const packet = {
  author: seatId,
  person: personId.exactOptional(),
  office,
  lines: z.array(bullLineField),
  preamble: textRef.exactOptional(),
};
const half = z.union([z.literal(1), z.literal(2)]).meta({ description: 'The first or second turn of the pair.' });

export const bullEvents = {
  bullsDrafted: event('A packet of bulls was drafted; it is not official', packet),
  bullsSealed: event('A packet of bulls was sealed', {
    ...packet,
    late: z.boolean(),
    enteredByJudge: z.boolean(),
    reason: textRef.exactOptional(),
    notices: z.array(z.strictObject({ line: z.int(), notice: z.enum(NOTICES) })),
  }),
  bullsUnsealed: event('A packet of bulls was opened again; it is a draft', { author: seatId }),
  bullsPublished: event('A sealed packet was published, with what each bull did', {
    author: seatId,
    office,
    bulls: z.array(z.strictObject({ bull: bullLineField, outcome: z.enum(BULL_OUTCOMES) })),
    preamble: textRef.exactOptional(),
    preambleWithheld: z.literal(true).exactOptional(),
  }),
  decreesFiled: event('An Anti-Pope’s bulls were kept as outstanding decrees', {
    antiPope: seatId,
    outstanding: z.array(
      z.strictObject({ kind: z.enum(['excommunicate', 'lift']), seat: seatId, turn: turnNameField }),
    ),
    withdrawn: z.array(seatId),
  }),
  banBegan: event('An excommunication took effect', {
    ban: banId,
    seat: seatId,
    issuer: seatId,
    sealedIn: turnNameField,
    validated: z.literal(true).exactOptional(),
  }),
  banLifted: event('An excommunication was lifted', {
    ban: banId,
    seat: seatId,
    issuer: seatId,
    liftedBy: seatId,
    validated: z.literal(true).exactOptional(),
  }),
  banVoided: event('An excommunication fell with the deposed Pope who had issued it', {
    ban: banId,
    seat: seatId,
    issuer: seatId,
    pope: seatId,
    power: powerId,
  }),
  banRevived: event('A deposed Pope’s lifting was undone', { ban: banId, seat: seatId, pope: seatId, power: powerId }),
  namingDropped: event('A sealed naming of a unit does not count', {
    finding: findingId,
    type: unitTypeField,
    at: provinceId,
    fault: z.enum(NAMING_FAULTS),
  }),
  unitImmobilised: event('A unit named by the Pope held', {
    unit: unitField,
    finding: findingId,
    ban: banId,
    accused: seatId,
    by: seatId,
    half,
  }),
  namingVoided: event('The naming of a unit fell with the deposed Pope: it moved as ordered', {
    unit: unitField,
    finding: findingId,
    accused: seatId,
    half,
    pope: seatId,
    power: powerId,
  }),
  punishmentEnded: event('A punishment is over', {
    finding: findingId,
    unit: unitId,
    accused: seatId,
    how: z.enum(['lifted', 'notNamedAgain', 'unitGone', 'popeDeposed']),
    pope: seatId.exactOptional(),
    power: powerId.exactOptional(),
  }),
};
