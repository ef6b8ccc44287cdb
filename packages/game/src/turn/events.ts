import { z } from 'zod';
import {
  personId,
  phaseField,
  powerId,
  provinceId,
  recordedOrderField,
  retreatedUnitField,
  seatId,
  textRef,
  timeMs,
  turnNameField,
  unitField,
} from '../fields.ts';
import { event } from '../schemas.ts';
import { SIGNED_DOCUMENTS } from '../state.ts';
import { resolutionEvents } from './resolution-events.ts';
import { timetableFields } from './timetable.ts';

const counts = z.record(powerId, z.int());

/** The events of this area: type → schema of its facts. */
export const turnEvents = {
  ...resolutionEvents,
  phaseClosed: event('A phase ended: its time was up, the Judge closed it, or everybody was ready.', {
    turn: turnNameField,
    phase: phaseField,
    by: z.enum(['judge', 'clock', 'ready', 'publication']),
  }),
  phaseOpened: event('A phase began.', { turn: turnNameField, phase: phaseField, deadline: timeMs.exactOptional() }),
  participationTallied: event('Signatures lodged in the phase that ended were counted for the grade.', {
    turn: turnNameField,
    signatures: z.array(
      z.strictObject({ seat: seatId, person: personId.exactOptional(), document: z.enum(SIGNED_DOCUMENTS) }),
    ),
  }),
  retreatsMade: event('The dislodged units retreated or were disbanded.', {
    orders: z.array(recordedOrderField),
    fates: z.array(retreatedUnitField),
    units: z.array(unitField),
  }),
  ownershipSettled: event('Who owns which centre was settled after a Fall turn.', {
    owned: z.record(provinceId, powerId),
    changes: z.array(
      z.strictObject({ centre: provinceId, from: powerId.exactOptional(), to: powerId.exactOptional() }),
    ),
  }),
  adjustmentsMade: event('Units were built and removed.', {
    orders: z.array(recordedOrderField),
    due: counts,
    built: z.array(unitField),
    removed: z.array(unitField),
    autoRemoved: z.array(unitField),
    unused: counts,
    units: z.array(unitField),
    nextUnit: z.int(),
  }),
  powerEliminated: event('A power has neither units nor centres left.', { power: powerId }),
  turnEnded: event('A turn is over.', { turn: turnNameField }),
  victoryWithheld: event('A power has the centres to win, but its Ruler is banned.', {
    power: powerId,
    centres: z.int(),
    seat: seatId,
  }),
  gameEnded: event('The game is over.', {
    ending: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('victory'), power: powerId, turn: turnNameField }),
      z.strictObject({ kind: z.literal('draw'), among: z.array(powerId), turn: turnNameField }),
      z.strictObject({
        kind: z.literal('byDate'),
        power: powerId.exactOptional(),
        among: z.array(powerId),
        turn: turnNameField,
      }),
      z.strictObject({ kind: z.literal('stopped'), turn: turnNameField }),
    ]),
    reason: textRef.exactOptional(),
  }),
  timetableSet: event('The Judge set when phases close by themselves.', { timetable: z.strictObject(timetableFields) }),
  timetableDropped: event('The Judge took the timetable away: phases close by hand.', {}),
  lastTurnSet: event('The Judge set the turn after which the game ends, or took it away.', {
    lastTurn: turnNameField.exactOptional(),
  }),
  docketDefaulted: event('Time was up: what the Judge had not ruled on takes its default.', {
    waitsFor: z.array(z.string()),
  }),
  deadlineSet: event('The time at which the phase closes was set anew.', {
    deadline: timeMs.exactOptional(),
    before: timeMs.exactOptional(),
  }),
  clockPaused: event('The Judge stopped the clock.', { leftMs: z.int() }),
  clockResumed: event('The Judge let the clock run on.', { deadline: timeMs }),
  readinessChanged: event('A seat said whether it needs more time in this phase.', {
    seat: seatId,
    ready: z.boolean(),
  }),
  drawProposed: event('A power proposed a draw.', { power: powerId, among: z.array(powerId) }),
  drawAnswered: event('A power answered the proposal of a draw.', { power: powerId, answer: z.enum(['yes', 'no']) }),
  drawFailed: event('The proposal of a draw came to nothing.', { power: powerId.exactOptional() }),
};
