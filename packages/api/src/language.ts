import type { Catalogue, MapFaultSentences } from './catalogue/facts.ts';
import type { DocumentWords } from './documents/document-words.ts';
import type { PrintWords } from './documents/print-words.ts';
import type { GameCatalogue, GazetteCatalogue, LawCatalogue, RefusalCatalogue } from './game/game-catalogue.ts';
import type { ServerSentences } from './server/refusals.ts';

/** The languages that everything is said in, by their tags (BCP 47). */
export const LANGUAGES = ['en', 'fr'] as const;
export type LanguageTag = (typeof LANGUAGES)[number];

/** What places and powers are called, from the names of the variant: “Vienna”, « Vienne ». A name that is not known stays. */
interface MapNames {
  readonly province: (name: string) => string;
  readonly power: (name: string) => string;
}

/** How orders turned out, and what of a sheet cannot be read, in one language. */
export interface OutcomeLanguage extends Catalogue {
  readonly tag: LanguageTag;
  readonly names: MapNames;
}

/** What a page about a game is told in. */
export interface GameLanguage extends OutcomeLanguage, GameCatalogue {}

/** What a page of the record is told in, besides. */
export interface GazetteLanguage extends GameLanguage, GazetteCatalogue {}

/** A whole language: what a server or a terminal speaks. One that lacks a sentence does not compile. */
export interface Language extends GazetteLanguage, RefusalCatalogue, LawCatalogue {
  readonly mapFaults: MapFaultSentences;
  readonly server: ServerSentences;
  readonly documents: DocumentWords;
  readonly print: PrintWords;
}
