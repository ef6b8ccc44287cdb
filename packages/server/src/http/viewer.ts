import { type Game, JUDGE, type SeatId, type ViewerName, viewerOf } from '@defensor/game';
import { PROJECTOR, type Principal } from '../identity/principal.ts';
import type { StreamKey } from '../play/live/stream.ts';

/** As whom somebody sees a game that they may see: their seat, the Judge, or the public. */
export function viewerNameOf(principal: Principal): ViewerName {
  switch (principal.kind) {
    case 'nobody':
      return 'public';
    case 'person':
      return JUDGE;
    case 'seat':
      return principal.seatId === PROJECTOR ? 'projector' : (principal.seatId as SeatId);
    case 'token':
      if (principal.seatId !== undefined) return principal.seatId as SeatId;
      return principal.scopes.includes('judge') ? JUDGE : 'public';
  }
}

/** The viewer that is asked for, if there is one in this game: a Judge may look as the public and as the projector too. */
export function viewerIn(game: Game, principal: Principal, as?: 'public' | 'projector'): ViewerName | undefined {
  const own = viewerNameOf(principal);
  const name = as !== undefined && viewerOf(game, own)?.judge === true ? as : own;
  return viewerOf(game, name) === undefined ? undefined : name;
}

/** What a stream of theirs rests on. */
export function streamKeysOf(principal: Principal): readonly StreamKey[] {
  switch (principal.kind) {
    case 'nobody':
      return [];
    case 'person':
      return [`session:${principal.sessionId}`, `person:${principal.personId}`];
    case 'seat':
      return [`session:${principal.sessionId}`, `access:${principal.accessId}`];
    case 'token':
      return [`token:${principal.tokenId}`, `person:${principal.personId}`];
  }
}
