import type { Desk } from './desk.ts';

/** What whoever sits in a seat may know of their card. */
export interface Place {
  /** Whether a new device needs a PIN besides link or code. */
  readonly hasPin: boolean;
  /** What whom the Judge wrote down for the seat goes by; it may be empty. Absent where nobody is. */
  readonly name?: string;
}

/** A seat's card as its own player sees it. */
export async function placeOf({ store }: Desk, accessId: string): Promise<Place> {
  const { pin_hash, name } = await store.db
    .selectFrom('seat_accesses')
    .leftJoin('people', (join) =>
      join.onRef('people.id', '=', 'seat_accesses.person_id').on('people.forgotten_at', 'is', null),
    )
    .select(['pin_hash', 'people.name'])
    .where('seat_accesses.id', '=', accessId)
    .executeTakeFirstOrThrow();
  return { hasPin: pin_hash !== null, ...(name === null ? {} : { name }) };
}
