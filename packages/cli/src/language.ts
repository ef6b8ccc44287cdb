import type { Language, LanguageTag } from '@defensor/api';

/** The language by its tag; only that one is loaded. */
export async function languageOf(tag: LanguageTag): Promise<Language> {
  switch (tag) {
    case 'en':
      return (await import('@defensor/api/english')).ENGLISH;
    case 'fr':
      return (await import('@defensor/api/french')).FRENCH;
    default:
      return tag satisfies never;
  }
}
