import { ENGLISH_SEATS } from './english-seats.ts';

/** What is said of who sits where: fetched with that section, not with the first page. */
export const seatsWords = ENGLISH_SEATS;
