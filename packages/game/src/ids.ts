import type { PowerId } from '@defensor/diplomacy';

declare const brand: unique symbol;
type Id<Name extends string> = string & { readonly [brand]: Name };

/** A seat: `R-SPA`, `L-SPA`, `L2-SPA`, `B-SWI`, `JD`, `JD2`, `OBS1`. It outlives the person in it. */
export type SeatId = Id<'SeatId'>;
/** A person, by an id of the caller's: names stay out of the game. */
export type PersonId = Id<'PersonId'>;
/** A sheet of orders, retreats or adjustments, named by its drafter's side. */
export type SheetId = Id<'SheetId'>;
export type DecreeId = Id<'DecreeId'>;
export type BanId = Id<'BanId'>;
export type FindingId = Id<'FindingId'>;
export type LetterId = Id<'LetterId'>;
export type GroupId = Id<'GroupId'>;
export type PactId = Id<'PactId'>;
/** A statement of a council. */
export type StatementId = Id<'StatementId'>;
/** A free text kept beside the log, so that it can be erased while the game stands. */
export type TextId = Id<'TextId'>;

/** A free text as events refer to it: where it is kept, and what it was. */
export interface TextRef {
  readonly id: TextId;
  readonly hash: string;
}

/** The Judge in command of the game. */
export const JUDGE = 'JD' as SeatId;
/** The clock: it closes phases when their time is up. */
export const CLOCK = 'clock' as SeatId;

export type SeatClass = 'ruler' | 'lord' | 'bishop' | 'judge' | 'observer';

export type { PowerId };
