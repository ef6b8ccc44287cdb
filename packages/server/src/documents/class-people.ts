import { detailsFrom } from '../identity/players.ts';
import type { Store } from '../store/store.ts';

/** What a document says of a player besides the id. */
export interface ClassPerson {
  readonly name: string;
  /** What a roster brought: numbers in a course system, sections. */
  readonly details: Readonly<Record<string, string>>;
}

/** The players of a class by id. A game may name ids of anybody; names are told of its own class alone. */
export async function peopleOfClass(
  { db }: Pick<Store, 'db'>,
  classId: string,
): Promise<ReadonlyMap<string, ClassPerson>> {
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name', 'details'])
    .where('class_id', '=', classId)
    .where('forgotten_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, name, details }) => [id, { name, details: detailsFrom(details) }]));
}
