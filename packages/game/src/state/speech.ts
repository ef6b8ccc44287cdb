/** What was said and written, as the record keeps it. */

import type { PowerId } from '@defensor/diplomacy';
import type { RuleId } from '../decision.ts';
import type { GroupId, LetterId, PactId, SeatId, TextRef } from '../ids.ts';
import type { Dict } from '../state.ts';
import type { Phase, TurnName } from '../turns.ts';

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
  /** A statement to everybody: `to` is empty. */
  readonly public?: true;
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
  /** When it was offered. */
  readonly atMs: number;
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

/** What the Judge asks of everybody's journal. */
export interface JournalPrompt {
  readonly text: TextRef;
  /** When he began to ask it. */
  readonly turn: TurnName;
}

export interface Report {
  readonly by: SeatId;
  readonly letter: LetterId;
  readonly text?: TextRef;
  readonly atMs: number;
  readonly handled: boolean;
}

export interface Mute {
  readonly untilMs?: number;
  readonly reason: TextRef;
}

export interface Warning {
  readonly seat: SeatId;
  readonly atMs: number;
  readonly reason: TextRef;
}

export interface Exemption {
  readonly reason: TextRef;
  readonly seats: readonly SeatId[];
  readonly fromMs: number;
  readonly untilMs?: number;
}
