import type { LocationId, PowerId, ProvinceId, UnitType, Variant } from '@defensor/diplomacy';
import type { Phase, Seat, SeatId, TextRef, TurnName } from '@defensor/game';
import type { Wording } from '../catalogue/names.ts';

/** What a sentence about a game needs to know of it: whose seats these are, and what things are called. */
export interface Cast {
  readonly variant: Variant;
  readonly seats: readonly Pick<Seat, 'id' | 'class' | 'power' | 'see' | 'title'>[];
  /** What a free text says; `undefined` where it was erased, or is not the reader's. */
  readonly textOf?: (ref: TextRef) => string | undefined;
  /** A moment as the reader's clock shows it; without it, in UTC. */
  readonly momentOf?: (ms: number) => string;
  readonly wording?: Omit<Wording, 'language'>;
}

/** A unit as far as a sentence names it. */
export interface NamedUnit {
  readonly type?: UnitType;
  readonly location: LocationId | ProvinceId;
  readonly power?: PowerId;
}

/** Names for things, in one language, each to stand inside a sentence: “the Queen of England”. */
export interface Words {
  readonly seat: (id: SeatId | string) => string;
  readonly seats: (ids: readonly (SeatId | string)[]) => string;
  readonly power: (id: PowerId | string) => string;
  readonly powers: (ids: readonly (PowerId | string)[]) => string;
  /** A power's name to stand alone above its lines. */
  readonly heading: (id: PowerId) => string;
  readonly place: (id: ProvinceId | LocationId | string) => string;
  /** “in Naples”, as where something is. */
  readonly at: (id: ProvinceId | LocationId | string) => string;
  /** “the fleet in Naples”; with its power, “Spain’s fleet in Naples”. */
  readonly unit: (unit: NamedUnit) => string;
  readonly turn: (turn: TurnName | string) => string;
  readonly phase: (phase: Phase | string) => string;
  readonly moment: (ms: number) => string;
  /** A text of somebody’s, in quotation marks; nothing where it is not to be had. */
  readonly quoted: (ref: TextRef | undefined) => string | undefined;
  /** Several things in a row: “a, b and c”. */
  readonly list: (items: readonly string[]) => string;
}
