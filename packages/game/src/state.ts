import type { DislodgedUnit, Order, PowerId, ProvinceId, Unit, UnitId, Variant } from '@defensor/diplomacy';
import type { Facts, RuleId } from './decision.ts';
import type { GameEvent } from './events.ts';
import type { BanId, DecreeId, FindingId, GroupId, LetterId, PactId, PersonId, SeatId, SheetId, TextRef } from './ids.ts';
import type { Options } from './options.ts';
import type { Phase, Turn, TurnName } from './turns.ts';

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
  /** States left by undo, newest last; redo returns there until something else is done. */
  readonly undone: readonly Moment[];
}

export interface Moment {
  readonly seq: number;
  readonly turn: TurnName;
  readonly phase: Phase;
  readonly state: GameState;
}

export interface GameState {
  readonly addendum: Addendum;
  readonly options: Options;
  readonly turn: Turn;
  readonly phase: Phase;
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
  readonly ending?: Ending;
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
  readonly now: number;
  readonly deadline?: number;
  /** Paused with this much left. */
  readonly pausedWithMs?: number;
  readonly timetable?: Timetable;
}

/** When phases close by themselves. Local times in `zone`; holidays have no lessons. */
export interface Timetable {
  readonly zone: string;
  readonly phases: Dict<Phase, PhaseTime>;
  /** Lessons by weekday (1 Monday … 7 Sunday), `HH:MM` local. */
  readonly lessons: readonly { readonly weekday: number; readonly from: string; readonly to: string }[];
  /** `YYYY-MM-DD`. */
  readonly holidays: readonly string[];
  /** Milliseconds after a deadline in which documents are still taken. */
  readonly graceMs: number;
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
  readonly text: TextRef;
  readonly lines: readonly SheetLine[];
  readonly depose: readonly DeposeLine[];
  /** Lines that could not be read: line, column and code; what they say is in the text. */
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

/** Who reigns. A vacant throne is an open conclave (R5.1, A49, A51): there is no third state. */
export type Throne =
  | { readonly kind: 'reigning'; readonly pope: SeatId; readonly since: TurnName }
  | { readonly kind: 'vacant'; readonly conclave: Conclave };

export interface Conclave {
  readonly openedIn: TurnName;
  readonly cause: 'deposition' | 'resignation' | 'emptySeat' | 'judge';
  /** The Pope whose end opened it: not eligible in it (A38). */
  readonly barred?: SeatId;
  /** Ballots held so far (A41). */
  readonly ballotsHeld: number;
}

export interface Church {
  readonly throne: Throne;
  readonly antiPopes: readonly AntiPope[];
  /** Every ban ever, by id; live ones have no `ended`. */
  readonly bans: Dict<BanId, Ban>;
  readonly findings: Dict<FindingId, Finding>;
  readonly punishments: readonly Punishment[];
  readonly declarations: Dict<SeatId, Declaration>;
  /** A8: the last power whose unit stood in a see. */
  readonly lastOccupier: Dict<ProvinceId, PowerId>;
  readonly council?: Council;
  readonly decrees: Dict<DecreeId, ConveningDecree>;
  /** This turn's, voter → candidate. */
  readonly ballots: Dict<SeatId, Ballot>;
  /** This turn's bulls, by author. */
  readonly packets: Dict<SeatId, Packet>;
  readonly resignation?: Resignation;
  readonly emperors: readonly Emperor[];
  readonly ordinationProposals: readonly { readonly by: SeatId; readonly see: ProvinceId; readonly text?: TextRef }[];
}

export interface AntiPope {
  readonly seat: SeatId;
  readonly since: TurnName;
  /** His affiliation when elected: that power may not depose him (A47). */
  readonly protector?: PowerId;
  /** His bulls, outstanding until he reigns (R11). */
  readonly outstanding: readonly OutstandingDecree[];
}

export interface OutstandingDecree {
  readonly kind: 'excommunicate' | 'lift';
  readonly seat: SeatId;
  readonly turn: TurnName;
}

export interface Ban {
  readonly id: BanId;
  readonly seat: SeatId;
  readonly issuer: SeatId;
  readonly sealedIn: TurnName;
  /** The turn whose resolution put it in force, and when (A18). */
  readonly since: TurnName;
  readonly sinceMs: number;
  readonly ended?: { readonly by: 'lift' | 'void' | 'judge'; readonly turn: TurnName; readonly issuer?: SeatId };
}

export interface Finding {
  readonly id: FindingId;
  readonly ban: BanId;
  readonly accused: SeatId;
  readonly offenceTurn: TurnName;
  /** The team the accused belonged to then; absent for a bishop of none (A27). */
  readonly team?: PowerId;
  /** The accused declared for that team without its Ruler's word (A73). */
  readonly declaredUnasked?: true;
  readonly testimony: TextRef;
  readonly evidence: readonly LetterId[];
  readonly filedBy: SeatId;
  readonly filedIn: TurnName;
  readonly ruling: 'open' | 'proven' | 'notProven' | 'notProvenByDefault';
  readonly admitted: boolean;
  /** Used by a punishment: one finding, one unit (A26). */
  readonly used: boolean;
}

export interface Punishment {
  readonly finding: FindingId;
  readonly ban: BanId;
  readonly unit: UnitId;
  readonly first: TurnName;
  readonly second?: TurnName;
  readonly status: 'firstServed' | 'served' | 'over' | 'cancelled' | 'void' | 'unitGone';
}

export interface Declaration {
  readonly power: PowerId;
  readonly since: TurnName;
  /** A11: where the Ruler must accept, whether he has; A73 looks at it too. */
  readonly accepted: boolean;
  /** The turn of the last declaration, change or withdrawal: one a turn. */
  readonly changedIn: TurnName;
}

export interface Council {
  readonly decree: DecreeId;
  readonly convenedMs: number;
  readonly first: TurnName;
  readonly last: TurnName;
  readonly signatories: readonly SeatId[];
}

export interface ConveningDecree {
  readonly id: DecreeId;
  readonly drafter: SeatId;
  readonly turn: TurnName;
  readonly circulation: readonly SeatId[];
  readonly signatures: readonly Signature[];
  readonly status: 'open' | 'convened' | 'lapsed' | 'withdrawn';
  readonly text?: TextRef;
}

export interface Ballot {
  readonly voter: SeatId;
  readonly person?: PersonId;
  readonly candidate: SeatId;
  readonly enteredByJudge: boolean;
}

export interface Packet {
  readonly author: SeatId;
  readonly office: 'pope' | 'antiPope';
  readonly lines: readonly BullLine[];
  readonly sealed: boolean;
  readonly late: boolean;
  readonly enteredByJudge: boolean;
}

export type BullLine =
  | { readonly kind: 'excommunicate'; readonly seat: SeatId }
  | { readonly kind: 'lift'; readonly seat: SeatId }
  /** Names one unit on one finding: its letter and where it stands now (A25, A67). */
  | { readonly kind: 'name'; readonly finding: FindingId; readonly unit: string };

export interface Resignation {
  readonly seat: SeatId;
  readonly text: TextRef;
  readonly ruling: 'open' | 'free' | 'duress';
}

export interface Emperor {
  readonly seat: SeatId;
  readonly crownedBy: SeatId;
  readonly turn: TurnName;
  readonly byAntiPope: boolean;
}

/** What the Judge has ruled for the resolution under way (ORP step 2). */
export interface Docket {
  /** Lords in dispute: the sheet he chose (A60). */
  readonly chosenSheet: Dict<PowerId, SheetId>;
  readonly overrides: readonly { readonly event: GameEvent; readonly reason: TextRef }[];
}

export interface Participation {
  /** By turn, then seat: whose signature was lodged, and on what. */
  readonly marks: Dict<TurnName, Dict<SeatId, Mark>>;
  readonly corrections: readonly {
    readonly seat: SeatId;
    readonly person?: PersonId;
    readonly turn: TurnName;
    readonly counts: boolean;
    readonly reason: TextRef;
  }[];
}

export interface Mark {
  readonly person?: PersonId;
  /** Kinds of documents signed: `orders`, `retreats`, `adjustments`, `bull`, `decree`, `ballot`, `testimony`, `resignation`. */
  readonly documents: readonly string[];
}

/** A turn as it was played: what the gazette, the scrubber and the debrief read. */
export interface TurnRecord {
  readonly turn: TurnName;
  readonly before: BoardState;
  readonly sheets: Dict<PowerId, ChosenSheet>;
  readonly afterMovement?: BoardState;
  readonly afterRetreats?: BoardState;
  readonly after?: BoardState;
  /** Every sheet lodged, chosen or not, for the Judge and its own court. */
  readonly lodged: Dict<SheetId, Sheet>;
  readonly movement?: unknown;
  readonly retreats?: unknown;
  readonly adjustments?: unknown;
}

export type ChosenSheet =
  | { readonly sheet: SheetId; readonly why: 'ruler' | 'mostLords' | 'latest' | 'onlySheet' | 'judge'; readonly signers: readonly SeatId[] }
  | { readonly why: 'none' | 'dispute' };

export interface DrawState {
  readonly proposal?: {
    readonly by: SeatId;
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
  readonly reports: readonly Report[];
  readonly mutes: Dict<SeatId, Mute>;
  readonly exemptions: readonly Exemption[];
  /** The log: every event with its envelope. */
  readonly log: readonly LoggedEvent[];
}

export interface LoggedEvent {
  readonly seq: number;
  readonly at: number;
  readonly turn: TurnName;
  readonly phase: Phase;
  readonly actor: SeatId;
  readonly onBehalfOf?: SeatId;
  readonly event: GameEvent;
  /** Set aside by an undo; shown in the log as such. */
  readonly undone?: true;
}

export type Room = { readonly kind: 'court' | 'team'; readonly power: PowerId } | { readonly kind: 'council' };

export interface Letter {
  readonly id: LetterId;
  readonly from: SeatId;
  readonly to: readonly SeatId[];
  readonly group?: GroupId;
  readonly room?: Room;
  readonly sentMs: number;
  readonly turn: TurnName;
  readonly phase: Phase;
  readonly text: TextRef;
  /** Unlawful when sent: the rule, and towards whom (A75: one such recipient makes one offence). */
  readonly unlawful?: { readonly rule: RuleId; readonly code: string; readonly towards: readonly SeatId[] };
  /** Certified copies of letters received (R13.1). */
  readonly copies: readonly LetterId[];
  readonly petition: boolean;
  /** The Judge ruled on it (S191). */
  readonly ruledLawful?: true;
  readonly hidden?: true;
}

export interface Group {
  readonly id: GroupId;
  readonly name: TextRef;
  readonly members: readonly SeatId[];
  readonly founder: SeatId;
}

export interface Pact {
  readonly id: PactId;
  readonly by: SeatId;
  readonly parties: readonly SeatId[];
  readonly signed: readonly SeatId[];
  readonly declined: readonly SeatId[];
  readonly text: TextRef;
  readonly turn: TurnName;
  /** What each party says became of it, shown after the game. */
  readonly kept: Dict<SeatId, boolean>;
}

export interface Note {
  readonly seat: SeatId;
  readonly kind: 'note' | 'journal';
  readonly turn: TurnName;
  readonly atMs: number;
  readonly text: TextRef;
}

export interface Report {
  readonly by: SeatId;
  readonly letter: LetterId;
  readonly atMs: number;
  readonly handled: boolean;
}

export interface Mute {
  readonly untilMs?: number;
  readonly reason: TextRef;
}

export interface Exemption {
  readonly seats: readonly SeatId[];
  readonly fromMs: number;
  readonly untilMs?: number;
}

export type { Facts };
