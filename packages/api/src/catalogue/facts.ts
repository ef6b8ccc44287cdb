import type { CauseCode, Coast, IssueCode, MapFault, MapFaultCode, UnitType } from '@defensor/diplomacy';

/** A place as a sentence names it: `name` is in the name set that the reader chose. */
export interface PlaceFact {
  readonly name: string;
  /** A name, not an abbreviation: its coast is then written out too. */
  readonly inFull: boolean;
  readonly coast?: Coast;
}

/** A unit as a sentence names it; `type` is unknown where an order names a unit that is not there. */
export interface UnitFact {
  readonly type?: UnitType;
  readonly place: PlaceFact;
  /** The name of its power, where the sentence may need it. */
  readonly power?: string;
}

/** How many counted for the unit that the sentence is about, and how many stood against it. */
export interface Score {
  readonly own: number;
  readonly against: number;
}

/** What a unit did in place of what another counted on. */
export type Instead =
  | { readonly did: 'moved' | 'triedToMove'; readonly to: PlaceFact }
  | { readonly did: 'held' | 'supported' | 'convoyed' | 'wasOrderedTheImpossible' | 'wasNotFree' };

interface UnitTo {
  readonly unit: UnitFact;
  readonly to: PlaceFact;
}

/** What each sentence about a cause is made from. The codes are those of the board game. */
export interface CauseFacts {
  readonly superseded: { readonly unit: UnitFact };
  readonly 'no-unit': { readonly place: PlaceFact };
  readonly 'foreign-unit': { readonly unit: UnitFact };
  readonly 'same-province': { readonly unit: UnitFact };
  readonly 'cannot-reach': UnitTo;
  readonly 'no-route': UnitTo;
  readonly 'needs-coast': { readonly place: PlaceFact };
  readonly 'wrong-coast': { readonly place: PlaceFact };
  readonly 'supports-itself': Record<never, never>;
  readonly 'nobody-there': { readonly place: PlaceFact; readonly wanted: 'support' | 'convoy' };
  readonly 'support-out-of-reach': UnitTo;
  readonly 'supported-cannot-reach': UnitTo;
  readonly 'not-a-fleet': { readonly unit: UnitFact };
  readonly 'not-at-sea': { readonly unit: UnitFact };
  readonly 'not-an-army': { readonly unit: UnitFact };
  readonly 'no-part-of-route': { readonly fleet: UnitFact; readonly from: PlaceFact; readonly to: PlaceFact };
  readonly 'no-convoy': UnitTo;
  readonly 'supported-moved': UnitTo;
  readonly 'not-ordered': { readonly unit: UnitFact; readonly instead: Instead };
  readonly 'convoy-broken': { readonly losses: readonly { readonly fleet: UnitFact; readonly attacker: UnitFact }[] };
  readonly 'convoy-paradox': { readonly fleets: readonly UnitFact[] };
  readonly 'own-unit': { readonly unit: UnitFact };
  readonly repelled: {
    readonly unit: UnitFact;
    readonly manner: 'held' | 'could not leave' | 'met head to head';
    readonly score: Score;
  };
  readonly bounced: { readonly rivals: readonly UnitFact[]; readonly gotIn: boolean; readonly score: Score };
  readonly cut: { readonly attackers: readonly UnitFact[]; readonly place: PlaceFact };
  readonly dislodged: { readonly attacker: UnitFact; readonly score: Score };
  readonly paradox: { readonly army: UnitFact };
  readonly 'wrong-phase': Record<never, never>;
  readonly 'not-dislodged': { readonly unit: UnitFact };
  readonly 'no-retreat-there': UnitTo & {
    readonly because: 'out of reach' | 'occupied' | 'attacked from there' | 'contested';
  };
  readonly 'retreat-clash': { readonly rivals: readonly UnitFact[] };
  readonly 'too-many': Record<never, never>;
  readonly 'no-build-due': Record<never, never>;
  readonly 'no-removal-due': Record<never, never>;
  readonly 'not-a-home-centre': { readonly place: PlaceFact };
  readonly 'not-owned': { readonly place: PlaceFact };
  readonly occupied: { readonly unit: UnitFact };
  readonly 'already-built': { readonly place: PlaceFact };
  readonly inland: { readonly place: PlaceFact };
  readonly 'needs-type': Record<never, never>;
}

/** What each sentence about an order that did what it said, or about a unit's fate, is made from. */
export interface SuccessFacts {
  /** A unit that stayed. `attackers` is how many went for it. */
  readonly held: { readonly attackers: number; readonly score: Score };
  readonly heldFromOutside: Record<never, never>;
  readonly moved: { readonly score: Score; readonly byConvoy: boolean };
  readonly supportedHold: { readonly unit: UnitFact };
  readonly supportedMove: UnitTo;
  /** `walks`: the army was ordered there without a convoy, and the way by sea was open for nothing. */
  readonly convoyed: UnitTo & { readonly walks: boolean };
  readonly retreated: { readonly to: PlaceFact };
  readonly disbanded: Record<never, never>;
  readonly disbandedWithoutOrder: Record<never, never>;
  readonly noRoom: Record<never, never>;
  readonly built: Record<never, never>;
  readonly removed: Record<never, never>;
  readonly removedInDisorder: { readonly power: string };
  readonly waived: Record<never, never>;
}

/** What the sentence about a part of a sheet that could not be read is made from. */
export interface IssueFacts {
  /** The words at fault. */
  readonly token: string;
  /** What may have been meant, the likeliest first. */
  readonly nearest: readonly string[];
}

/**
 * The sentences of one language, keyed by code. A code without a sentence does not compile, nor does a
 * sentence that asks for a fact its code has not.
 */
export interface Catalogue {
  readonly causes: { readonly [Code in CauseCode]: (facts: CauseFacts[Code]) => string };
  readonly successes: { readonly [Code in keyof SuccessFacts]: (facts: SuccessFacts[Code]) => string };
  readonly issues: { readonly [Code in IssueCode]: (facts: IssueFacts) => string };
  /** Puts a second sentence behind the first: a move that failed, and whose unit was then dislodged. */
  readonly and: (first: string, second: string) => string;
}

/** What is wrong with a map file, keyed by code: apart, for only terminals read map files. */
export type MapFaultSentences = { readonly [Code in MapFaultCode]: (facts: MapFault['facts']) => string };
