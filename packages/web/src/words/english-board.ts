/** What is said, in English, beside the board of a seat: tabs of sheets, what is odd, phases played, the way to try things. */
import type { PlayedPhase } from '../seat/played.ts';
import { capital, counted, list } from './counting.ts';

/** “the Duke of Spain” among those of his own court: “the Duke”. */
const atCourt = (seat: string) => seat.replace(/ of .*$/, '');
const whose = (seat: string) => `${capital(atCourt(seat))}’s`;

export const ENGLISH_BOARD = {
  head: { you: 'You', pope: 'Pope', vacant: 'nobody: a conclave sits', banned: 'Excommunicated', last: 'Last turn' },
  gazetteOf: (turn: string) => `Gazette of ${turn}`,
  tabs: {
    label: 'Sheets of the court',
    own: 'Your sheet',
    of: (seat: string) => `${whose(seat)} sheet`,
    signed: (time: string) => `signed ${time}`,
    counts: 'counts now',
    notSigned: 'not signed',
  },
  sign: {
    orders: 'Sign these orders',
    retreats: 'Sign the retreat',
    adjustments: 'Sign the builds',
    removals: 'Sign the removals',
  },
  depose: { pope: 'Depose the Pope', antiPope: (see: string) => `Depose the Anti-Pope of ${see}` },
  unread: {
    title: 'Not read',
    about: 'It stays on the sheet, and counts for nothing.',
    mark: 'not read',
    drop: (line: string) => `Take off: ${line}`,
  },
  undo: 'Undo',
  odd: {
    'support-unordered': (order: string) => `${order}: that is not what your unit is ordered to do.`,
    'convoy-unordered': (order: string) => `${order}: your army is not ordered to go there.`,
    'no-fleet': (order: string) => `${order}: no fleet of yours carries it.`,
    meet: (place: string) => `Two of your units go to ${place}: neither gets there.`,
    unguarded: (centres: readonly string[], threats: readonly string[]) =>
      `Nobody guards ${list(centres, 'or')}. ${threats.map((threat) => `${threat}.`).join(' ')}`,
    canReach: (unit: string, centre: string) => `${unit} can reach ${centre}`,
    unit: (power: string, unit: string) => `${power}’s ${unit}`,
    andMore: (n: number) => `, and ${counted(n, 'unit')} more`,
  },
  overruled: {
    title: (seat: string) => `${whose(seat)} sheet counts, not yours`,
    yours: 'Yours',
    theirs: (seat: string) => whose(seat),
    unit: 'Unit',
    pope: 'Pope',
    noLine: 'no line',
    legendTheirs: (seat: string) => whose(seat),
    legendYours: 'yours, where it differs',
    differ: (n: number) =>
      n === 0
        ? 'Both say the same.'
        : `${capital(counted(n, 'line'))} ${n === 1 ? 'differs' : 'differ'}. Sheets never mix: all of one, none of the other.`,
    can: 'What you can do',
    write: (seat: string) => `Write to ${atCourt(seat)}`,
    writeAbout: 'Within a court that is always lawful, banned or not.',
    signTheirs: 'Sign that sheet too',
    signAbout: 'You keep one signature: yours leaves your own sheet.',
    change: 'Change yours and sign it again',
    changeAbout: 'It waits behind the other. If the other is struck as forged, yours counts.',
    dispute: 'Dispute that signature',
    disputeAbout: 'Write to the Judge, who looks at it before the turn is resolved.',
  },
  past: {
    start: 'Start',
    now: (name: string) => `${name}, now`,
    results: 'Results',
    position: 'The board at the beginning',
    toNow: 'Back to now',
    tap: 'Tap a unit to read what became of it.',
    stays: (phase: PlayedPhase['turn']) => `This is ${phase} as it was published.`,
  },
  inWords: {
    open: 'In words',
    title: 'The board in words',
    close: 'Back to the sheet',
    sees: 'Sees of bishops',
    see: {
      pope: 'see of the Pope',
      antiPope: 'see of an Anti-Pope',
      banned: 'its bishop is excommunicated',
      plain: 'see of a bishop',
    },
    occupied: (power: string) => `occupied by ${power}`,
    deposed: 'its bishop was deposed in this turn',
    bound: 'held where it stands by a bull',
    nobody: 'Nobody has units.',
  },
  whatIf: {
    open: 'What if…',
    about: 'A copy of this board to try orders on, everybody’s. Nobody else sees it.',
    back: 'Back to the game',
    copy: 'This is your private copy of the game’s board: nothing here is sent.',
  },
  paste: {
    open: 'Type or paste a sheet',
    about: 'Your own units, in either set of names. One a line, or with commas.',
  },
} as const;
