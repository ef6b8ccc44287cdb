import { ENGLISH } from './english.ts';
import type { Catalogue } from './facts.ts';

export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One catalogue a language; a language without one does not compile. */
export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en: ENGLISH };
