import { z } from 'zod';
import { command } from '../schemas.ts';
import { ALL_TITLES } from './titles.ts';

/** The commands of this area: name → schema of its fields. */
export const seatCommands = {
  chooseTitle: command(
    {
      about: 'Goes by a title of one’s rank: a Ruler Queen or Prince, a Lord Duke or Lady. Powers do not differ.',
      rule: 'RP',
      by: 'seat',
      onBehalf: true,
      anyTime: true,
      example: { as: 'R-ENG', title: 'Queen' },
    },
    { title: z.enum(ALL_TITLES) },
  ),
};
