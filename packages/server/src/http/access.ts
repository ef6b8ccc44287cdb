import type { Principal } from '../identity/principal.ts';
import { type ProblemAnswer, problem } from './problem.ts';

/**
 * Who may use a route. Where it names a class or a game, that is the `:class` or `:game` of the address.
 *
 * - `anyone`: also who is not signed in.
 * - `signedIn`: a person, a seat or a token.
 * - `person`: an owner or a Judge, signed in; no token.
 * - `owner`: an owner of the installation. `judge`: any Judge, owners included.
 * - `judgeOfClass`, `judgeOfGame`: a Judge of that class, or of the game's; the seat of a Judge in the game too.
 * - `viewerOfGame`: who may see the game as somebody: its seats, observers, projector and Judges.
 * - `seatOfGame`: who may act in it: a seat that does not only look on, or a Judge.
 */
export const ACCESS = [
  'anyone',
  'signedIn',
  'person',
  'owner',
  'judge',
  'judgeOfClass',
  'judgeOfGame',
  'viewerOfGame',
  'seatOfGame',
] as const;
export type Access = (typeof ACCESS)[number];

/** The names in the address that access is about. */
export interface AccessParams {
  readonly class?: string | undefined;
  readonly game?: string | undefined;
}

/** The class of a game, or `undefined` for a game that is not there. */
export type ClassOfGame = (game: string) => Promise<string | undefined>;

/**
 * Whether `principal` may use a route; `undefined` when so, else what to answer. What is not there and what is not
 * theirs get the same answer, so that nobody learns of other classes' games.
 */
export async function authorise(
  principal: Principal,
  access: Access,
  params: AccessParams,
  classOfGame: ClassOfGame,
): Promise<ProblemAnswer | undefined> {
  if (access === 'anyone') return undefined;
  if (principal.kind === 'nobody') return problem('not-signed-in');
  switch (access) {
    case 'signedIn':
      return undefined;
    case 'person':
      return isPerson(principal) ? undefined : NOT_ALLOWED;
    case 'owner':
      return isPerson(principal) && principal.roles.includes('owner') ? undefined : NOT_ALLOWED;
    case 'judge':
      return isPerson(principal) ? undefined : NOT_ALLOWED;
    case 'judgeOfClass':
      return isPerson(principal) && principal.classes.includes(params.class ?? '') ? undefined : NOT_FOUND;
    case 'judgeOfGame':
    case 'viewerOfGame':
    case 'seatOfGame': {
      const place = await placeIn(principal, params.game ?? '', classOfGame);
      if (place === undefined) return NOT_FOUND;
      return PLACES_OF[access].includes(place) ? undefined : NOT_ALLOWED;
    }
  }
}

type Place = 'judge' | 'seat' | 'observer' | 'projector';

const PLACES_OF: Readonly<Record<'judgeOfGame' | 'viewerOfGame' | 'seatOfGame', readonly Place[]>> = {
  judgeOfGame: ['judge'],
  seatOfGame: ['judge', 'seat'],
  viewerOfGame: ['judge', 'seat', 'observer', 'projector'],
};

async function placeIn(principal: Principal, game: string, classOfGame: ClassOfGame): Promise<Place | undefined> {
  if (principal.kind === 'nobody') return undefined;
  if (principal.kind === 'seat') return principal.gameId === game ? placeOfSeat(principal.seatId) : undefined;
  if (principal.kind === 'token') return principal.gameId === game ? placeOfToken(principal) : undefined;
  const classId = await classOfGame(game);
  return classId !== undefined && isPerson(principal) && principal.classes.includes(classId) ? 'judge' : undefined;
}

function placeOfSeat(seat: string): Place {
  if (seat === 'projector') return 'projector';
  if (/^JD\d*$/.test(seat)) return 'judge';
  return /^OBS\d*$/.test(seat) ? 'observer' : 'seat';
}

/** A token that may not act looks on; one of no seat judges only where it says so. */
function placeOfToken({ scopes, seatId }: Extract<Principal, { kind: 'token' }>): Place {
  if (seatId !== undefined) return scopes.includes('command') ? placeOfSeat(seatId) : 'observer';
  return scopes.includes('judge') ? 'judge' : 'projector';
}

type Person = Extract<Principal, { kind: 'person' }>;

function isPerson(principal: Principal): principal is Person {
  return principal.kind === 'person';
}

const NOT_ALLOWED = problem('not-allowed');
const NOT_FOUND = problem('not-found');
