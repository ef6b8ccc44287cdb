import { refusalSentence } from '@defensor/api';
import { ENGLISH_REFUSALS } from '@defensor/api/english/refusals';
import type { AtTable } from '../seat/at-table.ts';

type Refused = Parameters<typeof refusalSentence>[1];

/** Why something would be refused, for the sections that know it before the server says so. */
export const refusalAt = ({ variant, view }: Pick<AtTable, 'variant' | 'view'>, refusal: Refused): string =>
  refusalSentence({ variant, seats: view.seats }, refusal, ENGLISH_REFUSALS);
