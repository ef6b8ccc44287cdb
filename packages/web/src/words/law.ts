import { tag } from './tag.ts';

/** The rules and how they are read, in the language of the page; fetched with the pages that show them. */
export const law =
  tag === 'fr'
    ? (await import('@defensor/api/french/law')).FRENCH_LAW
    : (await import('@defensor/api/english/law')).ENGLISH_LAW;
