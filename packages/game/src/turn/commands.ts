import { z } from 'zod';
import { powerId, reasonText, timeMs, turnNameField } from '../fields.ts';
import { command } from '../schemas.ts';
import { timetableFields } from './timetable.ts';

/** The commands of this area: name → schema of its fields. */
export const turnCommands = {
  closePhase: command(
    {
      about: 'Closes the phase now open and opens the next in which somebody has something to do.',
      rule: 'JD.2',
      by: 'judge',
      example: { as: 'JD' },
    },
    {},
  ),
  publish: command(
    {
      about: 'Resolves orders, bulls and ballots and publishes what came of them.',
      rule: 'JD.5',
      by: 'judge',
      example: { as: 'JD' },
    },
    {},
  ),
  passTime: command(
    {
      about: 'Says that it is as late as the command says: a phase whose time is up closes, once.',
      rule: 'JD.2',
      by: 'clock',
      example: { as: 'clock', at: '2026-03-02T10:00:00Z' },
    },
    {},
  ),
  setTimetable: command(
    {
      about: 'Sets when phases close by themselves, the one now open included.',
      rule: 'JD.2',
      by: 'judge',
      example: {
        as: 'JD',
        zone: 'Europe/Berlin',
        offsets: [{ fromMs: 1_761_440_400_000, minutes: 60 }],
        phases: { diplomacy: { kind: 'nextLesson', at: 'start' }, orderWriting: { kind: 'duration', ms: 600_000 } },
        lessons: [{ weekday: 2, from: '09:45', to: '10:30' }],
        holidays: ['2026-04-03'],
        graceMs: 60_000,
        early: 'never',
      },
    },
    timetableFields,
  ),
  dropTimetable: command(
    { about: 'Takes the timetable away: phases close by hand.', rule: 'JD.2', by: 'judge', example: { as: 'JD' } },
    {},
  ),
  setDeadline: command(
    {
      about: 'Sets when the phase now open closes by itself, or that it does not.',
      rule: 'JD.2',
      by: 'judge',
      example: { as: 'JD', at: '2026-03-02T09:00:00Z', deadline: 1_772_443_800_000 },
    },
    { deadline: z.union([timeMs, z.literal('none')]) },
  ),
  extendPhase: command(
    {
      about: 'Gives the phase now open more time: some minutes, or until the next lesson.',
      rule: 'JD.2',
      by: 'judge',
      example: { as: 'JD', by: { minutes: 5 } },
    },
    {
      by: z.union([
        z.strictObject({
          minutes: z
            .int()
            .min(1)
            .max(60 * 24 * 60),
        }),
        z.strictObject({ untilLesson: z.enum(['start', 'end']) }),
      ]),
    },
  ),
  pauseClock: command(
    { about: 'Stops the clock; what is left of the phase is kept.', rule: 'JD.2', by: 'judge', example: { as: 'JD' } },
    {},
  ),
  resumeClock: command(
    {
      about: 'Lets the clock run on with what was left of the phase.',
      rule: 'JD.2',
      by: 'judge',
      example: { as: 'JD' },
    },
    {},
  ),
  declareReady: command(
    {
      about: 'Says that one needs no more time in this phase, or that one does after all.',
      rule: 'JD.2',
      by: 'seat',
      onBehalf: true,
      example: { as: 'R-FRA', ready: true },
    },
    { ready: z.boolean() },
  ),
  proposeDraw: command(
    {
      about: 'Proposes a draw, among all powers left or some of them; every power left must agree.',
      rule: 'A64',
      by: 'seat',
      onBehalf: true,
      example: { as: 'R-FRA', among: ['FRANCE', 'SPAIN'] },
    },
    { among: z.array(powerId).min(1).max(40).exactOptional() },
  ),
  answerDraw: command(
    {
      about: 'Answers the proposal of a draw; a “no” ends it.',
      rule: 'A64',
      by: 'seat',
      onBehalf: true,
      example: { as: 'R-SPA', answer: 'yes' },
    },
    { answer: z.enum(['yes', 'no']) },
  ),
  endGame: command(
    {
      about: 'Ends the game: as a draw, by date (most centres among powers in communion), for a winner, or unfinished.',
      rule: 'JD.9',
      by: 'judge',
      example: { as: 'JD', how: { kind: 'byDate' }, reason: 'The term is over.' },
    },
    {
      how: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('byDate') }),
        z.strictObject({ kind: z.literal('draw'), among: z.array(powerId).min(1).max(40).exactOptional() }),
        z.strictObject({ kind: z.literal('victory'), power: powerId }),
        z.strictObject({ kind: z.literal('stopped') }),
      ]),
      reason: reasonText,
    },
  ),
  setLastTurn: command(
    {
      about: 'Sets the turn after which the game ends by date, or takes it away.',
      rule: 'A80',
      by: 'judge',
      example: { as: 'JD', lastTurn: 'F1460' },
    },
    { lastTurn: z.union([turnNameField, z.literal('none')]) },
  ),
};
