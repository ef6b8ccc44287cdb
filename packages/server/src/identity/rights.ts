import type { Desk } from './desk.ts';
import type { Role } from './principal.ts';

/** The roles of a person, and the classes they judge: looked up at each request, so that a right taken away is gone at once. */
export async function rightsOf(desk: Desk, person: string): Promise<{ roles: Role[]; classes: string[] }> {
  const roles = await desk.store.db.selectFrom('roles').select('role').where('person_id', '=', person).execute();
  const classes = await desk.store.db
    .selectFrom('class_judges')
    .select('class_id')
    .where('person_id', '=', person)
    .execute();
  return { roles: roles.map(({ role }) => role).sort(), classes: classes.map(({ class_id }) => class_id).sort() };
}
