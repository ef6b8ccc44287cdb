import type { PowerId } from '@defensor/diplomacy';
import type { CommandOf } from '../../commands.ts';
import { refuse } from '../../decision.ts';
import type { Decider } from '../../desk.ts';
import type { SeatId } from '../../ids.ts';
import { affiliationOf } from '../../papacy/affiliation.ts';
import { conclaveSits, councilSits } from '../../papacy/church.ts';
import { courtOf, filledBishops } from '../../seats/seats.ts';
import type { GameState, Room } from '../../state.ts';
import { postage } from '../postage.ts';
import { post } from './post.ts';

/**
 * Writes to a room. Bishops whose see a power occupies sit in its Team, never in its Court; when an
 * affiliation flips, the bishop posts in the new Team at once and keeps reading what he had.
 *
 * @rule A15, A77; R14 the council's room is open while a council or conclave sits
 */
export const postToRoom: Decider<CommandOf<'postToRoom'>> = (desk, body) => {
  const { state, by } = desk;
  const room = roomOf(body.room, body.power ?? affiliationOf(state, by));
  if (room === undefined) return refuse('not-in-room', 'A15', { room: body.room });
  if (room.kind === 'council' && !councilSits(state) && !conclaveSits(state))
    return refuse('council-not-sitting', 'R14');
  const members = membersOf(state, room);
  if (!members.includes(by)) return refuse('not-in-room', 'A15', { room: body.room });
  const to = members.filter((seat) => seat !== by);
  if (to.length === 0) return refuse('letter-to-nobody', 'RP');
  const law = postage(desk, to, body.confirm === true);
  if ('code' in law) return { ok: false, refusal: law };
  return post(desk, { letter: body.letter, to, room, text: body.text, copies: body.copies, ...law });
};

function roomOf(kind: 'court' | 'team' | 'council', power: PowerId | undefined): Room | undefined {
  if (kind === 'council') return { kind };
  return power === undefined ? undefined : { kind, power };
}

/** Who sits in a room now (A15). */
function membersOf(state: GameState, room: Room): readonly SeatId[] {
  if (room.kind === 'council') return filledBishops(state).map((bishop) => bishop.id);
  const court = courtOf(state, room.power).map((seat) => seat.id);
  if (room.kind === 'court') return court;
  const bishops = filledBishops(state).filter((bishop) => affiliationOf(state, bishop.id) === room.power);
  return [...court, ...bishops.map((bishop) => bishop.id)];
}

/** The rooms a seat sits in now. */
export function roomsOf(state: GameState, seat: SeatId): readonly Room[] {
  const power = affiliationOf(state, seat);
  const own: readonly Room[] =
    power === undefined
      ? []
      : [
          { kind: 'court', power },
          { kind: 'team', power },
        ];
  const rooms: readonly Room[] = councilSits(state) || conclaveSits(state) ? [...own, { kind: 'council' }] : own;
  return rooms.filter((room) => membersOf(state, room).includes(seat));
}
