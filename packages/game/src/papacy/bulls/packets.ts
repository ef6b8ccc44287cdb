import type { SeatId } from '../../ids.ts';
import type { GameState, Packet } from '../../state.ts';
import { popeOf, thisTurn } from '../church.ts';

/** The packet that a seat has sealed for this turn. */
export function sealedPacketOf(state: GameState, author: SeatId): Packet | undefined {
  const packet = state.church.packets[author];
  return packet?.sealed === true && packet.turn === thisTurn(state) ? packet : undefined;
}

/** Every packet sealed for this turn, the Pope's first. */
export function sealedPackets(state: GameState): readonly Packet[] {
  const authors = Object.keys(state.church.packets) as SeatId[];
  const sealed = authors.map((author) => sealedPacketOf(state, author)).filter((packet) => packet !== undefined);
  const isOfPope = ({ office }: Packet) => office === 'pope';
  return [...sealed.filter(isOfPope), ...sealed.filter((packet) => !isOfPope(packet))];
}

/** Whether a packet was sealed by the Pope who reigns, as Pope (R12, OP.4). */
export function isReigningPopes(state: GameState, { author, office }: Packet): boolean {
  return office === 'pope' && popeOf(state) === author;
}
