import type { ProvinceId, Variant } from '@defensor/diplomacy';
import { z } from 'zod';
import { type Refusal, refusal } from '../decision.ts';
import { provinceId } from '../fields.ts';
import type { Frozen } from '../frozen.ts';
import type { Options } from '../options.ts';
import type { Addendum } from '../state.ts';

/** Whether the Papacy Rules are laid over the map, and with which sees. What is left out is read off the map (RULES.md §6). */
export const addendumField = z.union([
  z.enum(['papacy', 'off']),
  z.strictObject({
    papalSee: provinceId.exactOptional(),
    sees: z.array(provinceId).min(1).max(60).exactOptional(),
    antiPopeSees: z.array(provinceId).max(60).exactOptional(),
  }),
]);
type Given = Frozen<z.output<typeof addendumField>>;

const ROME = 'ROM' as ProvinceId;

/**
 * The addendum's data for a map: the papal see, the sees of the other bishops, those that make
 * Anti-Popes, and the power that owns the papal see from the start.
 *
 * @rule R6, R7, §6, S192, S195
 */
export function addendumFor(
  variant: Variant,
  given: Given,
  options: Options,
): Addendum | { readonly refusal: Refusal } {
  if (given === 'off') return { kind: 'off' };
  const asked = given === 'papacy' ? {} : given;
  const ofMap = variant.data.papacy;
  const papalSee = asked.papalSee ?? (ofMap?.papalSee as ProvinceId | undefined) ?? ROME;
  const centres = new Set<string>(variant.supplyCentres);
  if (!centres.has(papalSee)) return { refusal: refusal('papal-see-needed', 'R5', { papalSee }) };

  const neutral = variant.provinces
    .filter((province) => province.supplyCentre && province.homeOf === undefined && province.id !== papalSee)
    .map((province) => province.id);
  const fromMap = asked.papalSee === undefined || asked.papalSee === ofMap?.papalSee ? ofMap : undefined;
  const sees = asked.sees ?? (fromMap?.sees as readonly ProvinceId[] | undefined) ?? neutral;
  const antiPopeSees = asked.antiPopeSees ?? (fromMap?.antiPopeSees as readonly ProvinceId[] | undefined) ?? neutral;
  if (sees.length === 0) return { refusal: refusal('sees-needed', 'R6', {}) };
  const stray = [...sees, ...antiPopeSees].find((see) => !centres.has(see) || see === papalSee);
  if (stray !== undefined) return { refusal: refusal('not-a-see', 'R7', { see: stray }) };

  const host = options.romeAtStart === 'neutralRome' ? undefined : variant.provinceById.get(papalSee)?.homeOf;
  return { kind: 'papacy', papalSee, sees, antiPopeSees, ...(host === undefined ? {} : { host }) };
}
