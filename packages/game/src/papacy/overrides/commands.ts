import { z } from 'zod';
import { decreeId, findingId, powerId, provinceId, reasonText, seatId, turnNameField, unitId } from '../../fields.ts';
import { command } from '../../schemas.ts';

/** Every override says why; players see that the Judge acted, and the reason where he says so. */
const why = {
  reason: reasonText,
  publicly: z.boolean().default(true).meta({ description: 'Whether players see the reason.' }),
};

export const churchOverrideCommands = {
  overrideThrone: command(
    {
      about: 'Makes a bishop Pope, or declares the throne vacant: a conclave then sits until somebody is elected.',
      rule: 'JD.6',
      by: 'judge',
      anyTime: true,
      example: { as: 'JD', pope: 'B-DEN', reason: 'The conclave could not agree.' },
    },
    {
      pope: z.union([seatId, z.literal('vacant')]),
      barred: seatId.exactOptional().meta({ description: 'Of a vacant throne: who may not be elected.' }),
      ...why,
    },
  ),
  overrideAntiPope: command(
    {
      about: 'Makes a bishop an Anti-Pope, or takes the title away with its decrees.',
      rule: 'JD.6',
      by: 'judge',
      anyTime: true,
      example: { as: 'JD', seat: 'B-SWI', antiPope: true, protector: 'HRE', reason: 'The ballots were miscounted.' },
    },
    { seat: seatId, antiPope: z.boolean(), protector: powerId.exactOptional(), ...why },
  ),
  overrideBan: command(
    {
      about: 'Puts a seat under a ban, or ends the ban it is under.',
      rule: 'JD.6',
      by: 'judge',
      anyTime: true,
      example: {
        as: 'JD',
        seat: 'R-SPA',
        banned: true,
        issuer: 'B-ROM',
        since: 'S1454',
        reason: 'The bull was sealed on paper.',
      },
    },
    {
      seat: seatId,
      banned: z.boolean(),
      issuer: seatId
        .exactOptional()
        .meta({ description: 'The Pope whose ban it is: the reigning one, if nobody is named; else the Judge.' }),
      since: turnNameField
        .exactOptional()
        .meta({ description: 'The turn it took effect; this one, if none is named.' }),
      ...why,
    },
  ),
  overrideAffiliation: command(
    {
      about: 'Sets the power a bishop declared for, or the power that last occupied a see; `none` for nobody.',
      rule: 'JD.6',
      by: 'judge',
      anyTime: true,
      example: { as: 'JD', bishop: 'B-SER', power: 'VENICE', reason: 'He declared in class.' },
    },
    {
      bishop: seatId.exactOptional(),
      see: provinceId.exactOptional(),
      power: z.union([powerId, z.literal('none')]),
      accepted: z.boolean().exactOptional().meta({ description: 'Of a declaration: the Ruler has accepted it.' }),
      ...why,
    },
  ),
  overrideFinding: command(
    {
      about: 'Sets what was found on a testimony, also after it was published.',
      rule: 'JD.6',
      by: 'judge',
      anyTime: true,
      example: { as: 'JD', finding: 't1', ruling: 'notProven', reason: 'The letter was forged.' },
    },
    { finding: findingId, ruling: z.enum(['proven', 'notProven']), ...why },
  ),
  overridePunishment: command(
    {
      about: 'Ends a punishment, or has it that a unit has served its first turn on a finding.',
      rule: 'JD.6',
      by: 'judge',
      anyTime: true,
      example: { as: 'JD', finding: 't1', status: 'ended', reason: 'The wrong unit was held.' },
    },
    {
      finding: findingId,
      status: z.enum(['ended', 'firstServed']),
      unit: unitId.exactOptional(),
      first: turnNameField.exactOptional(),
      ...why,
    },
  ),
  overrideCouncil: command(
    {
      about: 'Has a council sit to the end of a turn, or ends it.',
      rule: 'JD.6',
      by: 'judge',
      anyTime: true,
      example: { as: 'JD', until: 'F1455', reason: 'The decree was signed on paper.' },
    },
    {
      until: z.union([turnNameField, z.literal('now')]),
      decree: decreeId.exactOptional(),
      ...why,
    },
  ),
  overrideEmperor: command(
    {
      about: 'Gives a seat an emperor’s crown, or takes it away.',
      rule: 'JD.6',
      by: 'judge',
      anyTime: true,
      example: { as: 'JD', seat: 'R-HRE', crowned: true, reason: 'The Pope crowned him in class.' },
    },
    { seat: seatId, crowned: z.boolean(), ...why },
  ),
};
