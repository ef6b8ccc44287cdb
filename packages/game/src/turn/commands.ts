import { command } from '../schemas.ts';

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
};
