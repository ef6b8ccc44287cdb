import type { Language } from '../catalogue/languages.ts';
import { ENGLISH_SERVER } from './english.ts';
import type { ServerRefusal } from './refusals.ts';

/** One list a language; a language without one, or with a code missing, does not compile. */
const SENTENCES: Readonly<Record<Language, { readonly [Code in ServerRefusal]: string }>> = { en: ENGLISH_SERVER };

/** What to tell a person whom the server says no to. */
export function serverSentence(refusal: ServerRefusal, language: Language = 'en'): string {
  return SENTENCES[language][refusal];
}
