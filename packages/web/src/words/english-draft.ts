/** What is said, in English, where orders are typed or pasted. */
import { capital, counted, number } from './counting.ts';

export const ENGLISH_DRAFT = {
  title: 'Type or paste orders',
  about: 'For everyone, in either set of names. One a line, or with commas.',
  placeholder: {
    movement: 'A Vie-Tyr, F Nap S A Rom-Apu …',
    retreat: 'A Vie-Boh, F Lon disbands …',
    adjustment: 'Build A London, F Brest disbands …',
  },
  take: (n: number) => (n === 0 ? 'Write them down' : `Write ${counted(n, 'order')} down`),
  none: 'Nothing to write down yet.',
  read: 'read',
  unread: 'not read',
  impossible: 'not possible',
  superseded: 'second order',
  foreign: 'not yours',
  foreignAbout: (power: string) => `That unit is ${power}’s. The line stays in the box, and counts for nothing.`,
  readAs: 'Did you mean',
  taken: (n: number) => `${capital(counted(n, 'order'))} written down.`,
  left: (n: number) => `${capital(counted(n, 'line'))} could not be read and stayed in the box.`,
  waiting: (n: number) =>
    `So many lines are not read at once. ${capital(counted(n, 'line'))} more ${n === 1 ? 'is' : 'are'} read when these are written down.`,
  tooLong: 'The text is too long to be kept: after a reload only its beginning is here.',
  more: (read: number, unread: number) =>
    `and ${counted(read + unread, 'line')} more: ${number(read)} read, ${number(unread)} not`,
  kept: {
    movement: 'It is kept, but the unit will hold.',
    retreat: 'It is kept, but the unit will be disbanded.',
    adjustment: 'It is kept, but nothing will come of it.',
  },
  verdicts: 'What each line was read as',
} as const;
