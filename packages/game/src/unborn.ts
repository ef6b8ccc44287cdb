import { STANDARD } from '@defensor/diplomacy';
import { DEFAULT_OPTIONS } from './options.ts';
import type { Church, Game, GameRecord, GameState } from './state.ts';
import { turnName } from './turns.ts';

const NO_TURN = { year: 0, season: 'spring' } as const;
/** The earliest moment there is: a game may be dated before 1970, by its own calendar. */
const EARLIEST_MS = -8_640_000_000_000_000;

/** A church in which nothing has happened. Its throne is nobody's: whoever makes a game fills it. */
const EMPTY_CHURCH: Church = {
  throne: { kind: 'vacant', conclave: { openedIn: turnName(NO_TURN), cause: 'judge', ballotsHeld: 0 } },
  antiPopes: [],
  bans: {},
  findings: {},
  punishments: [],
  declarations: {},
  declaredIn: {},
  lastOccupier: {},
  decrees: {},
  ballots: {},
  packets: {},
  emperors: [],
  ordinationProposals: [],
  statements: {},
};

const EMPTY_RECORD: GameRecord = {
  letters: [],
  groups: {},
  pacts: {},
  notes: [],
  reports: [],
  mutes: {},
  exemptions: [],
  warnings: [],
  refusals: [],
  log: [],
};

export const EMPTY_STATE: GameState = {
  addendum: { kind: 'off' },
  options: DEFAULT_OPTIONS,
  turn: NO_TURN,
  phase: 'setup',
  ready: [],
  clock: { now: EARLIEST_MS },
  board: { units: [], owned: {}, dislodged: [], contested: [], nextUnit: 1, eliminated: {} },
  seats: {},
  sheets: { sheets: {} },
  church: EMPTY_CHURCH,
  docket: { chosenSheet: {} },
  participation: { marks: {}, corrections: [] },
  history: [],
  draw: {},
};

/** The game before it is created: its first event replaces everything but the empty log. */
export const UNBORN: Game = {
  variant: STANDARD,
  seq: 0,
  state: EMPTY_STATE,
  record: EMPTY_RECORD,
  timeline: [],
  undone: [],
  commands: [],
};
