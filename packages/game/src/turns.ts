/**
 * A turn is one season (R3: “two turns, i.e. a Spring turn and a Fall turn”); winter belongs to
 * its Fall turn. Written `S1454`, `F1454`.
 */
export interface Turn {
  readonly year: number;
  readonly season: 'spring' | 'fall';
}

export type TurnName = `${'S' | 'F'}${number}`;

export function turnName(turn: Turn): TurnName {
  return `${turn.season === 'spring' ? 'S' : 'F'}${turn.year}`;
}

/** The turn after this one: Fall of the same year, or the next Spring. */
export function turnAfter(turn: Turn): Turn {
  return turn.season === 'spring' ? { year: turn.year, season: 'fall' } : { year: turn.year + 1, season: 'spring' };
}

/** How many turns `later` lies after `earlier` (negative when before). */
export function turnsBetween(earlier: Turn, later: Turn): number {
  return ordinal(later) - ordinal(earlier);
}

export function turnOfName(name: TurnName): Turn {
  return { year: Number(name.slice(1)), season: name.startsWith('S') ? 'spring' : 'fall' };
}

const ordinal = (turn: Turn) => 2 * turn.year + (turn.season === 'fall' ? 1 : 0);

/** The steps of a turn. `adjustments` follows Fall only; `setup` comes before the first turn, `ended` after the last. */
export const PHASES = [
  'setup',
  'diplomacy',
  'orderWriting',
  'orderResolution',
  'retreats',
  'adjustments',
  'ended',
] as const;
export type Phase = (typeof PHASES)[number];
