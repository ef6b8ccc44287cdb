import { z } from 'zod';
import { letterId, reasonText, seatId, timeMs } from '../../fields.ts';
import { command } from '../../schemas.ts';

export const moderationCommands = {
  reportLetter: command(
    {
      about: 'Reports a letter to the Judge.',
      rule: 'JD.8',
      by: 'seat',
      afterEnd: true,
      anyTime: true,
      whileSuspended: true,
      example: { as: 'R-VEN', letter: 'l-c12', text: 'This is not about the game.' },
    },
    { letter: letterId, text: reasonText.exactOptional() },
  ),
  handleReport: command(
    {
      about: 'The Judge marks a report as dealt with.',
      rule: 'JD.8',
      by: 'judge',
      afterEnd: true,
      example: { as: 'JD', letter: 'l-c12', by: 'R-VEN' },
    },
    { letter: letterId, by: seatId },
  ),
  muteSeat: command(
    {
      about: 'The Judge mutes a seat: only he reads what it writes, until a time or until he lets it speak.',
      rule: 'JD.8',
      by: 'judge',
      afterEnd: true,
      example: { as: 'JD', seat: 'L-ENG', reason: 'Cool down.' },
    },
    { seat: seatId, untilMs: timeMs.exactOptional(), reason: reasonText },
  ),
  unmuteSeat: command(
    {
      about: 'The Judge lets a muted seat speak again.',
      rule: 'JD.8',
      by: 'judge',
      afterEnd: true,
      example: { as: 'JD', seat: 'L-ENG' },
    },
    { seat: seatId },
  ),
  warnSeat: command(
    {
      about: 'The Judge warns a seat in private.',
      rule: 'JD.8',
      by: 'judge',
      afterEnd: true,
      example: { as: 'JD', seat: 'L-ENG', reason: 'Keep it civil.' },
    },
    { seat: seatId, reason: reasonText },
  ),
  hideLetter: command(
    {
      about: 'The Judge hides a letter from everybody but himself; it is kept.',
      rule: 'JD.8',
      by: 'judge',
      afterEnd: true,
      example: { as: 'JD', letter: 'l-c12', reason: 'Abuse.' },
    },
    { letter: letterId, reason: reasonText },
  ),
  showLetter: command(
    {
      about: 'The Judge shows a hidden letter again to those who had it.',
      rule: 'JD.8',
      by: 'judge',
      afterEnd: true,
      example: { as: 'JD', letter: 'l-c12' },
    },
    { letter: letterId },
  ),
  ruleLetterLawful: command(
    {
      about: 'The Judge rules that a letter sent under a ban was lawful; no testimony can rest on it.',
      rule: 'R13',
      by: 'judge',
      example: { as: 'JD', letter: 'l-c12', reason: 'A slip of the pen.' },
    },
    { letter: letterId, reason: reasonText },
  ),
  exemptSeats: command(
    {
      about: 'The Judge exempts talk among these seats from bans, for a class discussion say.',
      rule: 'JD.8',
      by: 'judge',
      example: { as: 'JD', seats: ['R-SPA', 'R-VEN'], reason: 'Group work.' },
    },
    { seats: z.array(seatId).min(2).max(80), untilMs: timeMs.exactOptional(), reason: reasonText },
  ),
  endExemption: command(
    {
      about: 'The Judge ends every exemption now in force.',
      rule: 'JD.8',
      by: 'judge',
      example: { as: 'JD' },
    },
    {},
  ),
  openLetters: command(
    {
      about: 'After the game the Judge opens all letters to everybody. Hidden ones and notes stay closed.',
      rule: 'JD.10',
      by: 'judge',
      afterEnd: true,
      example: { as: 'JD' },
    },
    {},
  ),
};
