import {
  type Cause,
  type DislodgedUnit,
  type LocationId,
  type Order,
  type PowerId,
  type ProvinceId,
  RESULTS,
  type RetreatedUnit,
  type Unit,
  type UnitId,
  type UnitOutcome,
} from '@defensor/diplomacy';
import { z } from 'zod';
import type {
  BanId,
  DecreeId,
  FindingId,
  GroupId,
  LetterId,
  PactId,
  PersonId,
  SeatId,
  SheetId,
  StatementId,
  TextId,
  TextRef,
} from './ids.ts';
import { PHASES, type TurnName } from './turns.ts';

/**
 * The fields that commands and events share, each with its brand. They stay plain strings in JSON
 * Schema, which the documentation and the HTTP description are generated from.
 */
const text = <T extends string>(pattern: RegExp, description: string) =>
  z
    .string()
    .max(80)
    .regex(pattern)
    .refine(isOwnName, { error: 'a name that JavaScript keeps to itself' })
    .describe(description) as unknown as z.ZodType<T, T>;

/** Look-ups are plain objects: `constructor` would be found in each of them. */
const isOwnName = (name: string) => !(name in Object.prototype);

const NAME = /^[\w./:-]+$/;

export const seatId = text<SeatId>(
  /^(?:clock|[A-Z][A-Z0-9]*(-[A-Z][A-Z0-9_]*)?)$/,
  'A seat: R-SPA, L-SPA, B-SWI, JD, OBS1',
);
export const personId = text<PersonId>(NAME, 'A person, by an id of the caller’s');
export const powerId = text<PowerId>(/^[A-Z][A-Z0-9_]*$/, 'A power of the variant: SPAIN');
export const provinceId = text<ProvinceId>(/^[A-Z0-9_]+$/, 'A province: ROM');
export const locationId = text<LocationId>(/^[A-Z0-9_]+(\/[NEWS]C)?$/, 'A province, or one coast of it: SPA/SC');
export const unitId = text<UnitId>(NAME, 'A unit, by its lasting id');
export const sheetId = text<SheetId>(NAME, 'A sheet, by the name its drafter gave it');
export const decreeId = text<DecreeId>(NAME, 'A convening decree');
export const banId = text<BanId>(NAME, 'A ban');
export const findingId = text<FindingId>(NAME, 'A finding: one testimony and its ruling');
export const letterId = text<LetterId>(NAME, 'A letter');
export const groupId = text<GroupId>(NAME, 'A group');
export const pactId = text<PactId>(NAME, 'A pact');
export const statementId = text<StatementId>(NAME, 'A statement of a council');
export const turnNameField = text<TurnName>(/^[SF]\d{1,5}$/, 'A turn: S1454, F1454');

/** A free text as a command carries it. Events hold only a reference to it. */
export const freeText = z.string().min(1).max(20_000);

/** A free text as events refer to it. */
export const textRef = z.strictObject({
  id: text<TextId>(NAME, 'Where the text is kept'),
  hash: z.string(),
}) as z.ZodType<TextRef>;

/** Why the Judge did it. */
export const reasonText = z.string().min(1).max(2_000);

export const phaseField = z.enum(PHASES);

/** Milliseconds since 1970, or before it. */
export const timeMs = z.int().min(-8_640_000_000_000_000).max(8_640_000_000_000_000);

export const unitTypeField = z.enum(['A', 'F']);
export const unitField = z.strictObject({
  id: unitId,
  power: powerId,
  type: unitTypeField,
  location: locationId,
}) as z.ZodType<Unit>;
export const dislodgedField = z.strictObject({
  id: unitId,
  power: powerId,
  type: unitTypeField,
  location: locationId,
  attackedFrom: locationId,
  attackerConvoyed: z.boolean(),
  retreats: z.array(locationId),
}) as z.ZodType<DislodgedUnit>;

const unitName = z.strictObject({ type: unitTypeField.exactOptional(), at: locationId });
export const orderField = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('hold'), unit: unitName }),
  z.strictObject({ kind: z.literal('move'), unit: unitName, to: locationId, viaConvoy: z.boolean() }),
  z.strictObject({ kind: z.literal('supportHold'), unit: unitName, supported: unitName }),
  z.strictObject({ kind: z.literal('supportMove'), unit: unitName, supported: unitName, to: locationId }),
  z.strictObject({ kind: z.literal('convoy'), unit: unitName, army: unitName, to: locationId }),
  z.strictObject({ kind: z.literal('retreat'), unit: unitName, to: locationId }),
  z.strictObject({ kind: z.literal('disband'), unit: unitName }),
  z.strictObject({ kind: z.literal('build'), unit: unitName }),
  z.strictObject({ kind: z.literal('waive') }),
]) as z.ZodType<Order>;

const causeField = z.strictObject({ code: z.string(), by: z.array(provinceId) }) as unknown as z.ZodType<Cause>;
const resultField = z.enum(RESULTS);

/** What became of an order: whose it was, and why it did not do what it said. */
export const recordedOrderField = z.strictObject({
  power: powerId,
  order: orderField,
  result: resultField,
  cause: causeField.exactOptional(),
});

/** What became of a unit in a movement phase. */
export const unitOutcomeField = z.strictObject({
  unit: unitField,
  order: orderField,
  given: z.int().exactOptional(),
  immobilised: z.boolean(),
  result: resultField,
  cause: causeField.exactOptional(),
  dislodged: z.boolean(),
}) as z.ZodType<UnitOutcome>;

export const retreatedUnitField = z.strictObject({
  unit: dislodgedField,
  fate: z.enum(['retreated', 'disbanded-by-order', 'disbanded-without-order', 'disbanded-by-clash', 'no-room']),
}) as z.ZodType<RetreatedUnit>;
