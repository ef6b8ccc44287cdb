import { sql } from 'kysely';
import type { StoredAudit } from '../store/store.ts';
import type { IdentityAct } from './audit.ts';
import type { Connection, Desk } from './desk.ts';

/** What the trail tells of, as people look for it. */
export const TRAIL_KINDS = ['people', 'rights', 'cards', 'signIn', 'files'] as const;
export type TrailKind = (typeof TRAIL_KINDS)[number];

/** What is noted where games are read, taken away as files, and have something attached. */
type ReadingAct = 'attached' | 'attachmentRemoved' | 'gameExported' | 'gameImported' | 'gradesExported' | 'lettersRead';

const KIND_OF: Readonly<Record<IdentityAct | ReadingAct, TrailKind>> = {
  nameChanged: 'people',
  personExported: 'people',
  personForgotten: 'people',
  playerAdded: 'people',
  retention: 'people',
  classChanged: 'rights',
  classMade: 'rights',
  inviteMade: 'rights',
  inviteRevoked: 'rights',
  inviteUsed: 'rights',
  judgeAdded: 'rights',
  judgeRemoved: 'rights',
  rolesChanged: 'rights',
  tokenMade: 'rights',
  tokenRevoked: 'rights',
  cardIssued: 'cards',
  cardRenewed: 'cards',
  cardRevoked: 'cards',
  joined: 'cards',
  joinRefused: 'cards',
  pinChanged: 'cards',
  satDown: 'cards',
  deviceRevoked: 'signIn',
  passphraseChanged: 'signIn',
  passphraseReset: 'signIn',
  providerLinked: 'signIn',
  signIn: 'signIn',
  signInRefused: 'signIn',
  signOut: 'signIn',
  attached: 'files',
  attachmentRemoved: 'files',
  gameExported: 'files',
  gameImported: 'files',
  gradesExported: 'files',
  lettersRead: 'files',
};

const actsOf = (kind: TrailKind) => Object.keys(KIND_OF).filter((act) => KIND_OF[act as keyof typeof KIND_OF] === kind);

/** How many entries a page has. */
const PAGE = 100;

export interface TrailWish {
  /** Only what is about this class: itself, its players, its games, their cards and the devices that came by them. */
  readonly classId?: string;
  readonly kind?: TrailKind | undefined;
  /** Only entries before this number. */
  readonly before?: number | undefined;
}

/** A page of the trail, the latest first, and who and what its entries name, as far as whoever asks may know. */
export interface TrailPage {
  readonly entries: StoredAudit[];
  /** Whether there are earlier ones. */
  readonly more: boolean;
  readonly people: { readonly id: string; readonly name: string }[];
  readonly cards: { readonly id: string; readonly game: string; readonly seat: string; readonly person?: string }[];
}

/** A page of the audit trail. Names are told of a class's own players, and of those who sign in here. */
export async function trailPage({ store: { db } }: Desk, { classId, kind, before }: TrailWish): Promise<TrailPage> {
  const rows = await db
    .selectFrom('audit')
    .selectAll()
    .$if(classId !== undefined, (query) => query.where('object', 'in', objectsOf(db, classId ?? '')))
    .$if(kind !== undefined, (query) => query.where('act', 'in', actsOf(kind ?? 'people')))
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(PAGE + 1)
    .execute();
  const entries = rows
    .slice(0, PAGE)
    .map((row) => ({ ...row, facts: JSON.parse(row.facts) as Readonly<Record<string, unknown>> }));
  const cards = await cardsIn(db, entries, classId);
  return { entries, more: rows.length > PAGE, people: await peopleIn(db, entries, cards, classId), cards };
}

/** What is of a class, as the trail names it. */
function objectsOf(db: Connection, classId: string) {
  const cards = db.selectFrom('seat_accesses').where('class_id', '=', classId);
  return db
    .selectFrom('people')
    .select(sql<string>`'person:' || id`.as('object'))
    .where('class_id', '=', classId)
    .unionAll(db.selectFrom('games').select(sql<string>`'game:' || id`.as('object')).where('class_id', '=', classId))
    .unionAll(cards.select(sql<string>`'access:' || id`.as('object')))
    .unionAll(
      db
        .selectFrom('sessions')
        .select(sql<string>`'session:' || id`.as('object'))
        .where('access_id', 'in', cards.select('id')),
    )
    .unionAll(db.selectFrom('classes').select(sql<string>`'class:' || id`.as('object')).where('id', '=', classId));
}

/** The cards that entries name: those of the class alone. */
async function cardsIn(
  db: Connection,
  entries: readonly StoredAudit[],
  classId: string | undefined,
): Promise<TrailPage['cards']> {
  const ids = mentioned(entries, 'access');
  if (classId === undefined || ids.length === 0) return [];
  const rows = await db
    .selectFrom('seat_accesses')
    .select(['id', 'game_id', 'seat_id', 'person_id'])
    .where('id', 'in', ids)
    .where('class_id', '=', classId)
    .execute();
  return rows.map(({ id, game_id, seat_id, person_id }) => ({
    id,
    game: game_id,
    seat: seat_id,
    ...(person_id === null ? {} : { person: person_id }),
  }));
}

async function peopleIn(
  db: Connection,
  entries: readonly StoredAudit[],
  cards: TrailPage['cards'],
  classId: string | undefined,
): Promise<TrailPage['people']> {
  const ids = [...mentioned(entries, 'person'), ...cards.flatMap(({ person }) => person ?? [])];
  if (ids.length === 0) return [];
  return db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .where('forgotten_at', 'is', null)
    .where((eb) =>
      eb.or([eb('name_key', 'is not', null), ...(classId === undefined ? [] : [eb('class_id', '=', classId)])]),
    )
    .execute();
}

/** The ids of a kind that entries name: as who did it, whom it is about, or in its facts. */
function mentioned(entries: readonly StoredAudit[], kind: 'access' | 'person'): string[] {
  const names = entries.flatMap(({ actor, object, facts }) => [
    actor,
    object,
    typeof facts.person === 'string' ? `person:${facts.person}` : '',
    // A seat's actor ends in its card.
    actor.replace(/^seat:.*:/, 'access:'),
  ]);
  return [...new Set(names.filter((name) => name.startsWith(`${kind}:`)).map((name) => name.slice(kind.length + 1)))];
}
