import { refusalSentence } from '@defensor/api';
import type { AtTable } from '../seat/at-table.ts';
import { tag } from './tag.ts';

type Refused = Parameters<typeof refusalSentence>[1];

/** Why the game refuses something, in the language of the page. */
export const refusals =
  tag === 'fr'
    ? (await import('@defensor/api/french/refusals')).FRENCH_REFUSALS
    : (await import('@defensor/api/english/refusals')).ENGLISH_REFUSALS;

/** Why something would be refused, for the sections that know it before the server says so. */
export const refusalAt = ({ variant, view }: Pick<AtTable, 'variant' | 'view'>, refusal: Refused): string =>
  refusalSentence({ variant, seats: view.seats }, refusal, refusals);
