import type { PowerId } from '@defensor/diplomacy';
import { isOut } from '../board.ts';
import type { CommandOf } from '../commands.ts';
import { accept, type Decision, type Refusal, refusal, refuse } from '../decision.ts';
import type { Desk } from '../desk.ts';
import { toSeats } from '../events.ts';
import type { SeatId } from '../ids.ts';
import { courtOf } from '../seats/seats.ts';
import type { Game, GameState, Seat, SheetKind } from '../state.ts';
import { dueNow } from '../turn/adjustments.ts';
import { turnName } from '../turns.ts';
import { findSheet, sheetIdOf, writesFor } from './find.ts';
import { readSheet } from './read.ts';

/**
 * Writes a sheet, or writes it anew. Everybody of the team may; a sheet is changed by its drafter
 * alone, so that nobody can make another's signature void. Lines that do not count are kept as issues.
 *
 * @rule OP.1, A59 (drafting from Diplomacy on; an edit voids the signatures), S021, S040, A61
 */
export function draftSheet(desk: Desk, { sheet: name, text, reason }: CommandOf<'draftSheet'>): Decision {
  const { game, state, by, enteredByJudge } = desk;
  const seat = state.seats[by] as Seat;
  const power = writesFor(state, seat);
  if (power === undefined) return refuse('no-power-to-order', 'A59', { seat: by });
  const kind = kindOpen(desk);
  if (typeof kind !== 'string') return { ok: false, refusal: kind };
  const idle = whyNothingToOrder(game, power, kind);
  if (idle !== undefined) return { ok: false, refusal: idle };
  const late = state.phase === 'orderResolution';
  if (late && reason === undefined) return refuse('late-needs-reason', 'S040');

  const id = sheetIdOf(game, power, nameOf(name));
  if (name.includes(':') && name !== id) return refuse('sheet-of-another-power', 'OP.1', { sheet: name, power });
  const before = state.sheets.sheets[id];
  // A withdrawn one keeps its drafter: what was shown, or attached to it, was for the readers of his sheet.
  if (before !== undefined && before.drafter !== by) {
    return findSheet(desk, id) === undefined
      ? refuse('sheet-name-taken', 'A59', { sheet: name })
      : refuse('not-your-draft', 'A59', { sheet: id, drafter: before.drafter });
  }
  const kept = desk.keep(text, 'sheet');
  if (before !== undefined && !before.withdrawn && before.text.hash === kept.hash && before.kind === kind)
    return accept([]);

  const facts = {
    sheet: id,
    power,
    kind,
    turn: turnName(state.turn),
    drafter: by,
    text: kept,
    ...readSheet(game, power, kind, text),
    enteredByJudge,
    late,
    voided: before?.signatures.map((signature) => signature.seat) ?? [],
    ...(reason === undefined ? {} : { reason: desk.keep(reason, 'reason') }),
  };
  const audience = readers(state, power, [by, ...facts.voided, ...(before?.shownTo ?? [])]);
  return accept([{ type: 'sheetDrafted', rule: 'A59', audience, facts }]);
}

/** Those who may know of a power's sheet: its court, and whoever else is named. */
export function readers(state: GameState, power: PowerId, others: readonly SeatId[]) {
  return toSeats([...new Set([...courtOf(state, power).map(({ id }) => id), ...others])]);
}

/** The kind of sheet that may be written in this phase, or why none may. */
export function kindOpen({ state: { phase }, enteredByJudge }: Desk): SheetKind | Refusal {
  if (phase === 'diplomacy' || phase === 'orderWriting') return 'orders';
  if (phase === 'retreats' || phase === 'adjustments') return phase;
  if (phase === 'orderResolution' && enteredByJudge) return 'orders';
  return refusal('sheets-out-of-phase', 'OP', { phase });
}

function whyNothingToOrder(game: Game, power: PowerId, kind: SheetKind): Refusal | undefined {
  const { board, phase } = game.state;
  if (isOut(board, power)) return refusal('power-out', 'A61', { power });
  const nothing =
    (kind === 'retreats' && !board.dislodged.some((unit) => unit.power === power)) ||
    (kind === 'adjustments' && !dueNow(game).has(power));
  return nothing ? refusal('nothing-to-order', 'BASE', { power, phase }) : undefined;
}

const nameOf = (name: string) => name.slice(name.indexOf(':') + 1);
