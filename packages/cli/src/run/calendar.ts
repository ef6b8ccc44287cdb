import { RENAISSANCE, variantById } from '@defensor/diplomacy';

/** A line without `at` comes this long after the line before. */
export const MINUTE_MS = 60_000;

const MARCH = 2;
const SEPTEMBER = 8;
const OPENING_HOUR = 8;

/**
 * When a game starts by its own calendar: a game that begins in Spring on 1 March of its first year
 * at 8 o'clock UTC, one that begins in Fall on 1 September. `createGame` are the fields of the line that
 * creates it; where they name no known map, the Renaissance's start is meant.
 */
export function startOfGameMs(createGame: Readonly<Record<string, unknown>> | undefined): number {
  const { year, season } = startOf(createGame?.variant) ?? RENAISSANCE.data.start;
  const start = new Date(0);
  start.setUTCFullYear(year, season === 'fall' ? SEPTEMBER : MARCH, 1);
  start.setUTCHours(OPENING_HOUR);
  return start.getTime();
}

function startOf(variant: unknown): { readonly year: number; readonly season: string } | undefined {
  if (typeof variant === 'string') return variantById(variant)?.data.start;
  const start = (variant as { start?: { year?: unknown; season?: unknown } } | undefined)?.start;
  return typeof start?.year === 'number' ? { year: start.year, season: String(start.season) } : undefined;
}

const ISO = /^[+-]?\d{4,6}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)?)?$/;

/** The moment of an ISO time, or `undefined` where it is none. Without a zone it is UTC. */
export function momentOfIso(text: string): number | undefined {
  if (!ISO.test(text)) return undefined;
  const hasZone = /(Z|[+-]\d\d:\d\d)$/.test(text) || !text.includes('T');
  const moment = Date.parse(hasZone ? text : `${text}Z`);
  return Number.isNaN(moment) ? undefined : moment;
}
