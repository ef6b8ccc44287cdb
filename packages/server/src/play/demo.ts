import { JUDGE } from '@defensor/game';
import type { Services } from '../http/services.ts';
import type { SentCommand } from './host.ts';

/** The game of the class to try things in, and its class. */
export interface Demo {
  readonly game: string;
  readonly classId: string;
}

const CLASS: Demo = { game: 'g_demo', classId: 'c_demo' };

/**
 * The class of 27 to try things in, made the first time and kept as it is left. Its Judges, the installation's owners
 * among them, may sit in any seat. Never made in production.
 */
export async function ensureDemo({ store, host, clock }: Pick<Services, 'store' | 'host' | 'clock'>): Promise<Demo> {
  const createdAt = await clock.now();
  await store.db
    .insertInto('classes')
    .values({
      id: CLASS.classId,
      short_name: 'Demo',
      short_name_key: 'demo',
      title: 'A class to try things in',
      demo: 1,
      created_at: createdAt,
      ended_at: null,
      retention_days: 30,
      anonymised_at: null,
    })
    .onConflict((conflict) => conflict.column('short_name_key').doNothing())
    .execute();
  const create = { id: 'demo-created', as: JUDGE, do: 'createGame', body: OPENING } as SentCommand;
  const made = { id: CLASS.game, classId: CLASS.classId, title: 'A game to try', createdAt };
  await host.create(made, create, 'server');
  await judgeForOwners(store);
  return CLASS;
}

/** The fields that a command's schema would fill in. */
const OPENING = { variant: 'renaissance', addendum: 'papacy', cast: 'default', begin: 'atOnce' } as const;

/** Makes every owner a Judge of the class. */
export async function judgeForOwners(store: Services['store']): Promise<void> {
  const owners = await store.db.selectFrom('roles').select('person_id').where('role', '=', 'owner').execute();
  if (owners.length === 0) return;
  await store.db
    .insertInto('class_judges')
    .values(owners.map(({ person_id }) => ({ class_id: CLASS.classId, person_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
