import type { ServerResponse } from 'node:http';
import { eventsSince, type Game, type ViewerName } from '@defensor/game';
import type { Store } from '../../store/store.ts';
import type { Host } from '../host.ts';
import { eventMessage, HEARTBEAT, type Notice, notice } from './messages.ts';
import type { Presence } from './presence.ts';
import { beginStream, type Stream, type StreamKey, sendTo } from './stream.ts';
import type { Showing, Walls } from './walls.ts';

const HEARTBEAT_MS = 15_000;
/** A stream's longest life: who has lost the right to it by time alone is found out then. */
const LIFE_MS = 60 * 60 * 1000;
/** With more than this to catch up on, a client does better to load the view anew. */
const MOST_MISSED = 500;
/** Seats that come and go within this are told of together. */
const PRESENCE_MS = 500;
/** How often it is asked who is there on other nodes, and how often they are told that ours still are. */
const LOOK_AROUND_MS = 2_000;
const KEEP_MS = 10_000;

/** Somebody who wants to hear what happens in a game. */
export interface Listening {
  readonly game: string;
  /** The game as it stood when it was asked who may listen. */
  readonly current: Game;
  readonly viewer: ViewerName;
  readonly keys: readonly StreamKey[];
  /** The number of the last event that they have; `unreadable` for a number that is none. */
  readonly after: number | 'unreadable' | undefined;
  readonly response: ServerResponse;
  /** Headers that the answer is to have besides its own. */
  readonly headers?: Readonly<Record<string, unknown>>;
}

/** The open streams of this node. */
export interface Hub {
  /** Opens a stream: what was missed first, then everything that the viewer may know of as it happens. */
  open(listening: Listening): Promise<void>;
  /** Ends the streams that rest on something revoked. */
  cut(key: StreamKey): void;
  /** The seats of a game with an open stream, on whichever node. */
  present(game: string): Promise<readonly string[]>;
  /** What the walls of a game were told to show last. */
  wall(game: string): Promise<Showing | undefined>;
  /** Has the walls of a game show this, on whichever node; its Judges hear of it too. */
  show(game: string, showing: Showing): Promise<void>;
  /** The games of which somebody on this node has a stream open. */
  followed(): readonly string[];
  /** Sends a notice to those viewers of a game on this node whom it is for. */
  tell(game: string, name: Notice, isFor: (viewer: ViewerName) => boolean): void;
  count(): number;
  /** Ends all streams, telling each that it may come back. */
  close(): Promise<void>;
}

/** Viewers of one name: they are sent the same bytes. */
interface Group {
  readonly viewer: ViewerName;
  readonly streams: Set<Stream>;
  /** The last event that was looked at for them. */
  seq: number;
}

export interface HubSettings {
  readonly store: Pick<Store, 'onAppended'>;
  readonly host: Pick<Host, 'atLeast'>;
  readonly walls: Walls;
  /** What other nodes are told and tell of who is there; absent where there are none. */
  readonly presence?: Presence | undefined;
  readonly onTrouble: (facts: Readonly<Record<string, unknown>>) => void;
}

export function createHub({ store, host, walls, presence, onTrouble }: HubSettings): Hub {
  const games = new Map<string, Map<ViewerName, Group>>();
  const presenceDue = new Map<string, NodeJS.Timeout>();
  /** Who is there, as the Judges of a game on this node were told last. */
  const presenceTold = new Map<string, string>();
  /** What the walls of a game on this node were told last. */
  const wallTold = new Map<string, string>();
  let isClosed = false;

  const stopHearing = store.onAppended(({ game, seq }) => {
    if (!games.has(game)) return;
    host.atLeast(game, seq).then(
      (now) => publish(game, now),
      // The database is away or the game is gone; the streams stay, and the next note brings what is missing.
      (error: unknown) => onTrouble({ game, err: error }),
    );
  });

  const publish = (id: string, game: Game) => {
    for (const group of games.get(id)?.values() ?? []) advance(group, game);
  };

  const advance = (group: Group, game: Game) => {
    if (game.seq <= group.seq) return;
    const events = eventsSince(game, group.viewer, group.seq);
    group.seq = game.seq;
    if (events.length === 0) return;
    const message = eventMessage(events);
    for (const stream of group.streams) sendTo(stream, message);
  };

  const beat = setInterval(() => {
    const nowMs = performance.now();
    for (const stream of allStreams()) {
      if (nowMs >= stream.endsMs) stream.response.end();
      else sendTo(stream, HEARTBEAT);
    }
  }, HEARTBEAT_MS);
  beat.unref();

  function* allStreams(): Generator<Stream> {
    for (const groups of games.values()) for (const group of groups.values()) yield* group.streams;
  }

  const sendWhere = (id: string, message: Buffer, isFor: (viewer: ViewerName) => boolean) => {
    for (const group of games.get(id)?.values() ?? []) {
      if (group.streams.size === 0 || !isFor(group.viewer)) continue;
      for (const stream of group.streams) sendTo(stream, message);
    }
  };

  /** How far the viewers of this name have been told: whoever joins them must know as much. */
  const toldOf = (id: string, viewer: ViewerName) => games.get(id)?.get(viewer)?.seq ?? 0;

  const presentHere = (id: string): readonly string[] =>
    [...(games.get(id)?.values() ?? [])]
      .filter(({ viewer, streams }) => streams.size > 0 && viewer !== 'public' && viewer !== 'projector')
      .map(({ viewer }) => viewer)
      .sort();

  const tellPresence = (id: string) => {
    if (isClosed || presenceDue.has(id)) return;
    const tell = () => {
      presenceDue.delete(id);
      presenceTold.delete(id);
      void anywhere([id], () => presence?.tell(id, presentHere(id))).then(tellJudges);
    };
    presenceDue.set(id, setTimeout(tell, PRESENCE_MS).unref());
  };

  /** Who is there on all nodes; without the database, on this one. */
  const anywhere = async (ids: readonly string[], before?: () => Promise<void> | undefined) => {
    try {
      await before?.();
      const found = await presence?.of(ids);
      return ids.map((id) => [id, found === undefined ? presentHere(id) : (found.get(id) ?? [])] as const);
    } catch (error) {
      onTrouble({ err: error });
      return ids.map((id) => [id, presentHere(id)] as const);
    }
  };

  const tellJudges = (there: readonly (readonly [string, readonly string[]])[]) => {
    for (const [id, seats] of there) {
      if (isClosed || presenceTold.get(id) === seats.join()) continue;
      presenceTold.set(id, seats.join());
      sendWhere(id, notice('presence', { seats }), isJudge);
    }
  };

  const tellWalls = (id: string, showing: Showing) => {
    const told = JSON.stringify(showing);
    if (isClosed || wallTold.get(id) === told) return;
    wallTold.set(id, told);
    sendWhere(id, notice('wall', showing), hasWall);
  };

  /** Walls on this node hear of what another node was told. */
  const lookAtWalls = async () => {
    const ids = [...games].flatMap(([id, groups]) => ([...groups.keys()].some(hasWall) ? [id] : []));
    if (ids.length === 0) return;
    for (const [id, showing] of await walls.of(ids)) tellWalls(id, showing);
  };

  const judged = () => [...games].flatMap(([id, groups]) => ([...groups.keys()].some(isJudge) ? [id] : []));
  const looking = setInterval(() => {
    const ids = judged();
    for (const told of [presenceTold, wallTold]) for (const id of told.keys()) if (!games.has(id)) told.delete(id);
    if (presence !== undefined) lookAtWalls().catch((error: unknown) => onTrouble({ err: error }));
    if (presence !== undefined && ids.length > 0) void anywhere(ids).then(tellJudges);
  }, LOOK_AROUND_MS).unref();
  const keeping = setInterval(() => {
    presence?.keep().catch((error: unknown) => onTrouble({ err: error }));
  }, KEEP_MS).unref();

  const join = (id: string, viewer: ViewerName, stream: Stream, game: Game) => {
    const groups = games.get(id) ?? new Map<ViewerName, Group>();
    games.set(id, groups);
    const group = groups.get(viewer) ?? { viewer, streams: new Set<Stream>(), seq: game.seq };
    groups.set(viewer, group);
    advance(group, game);
    group.streams.add(stream);
    tellPresence(id);
    stream.response.once('close', () => {
      group.streams.delete(stream);
      if (group.streams.size === 0 && groups.get(viewer) === group) groups.delete(viewer);
      if (groups.size === 0 && games.get(id) === groups) games.delete(id);
      tellPresence(id);
    });
  };

  return {
    async open({ game: id, current, viewer, keys, after, response, headers = {} }) {
      let game = current;
      for (let told = toldOf(id, viewer); told > game.seq; told = toldOf(id, viewer))
        game = await host.atLeast(id, told);
      if (response.destroyed || isClosed) return void response.end();
      beginStream(response, headers);
      const stream: Stream = { response, keys, endsMs: performance.now() + LIFE_MS };
      join(id, viewer, stream, game);
      sendTo(stream, greeting(game, viewer, after));
    },
    cut(key) {
      for (const stream of allStreams()) if (stream.keys.includes(key)) stream.response.destroy();
    },
    present: async (id) => (await anywhere([id]))[0]?.[1] ?? [],
    wall: async (id) => (await walls.of([id])).get(id),
    async show(id, showing) {
      await walls.show(id, showing);
      tellWalls(id, showing);
    },
    followed: () => [...games.keys()],
    tell(id, name, isFor) {
      if (!isClosed) sendWhere(id, notice(name, {}), isFor);
    },
    count: () => [...allStreams()].length,
    async close() {
      isClosed = true;
      stopHearing();
      for (const timer of [beat, looking, keeping]) clearInterval(timer);
      for (const timer of presenceDue.values()) clearTimeout(timer);
      const message = notice('bye', {});
      for (const stream of allStreams()) {
        sendTo(stream, message);
        stream.response.end();
      }
      await presence?.leave().catch((error: unknown) => onTrouble({ err: error }));
    },
  };
}

/** What a new stream begins with: what was missed since number `after`, or that everything is to be loaded anew. */
function greeting(game: Game, viewer: ViewerName, after: Listening['after']): Buffer {
  const known = eventsSince(game, viewer, 0);
  const last = known.at(-1)?.seq ?? 0;
  if (after === undefined) return notice('ready', { seq: last }, last);
  if (after === 'unreadable' || after > game.seq) return notice('resync', { seq: last }, last);
  const missed = known.filter(({ seq }) => seq > after);
  if (missed.length > MOST_MISSED) return notice('resync', { seq: last }, last);
  return Buffer.concat([notice('ready', { seq: last }), eventMessage(missed)]);
}

/** Whether what the wall shows is any matter of theirs. */
function hasWall(viewer: ViewerName): boolean {
  return viewer === 'projector' || isJudge(viewer);
}

function isJudge(viewer: ViewerName): boolean {
  return /^JD\d*$/.test(viewer);
}
