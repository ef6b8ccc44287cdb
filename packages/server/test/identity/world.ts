import fastifyRateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, vi } from 'vitest';
import { doorOf } from '../../src/http/door.ts';
import { answerErrors } from '../../src/http/errors.ts';
import { readJson } from '../../src/http/read-json.ts';
import { registerRoutes } from '../../src/http/register.ts';
import type { Services } from '../../src/http/services.ts';
import { type Desk, type IdentitySettings, openDesk } from '../../src/identity/desk.ts';
import { firstOwnerInvite } from '../../src/identity/invites.ts';
import { refuseOtherSites } from '../../src/identity/origin.ts';
import { IDENTITY_ROUTES } from '../../src/identity/routes/routes.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { Browser, type Card, type Told } from '../browser.ts';

/** Passphrases and codes cost 20 milliseconds of a processor each, on purpose; on a busy machine that adds up. */
vi.setConfig({ testTimeout: 60_000 });

export interface World {
  readonly store: Store;
  readonly desk: Desk;
  readonly app: FastifyInstance;
  /** The time by the desk's clock, which a test may move. */
  readonly clock: { now: number };
  browser(address?: string): Browser;
  /** The browser of the first owner. */
  owner(): Promise<Browser>;
  /** Invites a Judge, who signs in in a browser of their own. */
  judge(owner: Browser, name: string): Promise<Browser>;
}

export const PASSPHRASE = 'seven swans a-swimming';

/** A server of its own on a database in memory, reached as `origin`. */
export async function newWorld(settings: IdentitySettings = {}, origin = 'http://localhost:4454'): Promise<World> {
  const clock = { now: Date.UTC(2026, 8, 1) };
  const store = await openStore({ url: 'memory:', clock: () => clock.now });
  return worldOn(store, clock, settings, origin);
}

/** A server on a store there is. */
export async function worldOn(
  store: Store,
  clock: { now: number },
  settings: IdentitySettings = {},
  origin = 'http://localhost:4454',
): Promise<World> {
  const desk = await openDesk(store, { now: () => clock.now, ...settings });
  const app = appOf(desk);
  afterAll(async () => {
    await app.close();
    desk.revocations.close();
    await store.close();
  });
  const browser = (address?: string) => new Browser(app, origin, address);
  return {
    store,
    desk,
    app,
    clock,
    browser,
    async owner() {
      const first = browser();
      await expectOk(
        first.post('/welcome', { invite: await firstOwnerInvite(desk), name: 'Olga', passphrase: PASSPHRASE }),
      );
      return first;
    },
    async judge(owner, name) {
      const { link } = (await expectOk(owner.post('/invites', { kind: 'judge' }))).body;
      const judge = browser();
      await expectOk(judge.post('/welcome', { invite: link.split('#')[1], name, passphrase: PASSPHRASE }));
      return judge;
    },
  };
}

/** The routes of sign-in alone, behind the door that all routes have. */
function appOf(desk: Desk): FastifyInstance {
  const app = fastify({ logger: { level: 'error' } });
  refuseOtherSites(app, desk.settings);
  answerErrors(app);
  readJson(app);
  app.register(fastifyRateLimit, { global: false });
  app.register(async (scope) => {
    const classOf = async (game: string) => (await desk.store.games.head(game))?.classId;
    const door = doorOf(scope, { desk, host: { classOf }, perMinute: 100_000 });
    registerRoutes(scope, IDENTITY_ROUTES, { nowMs: desk.now, identity: desk } as Services, door);
  });
  return app;
}

/** The answer, which has to be a success. */
export async function expectOk(asked: Promise<Told>): Promise<Told> {
  const told = await asked;
  if (told.status !== 200) throw new Error(`refused: ${told.status} ${told.text}`);
  return told;
}

export interface ClassOfSeats {
  readonly classId: string;
  readonly shortName: string;
  readonly game: string;
  readonly cards: readonly Card[];
}

/** A class of this Judge with one game, and a card for each seat. */
export async function classWithCards(
  world: World,
  judge: Browser,
  shortName: string,
  seats: readonly string[],
): Promise<ClassOfSeats> {
  const made = await expectOk(judge.post('/classes', { shortName, title: `Class ${shortName}` }));
  const classId = made.body.id;
  const game = `g-${shortName.toLowerCase()}`;
  await world.store.games.create({ id: game, classId, title: 'A game', createdAt: world.clock.now });
  if (seats.length === 0) return { classId, shortName, game, cards: [] };
  const issued = await expectOk(judge.post(`/games/${game}/cards`, { cards: seats.map((seat) => ({ seat })) }));
  return { classId, shortName, game, cards: issued.body.cards };
}

/** What stands behind the `#` of a link. */
export const secretOf = (link: string) => link.split('#')[1] ?? '';
