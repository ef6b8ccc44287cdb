/** What is said, in English, on a seat's page. What happened, what is owed and what is refused is said by `@defensor/api`. */
import type { ChosenSheet, Phase } from '@defensor/game';
import { list } from './counting.ts';

const two = (n: number) => String(n).padStart(2, '0');
const timeOf = (ms: number, withSeconds = false) => {
  const at = new Date(ms);
  return [at.getHours(), at.getMinutes(), ...(withSeconds ? [at.getSeconds()] : [])].map(two).join(':');
};
const isToday = (ms: number) => new Date(ms).toDateString() === new Date().toDateString();
const momentOf = (ms: number) =>
  isToday(ms) ? timeOf(ms) : `${new Date(ms).toLocaleDateString('en-GB')} ${timeOf(ms)}`;

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'Preparation',
  diplomacy: 'Diplomacy',
  orderWriting: 'Order Writing',
  orderResolution: 'Order Resolution',
  retreats: 'Retreats',
  adjustments: 'Gaining and Losing Units',
  ended: 'The game is over',
};

const COUNTS: Readonly<Record<ChosenSheet['why'], string>> = {
  ruler: 'The Ruler’s signature beats any other.',
  onlySheet: 'It is the only sheet that is signed.',
  mostLords: 'Most Lords signed it.',
  latest: 'As many Lords signed another; this one was signed last.',
  judge: 'The Judge chose it.',
  latestDraft: 'Nobody has signed: the latest draft counts.',
  none: 'No sheet is signed yet: none counts.',
  dispute: 'The Lords signed different sheets, as many each: the Judge chooses, unless they agree.',
};

export const ENGLISH_SEAT = {
  turn: (turn: string) => `${turn.startsWith('S') ? 'Spring' : 'Fall'} ${turn.slice(1)}`,
  phases: PHASES,
  clock: 'Time left',
  left: (ms: number) => {
    const seconds = Math.floor(ms / 1000);
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    if (h >= 48) return `${Math.floor(h / 24)} days`;
    return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
  },
  paused: 'paused',
  noClock: 'The Judge closes it',
  moment: momentOf,
  banned: 'You are banned',
  onlooker: 'The public board',
  owed: 'What you owe now',
  ready: {
    done: 'I am ready',
    notYet: 'I need more time',
    waitingFor: (names: readonly string[], isReady: boolean) =>
      names.length > 0
        ? `All wait for ${list(names)}.`
        : isReady
          ? 'All are ready.'
          : 'All wait for you: the phase ends when you are ready.',
    waitingForMany: (n: number) => `All wait for ${n} more.`,
  },
  papers: 'Papers',
  notHere: 'This seat is not open here',
  noCardHere: 'Nobody has come in by this seat’s card in this browser. Scan the card, or type its code.',
  toOwnSeat: (seat: string) => `To your own seat, ${seat}`,
  lost: (ms: number) =>
    `No connection since ${momentOf(ms)}. What you see may be old; what you write stays on this device.`,
  stale: 'The server has lost its records for now. This is the public board as it was last known.',
  lookAgain: 'Look again',
  tapToRead: 'Tap a place to read what is there.',
  othersUnit: (space: string, power: string) => `${space}. You write orders for ${power} only.`,
  nothingToWrite: (phase: Phase) =>
    phase === 'orderResolution'
      ? 'The orders are in. The Judge resolves them; the results come by themselves.'
      : 'You have no orders to write now.',
  sheet: {
    mine: 'My sheet',
    signed: 'signed',
    notSigned: 'not signed',
    sign: 'Sign these orders',
    isSigned: 'Signed by you',
    show: 'Show it to my court as a draft',
    depose: 'Depose the Pope',
    receipt: (isSigned: boolean, at: number, seq: number) =>
      `${isSigned ? 'Signed' : 'Shown to your court'} at ${timeOf(at, true)}. Receipt ${seq}.`,
    missing: (units: readonly string[], isRetreat: boolean) => {
      const [one, many] = isRetreat ? ['it is disbanded', 'they are disbanded'] : ['it holds', 'they hold'];
      return `${list(units)} ${units.length === 1 ? 'has' : 'have'} no order yet. Signed now, ${units.length === 1 ? one : many}.`;
    },
    court: 'Sheets of the court',
    counts: COUNTS,
    of: (seat: string) => `By ${seat}`,
    unsigned: 'nobody signed',
    signedBy: (seats: string) => `signed by ${seats}`,
    countsNow: 'counts now',
    signThis: 'Sign this sheet instead',
  },
} as const;
