import type { Timetable } from '../state.ts';

/*
 * Calendar arithmetic on numbers: moments are milliseconds since 1970 in UTC, days are counted
 * from 1970-01-01. A zone is the list of its offsets, so nothing here asks the machine about zones.
 */

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

type Offsets = Timetable['offsets'];

/** Local time at a moment, counted in milliseconds as if it were UTC. */
export function localMs(offsets: Offsets, atMs: number): number {
  return atMs + offsetAt(offsets, atMs) * MINUTE_MS;
}

/**
 * The moment at which a local time comes. A time that the clock skips (forward in spring) is read
 * by the offset before the change, so it comes that much later; of a time that comes twice, the first is meant.
 */
export function momentOf(offsets: Offsets, local: number): number {
  const candidates = offsets.map(({ minutes }) => local - minutes * MINUTE_MS).sort((a, b) => a - b);
  const exact = candidates.find((moment) => localMs(offsets, moment) === local);
  if (exact !== undefined) return exact;
  const before = candidates.filter((moment) => localMs(offsets, moment) > local);
  return before[0] as number;
}

function offsetAt(offsets: Offsets, atMs: number): number {
  const offset = offsets.findLast(({ fromMs }) => fromMs <= atMs) ?? offsets[0];
  return (offset as Offsets[number]).minutes;
}

/** The day of a local time. */
export function dayOf(local: number): number {
  return Math.floor(local / DAY_MS);
}

/** 1 Monday … 7 Sunday. */
export function weekdayOf(day: number): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

/** `YYYY-MM-DD`, in the Gregorian calendar. */
export function dateOf(day: number): string {
  const shifted = day + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthIndex = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - Math.floor((153 * monthIndex + 2) / 5) + 1;
  const month = monthIndex < 10 ? monthIndex + 3 : monthIndex - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}

/** Milliseconds after midnight of `HH:MM`. */
export function timeOfDay(time: string): number {
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * MINUTE_MS;
}
