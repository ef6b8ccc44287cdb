import type { LocationId, PowerId, ProvinceId, UnitId } from '@defensor/diplomacy';
import { z } from 'zod';
import type { BanId, DecreeId, FindingId, GroupId, LetterId, PactId, PersonId, SeatId, SheetId, TextId } from './ids.ts';
import type { TurnName } from './turns.ts';

/**
 * The fields that commands and events share, each with its brand. They stay plain strings in JSON
 * Schema, which the documentation and the HTTP description are generated from.
 */
const text = <T extends string>(pattern: RegExp, description: string) =>
  z.string().max(80).regex(pattern).describe(description) as unknown as z.ZodType<T, T>;

const NAME = /^[\w./:-]+$/;

export const seatId = text<SeatId>(/^[A-Z][A-Z0-9]*(-[A-Z]+)?$/, 'A seat: R-SPA, L-SPA, B-SWI, JD, OBS1');
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
export const turnNameField = text<TurnName>(/^[SF]\d{1,5}$/, 'A turn: S1454, F1454');

/** A free text as a command carries it. Events hold only a reference to it. */
export const freeText = z.string().min(1).max(20_000);

/** A free text as events refer to it. */
export const textRef = z.strictObject({ id: text<TextId>(NAME, 'Where the text is kept'), hash: z.string() });

export const unitField = z.strictObject({
  id: unitId,
  power: powerId,
  type: z.enum(['A', 'F']),
  location: locationId,
});
