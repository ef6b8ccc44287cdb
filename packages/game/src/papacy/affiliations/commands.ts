import { powerId, seatId } from '../../fields.ts';
import { command } from '../../schemas.ts';

export const affiliationCommands = {
  declareAffiliation: command(
    {
      about: 'A bishop whose see nobody has occupied declares for a power, or for another one.',
      rule: 'R8',
      by: 'seat',
      onBehalf: true,
      anyTime: true,
      example: { as: 'B-SWI', power: 'FRANCE' },
    },
    { power: powerId },
  ),
  withdrawAffiliation: command(
    {
      about: 'A bishop takes his declaration back.',
      rule: 'R8',
      by: 'seat',
      onBehalf: true,
      anyTime: true,
      example: { as: 'B-SWI' },
    },
    {},
  ),
  acceptDeclaration: command(
    {
      about: 'A Ruler accepts a bishop who declared for that power.',
      rule: 'A11',
      by: 'seat',
      onBehalf: true,
      anyTime: true,
      example: { as: 'R-FRA', bishop: 'B-SWI' },
    },
    { bishop: seatId },
  ),
};
