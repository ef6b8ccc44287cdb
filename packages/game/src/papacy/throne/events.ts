import { z } from 'zod';
import { personId, powerId, provinceId, seatId, textRef, turnNameField, unitField } from '../../fields.ts';
import { event } from '../../schemas.ts';

/** Why a line that deposes somebody had no effect (R10, R17). */
export const DEPOSE_FAULTS = [
  /** No unit of that power stands there after movement. */
  'noUnitThere',
  /** Nobody reigned when Order Writing closed (A36). */
  'noPope',
  /** It has owned the papal see since the start: it is no invader (§6 c). */
  'host',
  /** Its unit was built there: it is no invader (§6 d). */
  'builtThere',
  /** No Anti-Pope is of that see. */
  'noAntiPope',
  /** He was that power’s own when he was elected (A47). */
  'protector',
] as const;

/** On which of the two movements of the circular case the board was settled (A35); `once` where there was one only. */
export const WORLDS = ['once', 'withoutPunishments', 'withPunishments'] as const;

export const throneEvents = {
  ballotCast: event('A bishop voted', {
    voter: seatId,
    person: personId.exactOptional(),
    candidate: seatId,
    elects: z.enum(['pope', 'antiPope']),
    enteredByJudge: z.boolean(),
    late: z.boolean(),
  }),
  ballotWithdrawn: event('A bishop withdrew his vote', { voter: seatId }),
  ballotsCounted: event('The votes of a council or conclave were counted', {
    elects: z.enum(['pope', 'antiPope']),
    bishops: z.int(),
    eligible: z.int(),
    of: z.enum(['eligible', 'allBishops', 'votesCast']),
    needed: z.int(),
    counts: z.array(z.strictObject({ candidate: seatId, votes: z.int() })),
    notCounted: z
      .int()
      .meta({ description: 'Votes left out: of excommunicated bishops, or for one who may not be elected.' }),
    plurality: z.boolean().meta({ description: 'The most votes elect after so many ballots without a Pope (A41).' }),
    elected: seatId.exactOptional(),
    roll: z.array(z.strictObject({ voter: seatId, candidate: seatId, counts: z.boolean() })).exactOptional(),
  }),
  electorateNoted: event('The Judge was told that few or none of the bishops may vote for a Pope', {
    bishops: z.int(),
    eligible: z.int(),
    allVote: z.boolean(),
  }),
  popeElected: event('A new Pope reigns', {
    seat: seatId,
    how: z.enum(['conclave', 'validation']),
    votes: z.int().exactOptional(),
    needed: z.int().exactOptional(),
    wasAntiPope: z.boolean(),
    affiliation: powerId.exactOptional(),
  }),
  popeDeposed: event('The Pope was deposed', {
    pope: seatId,
    power: powerId,
    unit: unitField,
    see: provinceId,
    board: z.enum(WORLDS),
    namings: z.int().meta({ description: 'Units that the Pope had named this turn.' }),
  }),
  deposeOrderFailed: event('An order to depose had no effect', {
    power: powerId,
    whom: z.enum(['pope', 'antiPope']),
    see: provinceId,
    fault: z.enum(DEPOSE_FAULTS),
    standing: powerId.exactOptional(),
  }),
  conclaveOpened: event('The throne is vacant; a conclave sits until a Pope is elected', {
    cause: z.enum(['deposition', 'resignation', 'emptySeat', 'judge']),
    barred: seatId,
    antiPopes: z.array(seatId),
  }),
  resignationFiled: event('The Pope signed his resignation', {
    seat: seatId,
    person: personId.exactOptional(),
    text: textRef,
    enteredByJudge: z.boolean(),
    late: z.boolean(),
  }),
  resignationWithdrawn: event('The Pope withdrew his resignation', { seat: seatId }),
  resignationRuled: event('The Judge ruled whether the Pope resigned freely', {
    seat: seatId,
    ruling: z.enum(['free', 'duress']),
    note: textRef.exactOptional(),
  }),
  resignationTookEffect: event('The Pope has resigned', { seat: seatId, byDefault: z.boolean() }),
  resignationVoided: event('A resignation had no effect', {
    seat: seatId,
    why: z.enum(['duress', 'unitInRome', 'deposed']),
    unit: unitField.exactOptional(),
  }),
  antiPopeElected: event('A council elected an Anti-Pope', {
    seat: seatId,
    votes: z.int(),
    needed: z.int(),
    protector: powerId.exactOptional(),
  }),
  antiPopeDeposed: event('An Anti-Pope was deposed; his decrees are gone', {
    seat: seatId,
    see: provinceId,
    power: powerId,
    unit: unitField,
    decrees: z.int(),
  }),
  antiPopeRenounced: event('An Anti-Pope gave up his title', { seat: seatId }),
  emperorCrowned: event('An emperor was crowned', { seat: seatId, by: seatId, byAntiPope: z.boolean() }),
  emperorUncrowned: event('An emperor was uncrowned', {
    seat: seatId,
    by: seatId,
    crownedBy: seatId,
    crownedIn: turnNameField,
  }),
};
