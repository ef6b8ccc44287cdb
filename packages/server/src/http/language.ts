import { LANGUAGES, type Language, type LanguageTag } from '@defensor/api';
import { ENGLISH } from '@defensor/api/english';
import { FRENCH } from '@defensor/api/french';
import { z } from 'zod';

/** What this server speaks: all of it is in memory, whoever asks. */
const SPOKEN: Readonly<Record<LanguageTag, Language>> = { en: ENGLISH, fr: FRENCH };

/** The language of a document, for who cannot send a header: a link, a calendar program. */
export const langParam = z
  .enum(LANGUAGES)
  .exactOptional()
  .describe('The language; without it the one that `accept-language` asks for, else English');

interface Asking {
  readonly headers: { readonly 'accept-language'?: string | undefined };
}

/** The language to answer in: the one that is named, else the likeliest of `accept-language` (RFC 9110, 12.5.4) that is spoken here, else English. */
export function languageFor({ headers }: Asking, named?: LanguageTag): Language {
  return SPOKEN[named ?? preferred(headers['accept-language'] ?? '') ?? 'en'];
}

/** `fr-CA, en;q=0.8`: of the languages spoken here the one with the highest weight, of equal ones the first. */
function preferred(header: string): LanguageTag | undefined {
  let best: { readonly tag: LanguageTag; readonly weight: number } | undefined;
  for (const range of header.split(',', MOST_RANGES)) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const tag = LANGUAGES.find((one) => name === one || name.startsWith(`${one}-`));
    const weight = Number(parameters.find((one) => one.startsWith('q='))?.slice(2) ?? 1);
    if (tag !== undefined && weight > (best?.weight ?? 0)) best = { tag, weight };
  }
  return best?.tag;
}

/** More than any browser sends. */
const MOST_RANGES = 32;

/** Headers of a document that another reader would get in another language. */
export const spoken = ({ tag }: Language) => ({ 'content-language': tag, vary: 'accept-language' });
