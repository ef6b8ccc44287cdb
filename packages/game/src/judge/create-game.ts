import { compileVariant, type Variant, validateVariant, variantById } from '@defensor/diplomacy';
import type { CommandOf } from '../commands.ts';
import { accept, type Decision, type Refusal, refusal, refuse } from '../decision.ts';
import type { Desk } from '../desk.ts';
import { PUBLIC } from '../events.ts';
import { DEFAULT_OPTIONS, type Options } from '../options.ts';
import { beginScript } from '../script.ts';
import { type Cast, seatCast } from '../seats/cast.ts';
import type { Seat } from '../state.ts';
import { openPhase } from '../turn/advance.ts';
import { isSorted } from '../turn/deadline.ts';
import { turnName } from '../turns.ts';
import { UNBORN } from '../unborn.ts';
import { addendumFor } from './addendum.ts';
import { openingBoard, openingOccupiers } from './opening-board.ts';

/**
 * Begins a game. Seats and sees are fixed and public before the first Diplomacy Phase, and the
 * bishop of the papal see reigns from the start. Every option is recorded, so that a later default
 * changes no game.
 *
 * @rule RP, R7, §6, S001, S002, S192, S195
 */
export function createGame(desk: Desk, body: CommandOf<'createGame'>): Decision {
  const variant = variantOf(body.variant);
  if ('refusal' in variant) return { ok: false, refusal: variant.refusal };
  if (body.timetable !== undefined && !isSorted(body.timetable)) return refuse('timetable-unsorted', 'JD.2');
  const options: Options = { ...DEFAULT_OPTIONS, ...body.options };
  const addendum = addendumFor(variant, body.addendum, options);
  if ('refusal' in addendum) return { ok: false, refusal: addendum.refusal };
  const { year, season } = variant.data.start;
  const turn = turnName({ year, season });
  const cast = seatCast(variant, addendum, body.cast as Cast, options.dualSeats === 'on', turn);
  if (!cast.ok) return { ok: false, refusal: cast.refusal };

  const seats = Object.values(cast.seats) as readonly Seat[];
  const board = openingBoard(variant, addendum, options);
  const pope = addendum.kind === 'off' ? undefined : seats.find((seat) => seat.see === addendum.papalSee)?.id;
  const facts = {
    variant: body.variant,
    addendum,
    options,
    turn,
    seats,
    units: board.units,
    owned: board.owned as Record<string, never>,
    ...(pope === undefined ? {} : { pope }),
    occupiers: openingOccupiers(board, addendum, options) as Record<string, never>,
    ...(body.timetable === undefined ? {} : { timetable: body.timetable }),
    warnings: warningsOf(seats),
  };
  const script = beginScript(UNBORN, desk.frame);
  script.add({ type: 'gameCreated', rule: 'RP', audience: PUBLIC, facts });
  if (body.begin === 'atOnce') openPhase(script, { year, season }, 'diplomacy', desk.frame.at);
  return accept(script.events);
}

const FAULTS_SHOWN = 20;

function variantOf(given: CommandOf<'createGame'>['variant']): Variant | { readonly refusal: Refusal } {
  if (typeof given === 'string')
    return variantById(given) ?? { refusal: refusal('unknown-variant', 'BASE', { variant: given }) };
  const checked = validateVariant(given);
  if (checked.ok) return compileVariant(checked.data);
  const faults = checked.faults.slice(0, FAULTS_SHOWN).map(({ path, code }) => ({ path: path.join('.'), code }));
  return { refusal: refusal('map-has-faults', 'BASE', { count: checked.faults.length, faults }) };
}

/** Few bishops make councils idle, an even number makes ties (RULES.md §6). */
function warningsOf(seats: readonly Seat[]): readonly ('few-bishops' | 'even-bishops')[] {
  const bishops = seats.filter((seat) => seat.class === 'bishop').length;
  return [
    ...(bishops > 0 && bishops < 3 ? ['few-bishops' as const] : []),
    ...(bishops > 0 && bishops % 2 === 0 ? ['even-bishops' as const] : []),
  ];
}
