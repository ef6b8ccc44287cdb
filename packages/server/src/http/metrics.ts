import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { HostWatch } from '../play/host.ts';

/** What is asked for when the figures are read. */
export interface Gauged {
  readonly streams: () => number;
  readonly skewMs: () => number | undefined;
  readonly games: () => { readonly games: number; readonly bytes: number };
  readonly connections: () => number;
  /** How many files this process may have open; `undefined` where that is not told. */
  readonly openFiles: () => number | undefined;
  /** Of this node's readiness: 1 when the database commits. */
  readonly ready: () => Promise<boolean>;
}

/** The figures of this node, for Prometheus. Labels are names of our own code: never of games, people or addresses. */
export interface Metrics {
  readonly watch: HostWatch;
  request(method: string, route: string, status: number, ms: number): void;
  read(gauged: Gauged): Promise<string>;
}

const SECONDS = [0.001, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'defensor_http_request_seconds',
    help: 'How long requests took, by route and kind of answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const commands = new Histogram({
    name: 'defensor_command_seconds',
    help: 'How long commands took from their turn to their commit.',
    labelNames: ['command', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'defensor_refusals_total',
    help: 'Commands refused, by code.',
    labelNames: ['code'],
    registers,
  });
  const races = new Counter({
    name: 'defensor_races_total',
    help: 'Commands decided again because another node’s came first.',
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const streams = gauge('defensor_streams', 'Open live streams.');
  const skew = gauge('defensor_clock_skew_seconds', 'How far this machine’s clock is ahead of the database’s.');
  const games = gauge('defensor_games_in_memory', 'Games kept ready in memory.');
  const gamesBytes = gauge('defensor_games_in_memory_bytes', 'About what they weigh.');
  const connections = gauge('defensor_connections', 'Open connections.');
  const openFiles = gauge('defensor_connections_limit', 'How many files and connections this process may have open.');
  const ready = gauge('defensor_ready', 'Whether the database commits.');

  return {
    watch: {
      decided(name, outcome, code, ms) {
        commands.observe({ command: name, outcome }, ms / 1000);
        if (code !== undefined) refusals.inc({ code });
      },
      raced: () => races.inc(),
    },
    request(method, route, status, ms) {
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
    },
    async read(now) {
      streams.set(now.streams());
      skew.set((now.skewMs() ?? 0) / 1000);
      games.set(now.games().games);
      gamesBytes.set(now.games().bytes);
      connections.set(now.connections());
      openFiles.set(now.openFiles() ?? 0);
      ready.set((await now.ready()) ? 1 : 0);
      return registry.metrics();
    },
  };
}
