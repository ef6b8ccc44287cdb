import type { LanguageTag } from '@defensor/api';

/** The languages of the pages, as each is called in itself. */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const satisfies Record<LanguageTag, string>;

/** The language that `first.js` chose before anything was drawn; English where there is no page. */
export const tag: LanguageTag = typeof document !== 'undefined' && document.documentElement.lang === 'fr' ? 'fr' : 'en';
