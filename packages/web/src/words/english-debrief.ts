/** What is said, in English, when a game is over: the game, told. */
import { counted } from './counting.ts';

export const ENGLISH_DEBRIEF = {
  title: 'The game, told',
  of: (title: string) => (title === '' ? 'The game, told' : `The game of ${title}`),
  imprint: (turns: number, first: string, last: string) => `${cap(counted(turns, 'turn'))}, ${first} to ${last}.`,
  notOver: 'The game is not over yet. What stands here is what everybody may know so far.',
  print: 'Print, or PDF',
  pdf: 'All of this as PDF',
  gazette: 'Gazette',
  whole: 'The whole game as a file',
  open: 'Open the letters',
  openAsk: 'Everybody may then read every letter; hidden ones and notes stay closed. This cannot be taken back.',
  openYes: 'Yes, open them',
  openNo: 'Keep them closed',
  opened: 'The letters are open: everybody may read them.',
  ended: {
    victory: (power: string, turn: string) => `${power} wins in ${turn}.`,
    draw: (powers: string, turn: string) => `A draw between ${powers} in ${turn}.`,
    byDate: (power: string, turn: string) => `The time is up in ${turn}: ${power} has the most centres.`,
    byDateDraw: (powers: string, turn: string) => `The time is up in ${turn}: a draw between ${powers}.`,
    stopped: (turn: string) => `The game was ended in ${turn}.`,
    not: (turn: string) => `The game stands in ${turn}.`,
  },
  lead: (popes: number, bans: number, councils: number, pacts: number) =>
    `${cap(counted(popes, 'Pope'))} reigned, ${counted(bans, 'ban')} ${bans === 1 ? 'was' : 'were'} laid, ${counted(councils, 'council')} sat, ${counted(pacts, 'pact')} ${pacts === 1 ? 'was' : 'were'} signed.`,
  turningPoints: 'Turning points',
  noPoints: 'Nothing of note yet.',
  pacts: 'Pacts',
  noPacts: 'Nobody signed a pact in this game.',
  kept: 'kept',
  broken: 'broken',
  disputed: 'kept, say some; broken, say others',
  unjudged: 'its parties did not say',
  journals: 'From the journals',
  noJournals: 'Nobody’s journal is open to you.',
  records: 'Each one’s record',
  mine: 'My own record',
  person: 'Who',
  seat: 'Seat',
  signedTurns: 'Turns signed',
  letters: 'Letters sent',
  banned: 'Bans borne',
  never: 'never',
  timeline: 'Throne, ban and centres',
} as const;

const cap = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
