import { type ProvinceId, parseOrder, provinceOf, type UnitType, type Variant } from '@defensor/diplomacy';
import type { z } from 'zod';
import { type Refusal, refusal } from '../../decision.ts';
import type { Desk } from '../../desk.ts';
import type { Frozen } from '../../frozen.ts';
import type { SeatId } from '../../ids.ts';
import type { BullLine, GameState, PapalOffice } from '../../state.ts';
import { isBanned } from '../bans.ts';
import { antiPopeOf } from '../church.ts';
import type { bullRequest } from './commands.ts';
import type { NOTICES } from './events.ts';
import { readNaming } from './namings.ts';

export type BullRequest = Frozen<z.output<typeof bullRequest>>;
export type BullNotice = { readonly line: number; readonly notice: (typeof NOTICES)[number] };

type Read =
  | { readonly ok: true; readonly lines: readonly BullLine[]; readonly notices: readonly BullNotice[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * The packet as the game keeps it, each bull once, with what the author should know of it; or the
 * first bull that cannot be given. An Anti-Pope's namings are not looked at: they name nobody (R11).
 *
 * @rule R1 anyone who plays may be banned (A19)
 * @rule R3 a naming must fit its finding (A23–A28, A67)
 */
export function readBulls({ state, game, by }: Desk, office: PapalOffice, requests: readonly BullRequest[]): Read {
  const lines: BullLine[] = [];
  const notices: BullNotice[] = [];
  const lifted = new Set(requests.flatMap((request) => ('lift' in request ? [request.lift] : [])));
  for (const [index, request] of requests.entries()) {
    const line = index + 1;
    const bull = readBull(game.variant, request);
    if (bull === undefined) return no(refusal('unit-unreadable', 'A67', { line }));
    if (lines.some((other) => isSameBull(other, bull))) continue;
    const fault = faultOf(state, office, bull, lines);
    if (fault !== undefined) return no({ ...fault, facts: { ...fault.facts, line } });
    lines.push(bull);
    notices.push(...noticesOf(state, by, office, bull, lifted).map((notice) => ({ line, notice })));
  }
  return { ok: true, lines, notices };
}

const no = (refused: Refusal): Read => ({ ok: false, refusal: refused });

function readBull(variant: Variant, request: BullRequest): BullLine | undefined {
  if ('excommunicate' in request) return { kind: 'excommunicate', seat: request.excommunicate };
  if ('lift' in request) return { kind: 'lift', seat: request.lift };
  const unit = readUnit(variant, request.name);
  return unit === undefined ? undefined : { kind: 'name', finding: request.finding, ...unit };
}

/** A unit in any words that an order sheet may use; its letter must be there (A67). */
function readUnit(variant: Variant, words: string): { readonly type: UnitType; readonly at: ProvinceId } | undefined {
  const read = parseOrder(variant, 'movement', `${words} H`);
  if (!read.ok || read.order.kind !== 'hold') return undefined;
  const { type, at } = read.order.unit;
  return type === undefined ? undefined : { type, at: provinceOf(at) };
}

function isSameBull(one: BullLine, other: BullLine): boolean {
  if (one.kind === 'name' || other.kind === 'name') {
    return one.kind === 'name' && other.kind === 'name' && one.finding === other.finding && one.at === other.at;
  }
  return one.kind === other.kind && one.seat === other.seat;
}

function faultOf(
  state: GameState,
  office: PapalOffice,
  bull: BullLine,
  before: readonly BullLine[],
): Refusal | undefined {
  if (bull.kind !== 'name') {
    const target = state.seats[bull.seat];
    if (target === undefined) return refusal('unknown-seat', 'R1', { seat: bull.seat });
    const plays = target.class !== 'judge' && target.class !== 'observer';
    return plays ? undefined : refusal('ban-out-of-reach', 'R1', { seat: bull.seat });
  }
  if (office === 'antiPope') return undefined;
  const other = before.find((line) => line.kind === 'name' && line.finding === bull.finding);
  if (other !== undefined) return refusal('one-unit-a-finding', 'A26', { finding: bull.finding });
  const naming = readNaming(state, bull);
  return 'code' in naming ? refusal(naming.code, naming.rule, naming.facts) : undefined;
}

/** What the author of a bull should know of it; `lifted` are those whose bans the same packet lifts (A19). */
export function noticesOf(
  state: GameState,
  author: SeatId,
  office: PapalOffice,
  bull: BullLine,
  lifted: ReadonlySet<SeatId>,
): readonly BullNotice['notice'][] {
  const notices: BullNotice['notice'][] = [];
  if (office === 'antiPope') notices.push('no-effect-yet');
  if (bull.kind === 'name') return notices;
  const banned = isBanned(state, bull.seat);
  if (bull.kind === 'excommunicate') {
    if (bull.seat === author) notices.push('self-ban');
    if (banned && !lifted.has(bull.seat)) notices.push('already-banned');
  } else if (!banned && !hasBannedInVain(state, author, bull.seat)) notices.push('not-banned');
  return notices;
}

/** An Anti-Pope may take back a ban of his own that never took effect (A46). */
const hasBannedInVain = (state: GameState, author: SeatId, seat: SeatId) =>
  antiPopeOf(state, author)?.outstanding.some((decree) => decree.kind === 'excommunicate' && decree.seat === seat) ??
  false;
