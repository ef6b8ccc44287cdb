import type { Order, Unit, Variant } from '@defensor/diplomacy';
import type { BullLine, ChosenSheet, EventOf, EventType, OweCode, RefusalCode, UnlawfulCode } from '@defensor/game';
import type { FactsReader } from './facts-reader.ts';
import type { ReadingName, ReadingWords, RuleName, RuleWords } from './rule-names.ts';
import type { Cast, Words } from './words.ts';

type Published = EventOf<'bullsPublished'>['facts']['bulls'][number];
type Change = EventOf<'ownershipSettled'>['facts']['changes'][number];
type Vote = NonNullable<EventOf<'ballotsCounted'>['facts']['roll']>[number];

/** How the lines of a list are said: which sheet counted and why, a bull with what it did, a centre won. */
export interface DetailWords {
  /** An order in words: “Army Paris holds”. */
  readonly order: (variant: Variant, order: Order) => string;
  /** What something was, and what became of it: “Army Paris holds: nobody attacked it”. */
  readonly line: (what: string, became: string) => string;
  readonly sheet: (power: string, chosen: ChosenSheet, words: Words) => string;
  readonly withoutOrder: (unit: Unit, words: Words) => string;
  readonly unusedBuilds: (count: number) => string;
  readonly centre: (change: Change, words: Words) => string;
  readonly bull: (bull: BullLine, words: Words) => string;
  readonly bullOutcomes: { readonly [Outcome in Published['outcome']]: string };
  readonly vote: (vote: Vote, words: Words) => string;
}

/**
 * The sentences about games in one language, keyed by code. A code without a sentence does not compile.
 */
export interface GameCatalogue {
  readonly words: (cast: Cast) => Words;
  /** What a seat owes now. */
  readonly owe: { readonly [Code in OweCode]: (facts: FactsReader) => string };
  /** Why it would be unlawful to speak. */
  readonly unlawful: { readonly [Code in UnlawfulCode]: (towards: string) => string };
}

/**
 * What happened: apart, for the board that a player opens first tells none of it. A sentence that asks
 * for a fact its event has not does not compile.
 */
export interface GazetteCatalogue {
  /** In one sentence or two. */
  readonly events: { readonly [Type in EventType]: (facts: EventOf<Type>['facts'], words: Words) => string };
  /** The lines under the sentence of an event that is a list. */
  readonly details: DetailWords;
}

/** Why something is not allowed, and what to do instead: apart, for a page that hears it from the server needs none of it. */
export interface RefusalCatalogue {
  readonly words: (cast: Cast) => Words;
  readonly refusals: { readonly [Code in RefusalCode]: (facts: FactsReader) => string };
}

/** The rules in plain words, and how the text is read where it leaves a question: apart, for only the pages of the rules need them. */
export interface LawCatalogue {
  readonly rules: { readonly [Name in RuleName]: RuleWords };
  readonly readings: { readonly [Name in ReadingName]: ReadingWords };
}
