import type { ProvinceId, Unit } from '@defensor/diplomacy';
import { unitIn } from '../../board.ts';
import type { CommandOf } from '../../commands.ts';
import { accept, refuse } from '../../decision.ts';
import type { Decider } from '../../desk.ts';
import { PUBLIC, toSeats } from '../../events.ts';
import type { SeatId } from '../../ids.ts';
import { bishopSeatId } from '../../seats/cast.ts';
import { filledBishops, seatsOf } from '../../seats/seats.ts';
import type { GameState, Seat } from '../../state.ts';
import { majorityOf, papacyOf, popeOf } from '../church.ts';
import { happened } from '../happened.ts';

/** Anybody may propose an ordination; only the Judge registers one. @rule R9 (S155) */
export const proposeOrdination: Decider<CommandOf<'proposeOrdination'>> = (desk, body) => {
  if (desk.game.variant.provinceById.get(body.see)?.kind !== 'land')
    return refuse('not-a-see', 'R9', { see: body.see });
  return accept([
    happened('ordinationProposed', 'R9', toSeats([desk.by]), {
      by: desk.by,
      see: body.see,
      ...(body.text === undefined ? {} : { text: desk.keep(body.text, 'proposal') }),
    }),
  ]);
};

/**
 * The Judge enters the bishop whom the players agreed to ordain. Nobody's approval is asked for: who
 * consented and who objected is recorded, and blocks nothing.
 *
 * @rule R9 (reading A58)
 */
export const registerOrdination: Decider<CommandOf<'registerOrdination'>> = (desk, body) => {
  const { state, game } = desk;
  if (game.variant.provinceById.get(body.see)?.kind !== 'land') return refuse('not-a-see', 'R9', { see: body.see });
  if (state.phase === 'orderResolution') return refuse('church-frozen', 'R9', { phase: state.phase });
  const holder = holderOfSee(state, body.see);
  if (holder !== undefined) return refuse('see-taken', 'R9', { see: body.see, seat: holder.id });
  const bishops = filledBishops(state).length + 1;
  const sees = seatsOf(state).flatMap((seat) => (seat.see === undefined ? [] : [seat.see]));
  const seat = bishopSeatId(body.see, sees);
  const unit = unitIn(state.board, body.see);
  return accept([
    happened('bishopOrdained', 'R9', PUBLIC, {
      seat,
      see: body.see,
      rank: sees.length + 1,
      consented: body.consented ?? [],
      objected: body.objected ?? [],
      bishops,
      majority: majorityOf(bishops),
      ...(body.text === undefined ? {} : { text: desk.keep(body.text, 'ordination') }),
    }),
    ...(unit === undefined || state.church.lastOccupier[body.see] === unit.power
      ? []
      : [occupationByOrdination(unit, body.see, seat)]),
  ]);
};

/** A unit that stands in the see at the ordination occupies it (R8). */
function occupationByOrdination(unit: Unit, see: ProvinceId, bishop: SeatId) {
  return happened('seeOccupied', 'R8', PUBLIC, { see, power: unit.power, unit, bishop, by: 'ordination' });
}

/** The bishop for whom a see is kept: its own, even while he reigns in Rome, unless `oldSee` gives it up (A39). */
function holderOfSee(state: GameState, see: ProvinceId): Seat | undefined {
  const pope = popeOf(state);
  if (see === papacyOf(state)?.papalSee && pope !== undefined) return state.seats[pope];
  return filledBishops(state).find(
    (bishop) => bishop.see === see && !(bishop.id === pope && state.options.oldSee === 'vacant'),
  );
}
