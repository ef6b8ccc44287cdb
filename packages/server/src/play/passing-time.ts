import { closesAtMs, type Game, JUDGE, type Played, type Ports, passTime, play } from '@defensor/game';

/** A phase that ran out this long ago did so while no server could take anything: its players get time again. */
const OUTAGE_MS = 60_000;

/** How much they get. */
const EXTRA_MINUTES = 10;

/** A command of the server's own. Senders' ids have no colon, so that nobody takes these before it. */
export interface ServerCommand {
  readonly id: string;
  readonly as: string;
  readonly do: 'passTime' | 'extendPhase';
  readonly played: Played;
}

/**
 * What the time asks for at `atMs` by the database's clock: the phase closes whose time is up; after an outage it is given
 * ten minutes more instead, since nobody could act in its last. `undefined` while nothing is due.
 *
 * @rule JD.2 (D-15, Q7)
 */
export function whatTimeAsks(id: string, game: Game, atMs: number, ports: Ports): ServerCommand | undefined {
  const closesMs = closesAtMs(game);
  if (closesMs === undefined || atMs < closesMs) return undefined;
  if (atMs - closesMs > OUTAGE_MS) {
    const frame = { id: `${id}:extra:${game.seq}`, at: atMs, as: JUDGE } as const;
    const played = play(game, { ...frame, do: 'extendPhase', body: { by: { minutes: EXTRA_MINUTES } } }, ports);
    if (played.decision.ok) return { id: frame.id, as: JUDGE, do: 'extendPhase', played };
  }
  const timeId = `${id}:time:${game.seq}`;
  const played = passTime(game, atMs, timeId, ports);
  return played === undefined ? undefined : { id: timeId, as: 'clock', do: 'passTime', played };
}
