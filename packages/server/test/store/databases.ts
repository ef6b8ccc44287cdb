import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openStore, type StoreSettings } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { type Cluster, startCluster } from '../postgres/cluster.ts';

/** Where the contract of the store holds. */
export const KINDS = ['memory', 'sqlite', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

/** A PostgreSQL that a cold, busy machine takes a while to make. */
const START_MS = 120_000;

/** Databases for the tests of one file or `describe`: opened stores are closed after each test. */
export interface Databases {
  /** The address of a new, empty database. Of memory there is one for each opening. */
  fresh(kind: Kind): Promise<string>;
  /** Opens a store; several on one PostgreSQL are several nodes. */
  open(url: string, settings?: Omit<StoreSettings, 'url'>): Promise<Store>;
  /** A store on a new database; on PostgreSQL, one that has its schema already, which saves time. */
  store(kind: Kind, settings?: Omit<StoreSettings, 'url'>): Promise<Store>;
  /** The PostgreSQL of `fresh('postgres')`. */
  cluster(): Cluster;
}

/** Call it where tests are described. */
export function databases(): Databases {
  const stores: Store[] = [];
  let cluster: Cluster | undefined;
  let folder = '';
  let files = 0;
  let model: string | undefined;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'defensor-store-'));
    cluster = await startCluster();
  }, START_MS);
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
  });
  afterAll(async () => {
    await cluster?.remove();
    rmSync(folder, { recursive: true });
  }, START_MS);

  const running = () => {
    if (cluster === undefined) throw new Error('PostgreSQL is not started yet.');
    return cluster;
  };
  const fresh = async (kind: Kind) => {
    if (kind === 'postgres') return running().database();
    files += 1;
    return kind === 'memory' ? 'memory:' : `sqlite:${join(folder, `${files}.db`)}`;
  };
  const open = async (url: string, settings: Omit<StoreSettings, 'url'> = {}) => {
    const store = await openStore({ url, ...settings });
    stores.push(store);
    return store;
  };
  const withSchema = async () => {
    if (model === undefined) {
      model = await fresh('postgres');
      await (await openStore({ url: model })).close();
    }
    return running().database(model);
  };
  const store = async (kind: Kind, settings?: Omit<StoreSettings, 'url'>) =>
    open(kind === 'postgres' ? await withSchema() : await fresh(kind), settings);
  return { fresh, open, store, cluster: running };
}
