import type { AnswerOf } from '@defensor/api';
import { forgetGame, keepGame, keptGame } from '../offline/kept-games.ts';
import { askRoute, type Problem } from './ask.ts';
import { watchClock } from './clock-jumps.ts';

/** A game as one may see it, with the free texts in it; `stale` while the server's database is away: the board as last known. */
export type SeenGame = AnswerOf<'GET /api/v1/games/:game'>;

/** How far the results on the wall are revealed, as somebody told it last. */
export type Showing = AnswerOf<'PUT /api/v1/games/:game/wall'>;

/** What is known of a game that somebody has open. */
export interface Following {
  readonly seen?: SeenGame | undefined;
  /** How far the server's clock is ahead of this device's. */
  readonly aheadMs: number;
  /** Whether news comes by itself. */
  readonly isLive: boolean;
  /** Since when it does not, by this device's clock. */
  readonly lostAtMs?: number | undefined;
  readonly problem?: Problem | undefined;
  /** For Judges and walls: what was done with the results on the wall since the page opened. */
  readonly wall?: Showing;
  /** How often it was told that something was attached or taken away which one may see. */
  readonly attached?: number;
}

export interface GameLine {
  /** Loads what one may see anew. */
  look(): void;
  close(): void;
}

/** Answers to whoever may not see the game, or no more. */
const FORBIDDEN = new Set([401, 403, 404]);

/** How long until somebody who may not see the game any more is believed to be so. */
const DOUBT_MS = 1000;

/** How long until a stream that the server ended is opened again. */
const AGAIN_MS = 3000;

/**
 * Follows a game: loads it, hears by the live stream that something happened, and loads it anew. It comes back after
 * sleep, a lost line and a restart of the server, and tells when it could not.
 */
export function followGame(
  game: string,
  as: string | undefined,
  tell: (change: Partial<Following>) => void,
  /** For a Judge: the game as others see it. */
  eyes?: 'projector',
): GameLine {
  let isClosed = false;
  let isLooking = false;
  let isDue = false;
  let hasSeen = false;
  let isDoubted = false;
  /** Up to which event the last answer goes, where it is the server's own and whole. */
  let seenSeq: number | undefined;
  /** Where a stream that opened during a look begins. */
  let readySeq: number | undefined;
  let attached = 0;
  let hasListened = false;
  let stream: EventSource | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  const look = async () => {
    isDue = true;
    if (isLooking) return;
    isLooking = true;
    while (isDue && !isClosed) {
      isDue = false;
      const sentMs = Date.now();
      const answer = await askRoute('GET /api/v1/games/:game', {
        params: { game },
        ...(eyes === undefined ? {} : { query: { as: eyes } }),
        as,
      });
      if (isClosed) return;
      // The header tells whole seconds, rounded down.
      if (answer.ok) {
        const aheadMs = answer.atMs + 500 - (sentMs + Date.now()) / 2;
        tell({ seen: answer.value, aheadMs, problem: undefined });
        hasSeen = true;
        isDoubted = false;
        if (stream === undefined) open();
        const { view, stale } = answer.value;
        seenSeq = stale === true || eyes !== undefined ? undefined : view.seq;
        if (readySeq !== undefined && readySeq !== seenSeq) isDue = true;
        readySeq = undefined;
        void keepGame(game, eyes ?? as, { seen: answer.value, atMs: Date.now() });
      } else {
        seenSeq = undefined;
        if (readySeq !== undefined) isDue = true;
        readySeq = undefined;
        await without(answer.problem);
      }
    }
    isLooking = false;
  };
  /** Without an answer the game is shown as it was last seen here; what one may not see any more is taken away. */
  const without = async (problem: Problem) => {
    // What is no answer of the server is a proxy's, and tells nothing of what one may see.
    if (FORBIDDEN.has(problem.status) && problem.code !== 'unknown') {
      if (hasSeen && !isDoubted) {
        // Another tab may be signing in anew, its cookie on the way: nothing is taken away before it is asked once more.
        isDoubted = true;
        lost();
        await new Promise((goOn) => setTimeout(goOn, DOUBT_MS));
        isDue = true;
        return;
      }
      void forgetGame(game, eyes ?? as);
      shut();
      return tell({ seen: undefined, problem });
    }
    const kept = hasSeen || problem.status !== 0 ? undefined : await keptGame(game, eyes ?? as);
    if (isClosed) return;
    if (kept === undefined || hasSeen) return tell({ problem });
    hasSeen = true;
    tell({ seen: kept.seen, isLive: false, lostAtMs: kept.atMs, problem });
  };
  const shut = () => {
    clearTimeout(again);
    stream?.close();
    stream = undefined;
  };
  const lost = () => tell({ isLive: false, lostAtMs: Date.now() });
  const open = () => {
    shut();
    const seat = as === undefined ? '' : `?seat=${encodeURIComponent(as)}`;
    const opened = new EventSource(`/api/v1/games/${game}/live${seat}`);
    stream = opened;
    let isOpen = false;
    opened.addEventListener('open', () => {
      isOpen = true;
    });
    opened.addEventListener('ready', ({ data }: MessageEvent<string>) => {
      // What was attached while nobody listened is in no log.
      if (hasListened) attached += 1;
      hasListened = true;
      tell({ isLive: true, lostAtMs: undefined, attached });
      const { seq } = JSON.parse(data) as { seq: number };
      // What was seen already goes as far: a phone has better to do than to draw the same board twice.
      if (isLooking) readySeq = seq;
      else if (seq !== seenSeq) void look();
    });
    for (const news of ['happened', 'resync']) opened.addEventListener(news, () => void look());
    opened.addEventListener('attached', () => {
      attached += 1;
      tell({ attached });
    });
    opened.addEventListener('wall', ({ data }: MessageEvent<string>) => tell({ wall: JSON.parse(data) as Showing }));
    opened.addEventListener('bye', lost);
    opened.addEventListener('error', () => {
      lost();
      // The line fails, or one has no right to it any more: a look tells which.
      if (isOpen || opened.readyState === EventSource.CLOSED) void look();
      isOpen = false;
      if (opened.readyState === EventSource.CLOSED && !isClosed) again = setTimeout(open, AGAIN_MS);
    });
  };
  const wake = () => {
    if (document.visibilityState === 'visible') void look();
  };
  // One that was shut because nothing may be seen any more is opened by a look that sees something.
  const back = () => (stream === undefined ? void look() : open());
  addEventListener('online', back);
  addEventListener('offline', lost);
  document.addEventListener('visibilitychange', wake);
  const unwatch = watchClock(() => void look());
  void look();
  open();

  return {
    look: () => void look(),
    close() {
      isClosed = true;
      shut();
      unwatch();
      removeEventListener('online', back);
      removeEventListener('offline', lost);
      document.removeEventListener('visibilitychange', wake);
    },
  };
}
