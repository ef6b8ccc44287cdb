/** Why a part of a sheet could not be read. */
export const ISSUE_CODES = [
  /** Nothing in it looks like an order. token: all of it. */
  'not-an-order',
  /** No place of this name. nearest: places with like names. */
  'unknown-place',
  /** Short for several places. nearest: those places. */
  'ambiguous-place',
  /** The province has coasts, but not this one. nearest: its locations. */
  'unknown-coast',
  /** The order breaks off. token: all of it. */
  'unfinished-order',
  /** An order of another phase. token: all of it. */
  'not-this-phase',
  /** The rest of the order says nothing that is understood. nearest: like words. */
  'unreadable',
  /** More than one order where one was asked for. */
  'several-orders',
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];

/** A part of a sheet that could not be read. Lines and columns count from 1, columns in UTF-16 units as editors do. */
export interface SheetIssue {
  readonly line: number;
  readonly column: number;
  /** The words at fault, as written. */
  readonly token: string;
  readonly code: IssueCode;
  /** What may have been meant: each can stand in the token's place. */
  readonly nearest: readonly string[];
  /** The whole order as it may have been meant, in canonical form. */
  readonly repairs: readonly string[];
  /** The whole part that was not read, as written. */
  readonly text: string;
}
