/** The state of the papal addendum. */

import type { PowerId, ProvinceId, UnitId, UnitType } from '@defensor/diplomacy';
import type { BanId, DecreeId, FindingId, LetterId, PersonId, SeatId, StatementId, TextRef } from '../ids.ts';
import type { Dict } from '../state.ts';
import type { TurnName } from '../turns.ts';

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
  /** The turn of a bishop's last declaration, change or withdrawal: one a turn (A11). */
  readonly declaredIn: Dict<SeatId, TurnName>;
  /** A8: the last power whose unit stood in a see. */
  readonly lastOccupier: Dict<ProvinceId, PowerId>;
  /** A unit built in the papal see that has not left it: its power is no invader (§6 d). */
  readonly builtInPapalSee?: UnitId;
  readonly council?: Council;
  readonly decrees: Dict<DecreeId, ConveningDecree>;
  /** The last of each voter; those of earlier turns count for nothing. */
  readonly ballots: Dict<SeatId, Ballot>;
  /** The last of each author; those of earlier turns count for nothing. */
  readonly packets: Dict<SeatId, Packet>;
  readonly resignation?: Resignation;
  readonly emperors: readonly Emperor[];
  readonly ordinationProposals: readonly OrdinationProposal[];
  readonly statements: Dict<StatementId, CouncilStatement>;
}

export interface AntiPope {
  readonly seat: SeatId;
  readonly since: TurnName;
  /** His affiliation when elected: that power may not depose him (A47). */
  readonly protector?: PowerId;
  /** His bulls, outstanding until he reigns (R11), oldest first. */
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
  readonly ended?: {
    readonly by: 'lift' | 'void' | 'judge';
    readonly turn: TurnName;
    readonly atMs: number;
    readonly issuer?: SeatId;
  };
}

export interface Finding {
  readonly id: FindingId;
  readonly ban: BanId;
  readonly accused: SeatId;
  readonly offenceTurn: TurnName;
  /** The team the accused belonged to then; absent for a bishop of none (A27). */
  readonly team?: PowerId;
  /** The accused had declared for that team without its Ruler's word (A73). */
  readonly declaredUnasked?: true;
  readonly testimony: TextRef;
  readonly evidence: readonly LetterId[];
  readonly filedBy: SeatId;
  readonly filedPerson?: PersonId;
  readonly filedIn: TurnName;
  readonly ruling: 'open' | 'proven' | 'notProven' | 'notProvenByDefault';
  readonly admitted: boolean;
  /** The resolution of the turn that settled it; its ruling is final since. */
  readonly decidedIn?: TurnName;
  /** What the Judge asked, and the answers (A30). */
  readonly questions: readonly Question[];
}

export interface Question {
  readonly of: SeatId;
  readonly question: TextRef;
  readonly answer?: TextRef;
}

export interface Punishment {
  readonly finding: FindingId;
  readonly ban: BanId;
  readonly accused: SeatId;
  /** The Pope who named the unit first: deposing him voids what is left of it (A34). */
  readonly by: SeatId;
  readonly unit: UnitId;
  readonly first: TurnName;
  readonly second?: TurnName;
  readonly status: 'firstServed' | 'served' | 'over' | 'cancelled' | 'void' | 'unitGone' | 'judge';
}

export interface Declaration {
  readonly power: PowerId;
  readonly since: TurnName;
  /** The Ruler's word: A11 may ask for it, A73 looks at it. */
  readonly accepted: boolean;
}

export interface Council {
  readonly decree?: DecreeId;
  readonly convenedMs: number;
  readonly first: TurnName;
  readonly last: TurnName;
  readonly signatories: readonly SeatId[];
  /** The council that sat when this one was convened: it sits on should this one fall (A78). */
  readonly renews?: Council;
}

export interface ConveningDecree {
  readonly id: DecreeId;
  readonly drafter: SeatId;
  readonly turn: TurnName;
  readonly circulation: readonly SeatId[];
  readonly signatures: readonly DecreeSignature[];
  readonly status: 'open' | 'convened' | 'lapsed' | 'withdrawn';
  /** The turn in which it convened a council: what it makes lawful lies in that turn (A55). */
  readonly convenedIn?: TurnName;
  readonly text?: TextRef;
}

export interface DecreeSignature {
  readonly seat: SeatId;
  readonly person?: PersonId;
  readonly turn: TurnName;
  readonly at: number;
  readonly struck: boolean;
  readonly enteredByJudge: boolean;
}

export interface Ballot {
  readonly voter: SeatId;
  readonly person?: PersonId;
  readonly candidate: SeatId;
  readonly turn: TurnName;
  readonly enteredByJudge: boolean;
}

export interface Packet {
  readonly author: SeatId;
  readonly person?: PersonId;
  readonly office: PapalOffice;
  readonly turn: TurnName;
  readonly lines: readonly BullLine[];
  readonly preamble?: TextRef;
  readonly sealed: boolean;
  readonly late: boolean;
  readonly enteredByJudge: boolean;
}

export type PapalOffice = 'pope' | 'antiPope';

export type BullLine =
  | { readonly kind: 'excommunicate'; readonly seat: SeatId }
  | { readonly kind: 'lift'; readonly seat: SeatId }
  /** Names one unit on one finding: its letter and the province it stands in now (A25, A67). */
  | { readonly kind: 'name'; readonly finding: FindingId; readonly type: UnitType; readonly at: ProvinceId };

export interface Resignation {
  readonly seat: SeatId;
  readonly person?: PersonId;
  readonly turn: TurnName;
  readonly text: TextRef;
  readonly ruling: 'open' | 'free' | 'duress';
  /** What the resolution made of it; absent while it waits for one. */
  readonly outcome?: 'tookEffect' | 'void' | 'overtaken';
}

export interface Emperor {
  readonly seat: SeatId;
  readonly crownedBy: SeatId;
  readonly turn: TurnName;
  readonly byAntiPope: boolean;
}

export interface OrdinationProposal {
  readonly by: SeatId;
  readonly see: ProvinceId;
  readonly turn: TurnName;
  readonly text?: TextRef;
}

/** A text that a majority of bishops may sign while a council sits (A58). */
export interface CouncilStatement {
  readonly id: StatementId;
  readonly drafter: SeatId;
  readonly turn: TurnName;
  readonly text: TextRef;
  readonly signatures: readonly DecreeSignature[];
  readonly issued: boolean;
}
