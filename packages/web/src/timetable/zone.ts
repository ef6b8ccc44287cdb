/** Time zones as a timetable carries them: a list of offsets, taken from what the browser knows of the zone. */
import type { Timetable } from '@defensor/game';

type Offsets = Timetable['offsets'];

const MINUTE_MS = 60_000;
/** No zone changes its clocks twice within less. */
const STEP_MS = 7 * 86_400_000;
/** How far ahead a timetable knows its zone. Past it the last offset holds. */
const YEARS_AHEAD_MS = 4 * 366 * 86_400_000;

/** The zone that the browser is set to. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All zones that the browser knows, its own among them. */
export function zones(): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(ownZone()) ? known : [ownZone(), ...known];
}

/**
 * How many minutes local time in a zone is ahead of UTC, from a moment on: an entry for each change of the clocks in
 * the four years after it.
 */
export function offsetsOf(zone: string, fromMs: number): Offsets {
  const minutesAt = offsetReader(zone);
  const offsets = [{ fromMs, minutes: minutesAt(fromMs) }];
  for (let at = fromMs; at < fromMs + YEARS_AHEAD_MS; at += STEP_MS) {
    const [before, after] = [minutesAt(at), minutesAt(at + STEP_MS)];
    if (before !== after) offsets.push({ fromMs: changeBetween(minutesAt, at, at + STEP_MS), minutes: after });
  }
  return offsets;
}

/** The minute at which the clocks change; they read otherwise at `toMs` than at `fromMs`. */
function changeBetween(minutesAt: (ms: number) => number, fromMs: number, toMs: number): number {
  const before = minutesAt(fromMs);
  let [low, high] = [Math.floor(fromMs / MINUTE_MS), Math.ceil(toMs / MINUTE_MS)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (minutesAt(middle * MINUTE_MS) === before) low = middle;
    else high = middle;
  }
  return high * MINUTE_MS;
}

function offsetReader(zone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
  });
  return (ms: number): number => {
    const whole = Math.floor(ms / MINUTE_MS) * MINUTE_MS;
    const parts = new Map(format.formatToParts(whole).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
    return (local - whole) / MINUTE_MS;
  };
}
