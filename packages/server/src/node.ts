import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { attachmentNews } from './documents/attachments/news.ts';
import { FEW_OPEN_FILES, limitsOf } from './http/limits.ts';
import { createMetrics } from './http/metrics.ts';
import type { Services } from './http/services.ts';
import { openDesk } from './identity/desk.ts';
import { startKeeping } from './identity/retention.ts';
import { createHost } from './play/host.ts';
import { createHub } from './play/live/hub.ts';
import { presenceOf } from './play/live/presence.ts';
import { wallsOf } from './play/live/walls.ts';
import { createScheduler } from './play/scheduler.ts';
import { storeClock } from './play/store-clock.ts';
import { type BackupReport, startBackups } from './store/backup/scheduled.ts';
import { openStore } from './store/open.ts';

/** One server: everything that it holds open. */
export interface Node {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** The class to try things in was made: its game. */
  setDemo(demo: { readonly game: string }): void;
  /** Begins to keep the time; call it when it listens. */
  start(): void;
  /** Ends the streams, waits for what has begun, lets go of the database. */
  close(): Promise<void>;
}

export interface NodeOptions {
  readonly webRoot: string;
  readonly log: FastifyBaseLogger;
  /** This machine's clock; SQLite's too. */
  readonly machineMs?: () => number;
  /** The origin that links name where no public one is set. */
  readonly linkOrigin?: () => string;
}

/**
 * Opens everything that a server needs, not yet listening.
 *
 * @throws StoreUnavailableError, StoreInUseError when the database cannot be opened
 */
export async function openNode(
  config: Config,
  { webRoot, log, machineMs = Date.now, linkOrigin }: NodeOptions,
): Promise<Node> {
  if (config.databaseUrl.startsWith('sqlite:')) mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const store = await openStore({ url: config.databaseUrl, clock: machineMs });
  const clock = storeClock(store, machineMs);
  const metrics = createMetrics();
  const host = createHost({ store, clock, watch: metrics.watch });
  const identity = await openDesk(store, {
    now: machineMs,
    ...(config.publicOrigin === undefined ? {} : { publicOrigin: config.publicOrigin }),
    ...(linkOrigin === undefined ? {} : { linkOrigin }),
    ...(config.provider === undefined ? {} : { provider: config.provider }),
    seatsOf: async (game) => Object.keys((await host.current(game)).state.seats),
  });
  const nodeName = config.nodeName ?? `${hostname().slice(0, 40)}-${randomBytes(4).toString('hex')}`;
  const hub = createHub({
    store,
    host,
    walls: wallsOf(store),
    presence: store.kind === 'postgres' ? presenceOf(store, nodeName) : undefined,
    onTrouble: (facts) => log.warn(facts, 'a game could not be told of'),
  });
  const attachments = attachmentNews({
    store,
    host,
    hub,
    onTrouble: (facts) => log.warn(facts, 'it could not be looked up what is attached'),
  });
  const scheduler = createScheduler({
    store,
    host,
    clock,
    node: nodeName,
    onTrouble: (trouble, facts) => log.warn({ trouble, ...facts }, TROUBLES[trouble]),
  });
  let stopKeeping: () => void = () => undefined;
  let backups: { stop(): Promise<void> } | undefined;
  const stopCutting = identity.revocations.onRevoked(({ kind, id }) => hub.cut(`${kind}:${id}`));

  let connections = 0;
  const limits = limitsOf(() => connections);
  if (limits.openFiles !== undefined && limits.openFiles < FEW_OPEN_FILES) {
    log.warn({ openFiles: limits.openFiles }, 'few connections fit: raise the limit of open files (ulimit -n)');
  }
  let demo: { readonly game: string } | undefined;
  const services: Services = {
    nowMs: machineMs,
    identity,
    store,
    host,
    hub,
    attachments,
    clock,
    scheduler,
    metrics,
    limits,
    demo: () => demo,
  };
  const app = buildApp({ webRoot, services, perMinute: config.rateLimit, trustProxy: config.trustProxy, log });
  app.server.on('connection', (socket) => {
    connections += 1;
    socket.once('close', () => {
      connections -= 1;
    });
  });

  return {
    app,
    services,
    setDemo: (made) => {
      demo = made;
    },
    start() {
      scheduler.start();
      stopKeeping = startKeeping(identity, (err) =>
        log.warn({ err }, 'what is kept too long could not be thrown away'),
      );
      backups = startBackupsOf(config, log);
    },
    async close() {
      stopKeeping();
      await backups?.stop();
      attachments.stop();
      await hub.close();
      stopCutting();
      await scheduler.stop();
      await app.close();
      await host.idle();
      identity.revocations.close();
      await store.close();
    },
  };
}

/** The dated backups of an SQLite file, where they are wanted; PostgreSQL has its own. */
function startBackupsOf({ databaseUrl, dataDir, backup }: Config, log: FastifyBaseLogger) {
  if (!databaseUrl.startsWith('sqlite:') || backup.everyHours === 0) return undefined;
  const settings = {
    file: databaseUrl.slice('sqlite:'.length),
    folder: join(dataDir, 'backups'),
    everyMs: backup.everyHours * 3_600_000,
    kept: backup.kept,
  };
  return startBackups(settings, (report: BackupReport) => {
    if (report.kind === 'made') log.info({ file: report.file, removed: report.removed.length }, 'backed up');
    else log.error({ err: report.error }, 'the database could not be backed up');
  });
}

const TROUBLES = {
  'clock-off': 'this machine’s clock is off from the database’s: it schedules nothing until it is right',
  store: 'the time cannot be kept now: the database is away',
  game: 'a phase whose time is up could not be closed; it is tried again',
} as const;
