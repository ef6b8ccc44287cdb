import type { Desk } from './desk.ts';
import type { Principal, Role } from './principal.ts';
import { rightsOf } from './rights.ts';
import { sessionsOfBrowser } from './sessions.ts';
import type { Visitor } from './visitor.ts';

export interface WhoIs {
  readonly person?: {
    readonly id: string;
    readonly name: string;
    readonly roles: Role[];
    readonly classes: string[];
  };
  readonly seats: { readonly game: string; readonly seat: string; readonly card: string; readonly name?: string }[];
  readonly token?: { readonly id: string; readonly person: string };
}

/** Everybody that this browser is signed in as; for a token, whose it is. */
export async function whoIs(desk: Desk, visitor: Visitor, principal: Principal): Promise<WhoIs> {
  if (principal.kind === 'token') {
    return { seats: [], token: { id: principal.tokenId, person: principal.personId } };
  }
  const sessions = await sessionsOfBrowser(desk, visitor.browser);
  const person = sessions.find(({ person_id }) => person_id !== null)?.person_id ?? undefined;
  const cards = sessions.flatMap(({ access_id }) => access_id ?? []);
  return {
    ...(person === undefined
      ? {}
      : { person: { id: person, name: await nameOfPerson(desk, person), ...(await rightsOf(desk, person)) } }),
    seats: cards.length === 0 ? [] : await seatsOf(desk, cards),
  };
}

async function seatsOf(desk: Desk, cards: readonly string[]): Promise<WhoIs['seats']> {
  const rows = await desk.store.db
    .selectFrom('seat_accesses')
    .leftJoin('people', 'people.id', 'seat_accesses.person_id')
    .select(['seat_accesses.id', 'game_id', 'seat_id', 'people.name'])
    .where('seat_accesses.id', 'in', cards)
    .orderBy('game_id')
    .orderBy('seat_id')
    .execute();
  return rows.map((row) => ({
    game: row.game_id,
    seat: row.seat_id,
    card: row.id,
    ...(row.name === null || row.name === '' ? {} : { name: row.name }),
  }));
}

async function nameOfPerson(desk: Desk, person: string): Promise<string> {
  const row = await desk.store.db
    .selectFrom('people')
    .select('name')
    .where('id', '=', person)
    .executeTakeFirstOrThrow();
  return row.name;
}

/** The person behind whoever asks: themselves, or who is written down for their seat. A token stands for nobody here. */
export async function personBehind(desk: Desk, principal: Principal): Promise<string | undefined> {
  if (principal.kind === 'person') return principal.personId;
  if (principal.kind !== 'seat') return undefined;
  const row = await desk.store.db
    .selectFrom('seat_accesses')
    .select('person_id')
    .where('id', '=', principal.accessId)
    .executeTakeFirst();
  return row?.person_id ?? undefined;
}
