import { z } from 'zod';
import {
  locationId,
  personId,
  phaseField,
  powerId,
  provinceId,
  reasonText,
  seatId,
  turnNameField,
  unitTypeField,
} from '../../fields.ts';
import { optionsSchema } from '../../options.ts';
import { command } from '../../schemas.ts';

/** Every override says why; players see that the Judge acted, and the reason where he says so. */
const why = {
  reason: reasonText,
  publicly: z.boolean().default(true).meta({ description: 'Whether players see the reason.' }),
};

const placed = z.strictObject({ power: powerId, type: unitTypeField, at: locationId });

export const overrideCommands = {
  overrideUnits: command(
    {
      about:
        'Sets the units on the board, or adds, moves and removes some. A unit that stays where it is keeps its id.',
      rule: 'JD.6',
      by: 'judge',
      example: { as: 'JD', add: [{ power: 'SPAIN', type: 'A', at: 'ROM' }], reason: 'A sheet was misread.' },
    },
    {
      set: z.array(placed).max(200).exactOptional(),
      remove: z.array(provinceId).max(200).exactOptional(),
      move: z
        .array(z.strictObject({ from: provinceId, to: locationId }))
        .max(200)
        .exactOptional(),
      add: z.array(placed).max(200).exactOptional(),
      dislodged: z
        .array(
          z.strictObject({ ...placed.shape, attackedFrom: locationId, attackerConvoyed: z.boolean().default(false) }),
        )
        .max(200)
        .exactOptional()
        .meta({ description: 'The units that wait for the retreat phase.' }),
      contested: z.array(provinceId).max(200).exactOptional(),
      ...why,
    },
  ),
  overrideOwners: command(
    {
      about: 'Sets who owns centres; the others keep their owners.',
      rule: 'JD.6',
      by: 'judge',
      example: { as: 'JD', owners: { ROM: 'SPAIN', TUN: 'none' }, reason: 'The Fall was entered wrongly.' },
    },
    { owners: z.record(provinceId, z.union([powerId, z.literal('none')])), ...why },
  ),
  overrideTurn: command(
    {
      about: 'Sets the turn and the phase; sheets of another phase are gone. A game that was over goes on.',
      rule: 'JD.6',
      by: 'judge',
      afterEnd: true,
      example: {
        as: 'JD',
        turn: 'F1458',
        phase: 'orderWriting',
        reason: 'The class plays on from a printed position.',
      },
    },
    { turn: turnNameField, phase: phaseField.exclude(['setup', 'ended']), ...why },
  ),
  changeOptions: command(
    {
      about: 'Changes rulings of the game from the next turn on; before the first turn at once.',
      rule: 'JD.6',
      by: 'judge',
      example: { as: 'JD', options: { ballots: 'rollCall' }, reason: 'The class asked for it.' },
    },
    { options: optionsSchema, ...why },
  ),
  correctParticipation: command(
    {
      about: 'Corrects the grade: whether a turn counts for a seat, or for the person who held it.',
      rule: 'PG',
      by: 'judge',
      afterEnd: true,
      example: { as: 'JD', seat: 'B-TUN', turn: 'S1455', counts: true, reason: 'He was ill; his note was signed.' },
    },
    { seat: seatId, person: personId.exactOptional(), turn: turnNameField, counts: z.boolean(), reason: reasonText },
  ),
};
