import type { LocationId, PowerId, ProvinceId, UnitId, UnitType } from './ids.ts';

export const SEASONS = ['spring', 'fall', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** What is decided in a phase of the board game. */
export type BoardPhase = 'movement' | 'retreat' | 'adjustment';

/** A unit on the board. A fleet in a province with several coasts stands at one of them. */
export interface Unit {
  readonly id: UnitId;
  readonly power: PowerId;
  readonly type: UnitType;
  readonly location: LocationId;
}

/** A unit driven from its province, waiting for the retreat phase. */
export interface DislodgedUnit extends Unit {
  /** Where the attacker came from (with its coast). */
  readonly attackedFrom: LocationId;
  /** The attack came by sea: its origin is then open to a retreat (DATC 4.A.5). */
  readonly attackerConvoyed: boolean;
  /** Where it may retreat to, sorted; empty when it is destroyed. Coasts for fleets. */
  readonly retreats: readonly LocationId[];
}

/** Who owns which supply centres. Centres nobody owns are absent. */
export type Ownership = ReadonlyMap<ProvinceId, PowerId>;
