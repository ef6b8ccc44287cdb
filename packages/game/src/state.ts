import type {
  Cause,
  DislodgedUnit,
  Order,
  PowerId,
  ProvinceId,
  Result,
  RetreatedUnit,
  Unit,
  UnitOutcome,
  Variant,
} from '@defensor/diplomacy';
import type { CommandIds } from './command-ids.ts';
import type { RuleId } from './decision.ts';
import type { GameEvent } from './events.ts';
import type { GroupId, PactId, PersonId, SeatId, SheetId, TextRef } from './ids.ts';
import type { Options } from './options.ts';
import type { Church } from './state/church.ts';
import type { Exemption, Group, JournalPrompt, Letter, Mute, Note, Pact, Report, Warning } from './state/speech.ts';
import type { Phase, Turn, TurnName } from './turns.ts';

export type * from './state/church.ts';
export type * from './state/speech.ts';

/** A look-up that is never changed in place. */
export type Dict<K extends string, V> = { readonly [key in K]?: V };

/**
 * A whole game. `state` is a fold of the log and is what undo moves back; `record` (letters, notes,
 * journals, the log itself) only ever grows: nothing sent or written is undone.
 */
export interface Game {
  readonly variant: Variant;
  readonly seq: number;
  readonly state: GameState;
  readonly record: GameRecord;
  /** The states after each command that changed `state`, newest last; undo goes back to one of them. */
  readonly timeline: readonly Moment[];
  /** What each undo left, the last undo last; redo takes it back until something else is done. */
  readonly undone: readonly Undone[];
  /** The ids of the commands carried out: none is carried out twice. */
  readonly commands: CommandIds;
}

/** What an undo took back: the moments, and the state as it stood. */
export interface Undone {
  readonly moments: readonly Moment[];
  readonly state: GameState;
}

export interface Moment {
  /** The last event of the command that made it. */
  readonly seq: number;
  readonly command: string;
  readonly turn: TurnName;
  readonly phase: Phase;
  readonly state: GameState;
}

export interface GameState {
  readonly addendum: Addendum;
  readonly options: Options;
  readonly turn: Turn;
  readonly phase: Phase;
  /** Seats that have said that they need no more time in this phase. */
  readonly ready: readonly SeatId[];
  readonly clock: ClockState;
  readonly board: BoardState;
  readonly seats: Dict<SeatId, Seat>;
  readonly sheets: SheetsState;
  /** Absent where the papal addendum is off. */
  readonly church: Church;
  readonly docket: Docket;
  readonly participation: Participation;
  readonly history: readonly TurnRecord[];
  readonly draw: DrawState;
  /** The turn after which the game ends by date (A80). */
  readonly lastTurn?: TurnName;
  readonly ending?: Ending;
  /** Options that the Judge changed: they hold from the next turn on. */
  readonly nextOptions?: Options;
}

/** The papal addendum's data for this map (RULES.md §6). `off`: the board game with teams alone. */
export type Addendum =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'papacy';
      readonly papalSee: ProvinceId;
      readonly sees: readonly ProvinceId[];
      readonly antiPopeSees: readonly ProvinceId[];
      /** Who owned the papal see at the start, and has held it without a break since (§6 c). */
      readonly host?: PowerId;
    };

/** Times are milliseconds since 1970, given by commands. */
export interface ClockState {
  /** When the last command was given. */
  readonly now: number;
  /** When the phase closes by itself. */
  readonly deadline?: number;
  /** Paused with this much left. */
  readonly pausedWithMs?: number;
  readonly timetable?: Timetable;
}

/** When phases close by themselves. Local times in `zone`; holidays have no lessons. */
export interface Timetable {
  readonly zone: string;
  /** The zone as data: from each of these moments on, local time is that many minutes ahead of UTC. Sorted; the first holds before it too. */
  readonly offsets: readonly { readonly fromMs: number; readonly minutes: number }[];
  readonly phases: Dict<Phase, PhaseTime>;
  /** Lessons by weekday (1 Monday … 7 Sunday), `HH:MM` local. */
  readonly lessons: readonly { readonly weekday: number; readonly from: string; readonly to: string }[];
  /** `YYYY-MM-DD`. */
  readonly holidays: readonly string[];
  /** Milliseconds after a deadline in which documents are still taken. */
  readonly graceMs: number;
  /** Whether a phase closes as soon as all who can act are ready (D-31). */
  readonly early: 'whenReady' | 'never';
}

export type PhaseTime =
  | { readonly kind: 'duration'; readonly ms: number }
  | { readonly kind: 'nextLesson'; readonly at: 'start' | 'end' }
  | { readonly kind: 'daily'; readonly at: string; readonly atLeastMs: number }
  | { readonly kind: 'byHand' };

export interface BoardState {
  readonly units: readonly Unit[];
  readonly owned: Dict<ProvinceId, PowerId>;
  readonly dislodged: readonly DislodgedUnit[];
  readonly contested: readonly ProvinceId[];
  /** The number of the next unit built: ids are `u<number>`. */
  readonly nextUnit: number;
  /** Powers out of the game since. */
  readonly eliminated: Dict<PowerId, TurnName>;
}

export interface Seat {
  readonly id: SeatId;
  readonly class: 'ruler' | 'lord' | 'bishop' | 'judge' | 'observer';
  /** Of Rulers and Lords. */
  readonly power?: PowerId;
  /** Of bishops: the see of ordination; never changes. */
  readonly see?: ProvinceId;
  /** A bishop ordained after the start (R9). */
  readonly ordainedLater?: true;
  readonly title?: string;
  /** Who sits here now; absent: nobody has been seated yet (the seat still counts). */
  readonly person?: PersonId;
  readonly tenures: readonly Tenure[];
  /** `empty`: the Judge declared the seat empty; it counts for nothing until filled. */
  readonly standing: 'seated' | 'empty';
  readonly suspended?: true;
  /** A Lord whom the Judge named to act where no Ruler sits (A62). */
  readonly namedActing?: true;
  /** Lords by seniority (A62), the first the senior. */
  readonly rank: number;
}

export interface Tenure {
  readonly person: PersonId;
  readonly from: TurnName;
  readonly until?: TurnName;
}

export interface SheetsState {
  /** Of the phase now open (orders stay through resolution). */
  readonly sheets: Dict<SheetId, Sheet>;
}

export type SheetKind = 'orders' | 'retreats' | 'adjustments';

export interface Sheet {
  readonly id: SheetId;
  readonly power: PowerId;
  readonly kind: SheetKind;
  readonly turn: TurnName;
  readonly drafter: SeatId;
  /** When it was last written to, as a number of the log. */
  readonly editedSeq: number;
  readonly text: TextRef;
  readonly lines: readonly SheetLine[];
  readonly depose: readonly DeposeLine[];
  /** Lines that do not count: line, column and code; what they say is in the text. */
  readonly issues: readonly { readonly line: number; readonly column: number; readonly code: string }[];
  readonly signatures: readonly Signature[];
  /** Seats outside the court to whom a Ruler or Lord showed it (A59). */
  readonly shownTo: readonly SeatId[];
  /** Keyed in by the Judge from paper. */
  readonly enteredByJudge: boolean;
  /** Admitted by the Judge after the close. */
  readonly late: boolean;
  readonly withdrawn: boolean;
}

export interface SheetLine {
  readonly line: number;
  readonly order: Order;
}

/** “Depose the Pope”, or the Anti-Pope of a see (R10, R17). */
export type DeposeLine =
  | { readonly line: number; readonly whom: 'pope' }
  | { readonly line: number; readonly whom: 'antiPope'; readonly see: ProvinceId };

export interface Signature {
  readonly seat: SeatId;
  readonly person?: PersonId;
  readonly at: number;
  readonly seq: number;
  /** A bishop's: no force on orders, counts for participation (OP.3). */
  readonly witness: boolean;
  readonly struck: boolean;
  readonly enteredByJudge: boolean;
}

/** What the Judge has ruled for the resolution under way (ORP step 2). */
export interface Docket {
  /** Lords in dispute: the sheet he chose (A60). */
  readonly chosenSheet: Dict<PowerId, SheetId>;
  /** Time was up: what he has not ruled on takes its default. */
  readonly defaulted?: true;
}

export interface Participation {
  /** By turn, then seat: the signatures lodged, each document and person once. */
  readonly marks: Dict<TurnName, Dict<SeatId, readonly Mark[]>>;
  readonly corrections: readonly {
    readonly seat: SeatId;
    readonly person?: PersonId;
    readonly turn: TurnName;
    readonly counts: boolean;
    readonly reason: TextRef;
  }[];
}

/** One signature lodged: on what, and by whom the seat was held. */
export interface Mark {
  readonly document: SignedDocument;
  readonly person?: PersonId;
}

/** What a signature stands on. */
export const SIGNED_DOCUMENTS = [
  'orders',
  'retreats',
  'adjustments',
  'bull',
  'decree',
  'ballot',
  'testimony',
  'resignation',
] as const;
export type SignedDocument = (typeof SIGNED_DOCUMENTS)[number];

/** A signature as an area of the game reports it for the grade. */
export interface LodgedSignature extends Mark {
  readonly seat: SeatId;
}

/** A turn as it was played: what the gazette, the scrubber and the debrief read. */
export interface TurnRecord {
  readonly turn: TurnName;
  readonly before: BoardState;
  /** The sheets that counted, by kind. */
  readonly chosen: Dict<SheetKind, Dict<PowerId, ChosenSheet>>;
  /** Every sheet lodged, chosen or not, for the Judge and its own court. */
  readonly lodged: readonly Sheet[];
  readonly movement?: MovementRecord;
  readonly afterMovement?: BoardState;
  readonly retreats?: RetreatRecord;
  readonly afterRetreats?: BoardState;
  readonly adjustments?: AdjustmentRecord;
  readonly after?: BoardState;
}

/** What became of one order, and whose it was. `cause` is there when it did not do what it said. */
export interface RecordedOrder {
  readonly power: PowerId;
  readonly order: Order;
  readonly result: Result;
  readonly cause?: Cause;
}

export interface MovementRecord {
  readonly orders: readonly RecordedOrder[];
  readonly units: readonly UnitOutcome[];
}

export interface RetreatRecord {
  readonly orders: readonly RecordedOrder[];
  readonly fates: readonly RetreatedUnit[];
}

export interface AdjustmentRecord {
  readonly orders: readonly RecordedOrder[];
  readonly due: Dict<PowerId, number>;
  readonly built: readonly Unit[];
  readonly removed: readonly Unit[];
  readonly autoRemoved: readonly Unit[];
  readonly unused: Dict<PowerId, number>;
}

export type ChosenSheet =
  | { readonly sheet: SheetId; readonly why: ChosenBy; readonly signers: readonly SeatId[] }
  | { readonly why: 'none' | 'dispute' };

/**
 * Why a sheet counts: its Ruler signed it (OP.2), more Lords signed it than any other (A60), it was
 * completed last of those with as many (A60), no other was signed, the Judge chose it, or nobody
 * signed and the game takes the latest draft (`missingSheet`).
 */
export const CHOSEN_BY = ['ruler', 'mostLords', 'latest', 'onlySheet', 'judge', 'latestDraft'] as const;
export type ChosenBy = (typeof CHOSEN_BY)[number];

export interface DrawState {
  readonly proposal?: {
    readonly by: PowerId;
    readonly among: readonly PowerId[];
    readonly turn: TurnName;
    readonly votes: Dict<PowerId, 'yes' | 'no'>;
  };
}

export type Ending =
  | { readonly kind: 'victory'; readonly power: PowerId; readonly turn: TurnName }
  | { readonly kind: 'draw'; readonly among: readonly PowerId[]; readonly turn: TurnName }
  | { readonly kind: 'byDate'; readonly power?: PowerId; readonly among: readonly PowerId[]; readonly turn: TurnName }
  | { readonly kind: 'stopped'; readonly turn: TurnName };

/** What was said and written. It only grows. */
export interface GameRecord {
  readonly letters: readonly Letter[];
  readonly groups: Dict<GroupId, Group>;
  readonly pacts: Dict<PactId, Pact>;
  readonly notes: readonly Note[];
  readonly journalPrompt?: JournalPrompt;
  readonly reports: readonly Report[];
  readonly mutes: Dict<SeatId, Mute>;
  readonly exemptions: readonly Exemption[];
  readonly warnings: readonly Warning[];
  /** The Judge opened the letters after the game. */
  readonly lettersOpen?: true;
  /** Acts that were refused and that the Judge should know of (S014, S189). */
  readonly refusals: readonly RefusedAct[];
  /** The log: every event with its envelope. */
  readonly log: readonly LoggedEvent[];
}

export interface RefusedAct {
  readonly by: SeatId;
  readonly command: string;
  readonly code: string;
  readonly rule: RuleId;
  readonly atMs: number;
  readonly turn: TurnName;
  readonly phase: Phase;
}

export interface LoggedEvent {
  readonly seq: number;
  readonly at: number;
  readonly turn: TurnName;
  readonly phase: Phase;
  readonly actor: SeatId;
  readonly onBehalfOf?: SeatId;
  /** The id of the command it came of. */
  readonly command: string;
  readonly event: GameEvent;
  /** Set aside by an undo; shown in the log as such. */
  readonly undone?: true;
}
