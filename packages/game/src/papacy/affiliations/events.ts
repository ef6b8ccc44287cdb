import { z } from 'zod';
import { powerId, provinceId, seatId, unitField, unitId } from '../../fields.ts';
import { event } from '../../schemas.ts';

export const affiliationEvents = {
  affiliationDeclared: event('A bishop declared for a power', {
    bishop: seatId,
    power: powerId,
    from: powerId.exactOptional(),
    needsAcceptance: z.boolean(),
  }),
  affiliationWithdrawn: event('A bishop withdrew his declaration', { bishop: seatId, power: powerId }),
  declarationAccepted: event('A Ruler accepted a bishop’s declaration', { bishop: seatId, power: powerId, by: seatId }),
  seeOccupied: event('A power’s unit stands in a see: its bishop belongs to that power', {
    see: provinceId,
    power: powerId,
    from: powerId.exactOptional(),
    unit: unitField,
    bishop: seatId.exactOptional(),
    was: powerId.exactOptional().meta({ description: 'The power the bishop belonged to before.' }),
    by: z.enum(['movement', 'retreat', 'build', 'ordination']),
  }),
  affiliationsLapsed: event('A power is out of the game: its bishops belong to nobody', {
    power: powerId,
    bishops: z.array(seatId),
    sees: z.array(provinceId),
  }),
  unitBuiltInPapalSee: event('A unit was built in the papal see: that is no invasion', {
    unit: unitId,
    power: powerId,
  }),
};
