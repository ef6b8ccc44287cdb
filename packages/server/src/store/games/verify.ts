import { chained, chainStart } from '../chain.ts';
import type { Core } from '../core.ts';
import type { Fault } from '../store.ts';

const PAGE = 500;

interface ChainEnd {
  readonly seq: number;
  readonly hash: string;
}

interface Link {
  readonly seq: number;
  readonly hash: string;
  readonly body: string;
}

/** Where a game's chain begins. */
export function gameChain(game: string): string {
  return chainStart(`game ${game}`);
}

/** What is wrong with a game's log, as `GameLog.verify` says. */
export async function verifyGame({ db }: Core, game: string): Promise<Fault[]> {
  const head = await db.selectFrom('games').select(['seq', 'hash']).where('id', '=', game).executeTakeFirst();
  if (head === undefined) return [];
  const linksAfter = (seq: number) =>
    db
      .selectFrom('events')
      .select(['seq', 'hash', 'body'])
      .where('game_id', '=', game)
      .where('seq', '>', seq)
      // What was appended since the head was read is the next verification's.
      .where('seq', '<=', head.seq)
      .orderBy('seq')
      .limit(PAGE)
      .execute();
  return verifyChain({ seq: 0, hash: gameChain(game) }, linksAfter, head);
}

/**
 * Goes through a chain page by page, from what stands before it to its `head`, where that is known. Each entry is judged
 * by the hash kept before it, so that a broken one is named alone.
 */
export async function verifyChain(
  before: ChainEnd,
  pageAfter: (seq: number) => Promise<readonly Link[]>,
  head?: ChainEnd,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  let last = before;
  for (let page = await pageAfter(last.seq); page.length > 0; page = await pageAfter(last.seq)) {
    for (const link of page) {
      if (link.seq !== last.seq + 1) faults.push({ seq: link.seq, code: 'gap' });
      const fault = faultOf(link, last.hash);
      if (fault !== undefined) faults.push({ seq: link.seq, code: fault });
      last = link;
    }
  }
  if (head !== undefined && (last.seq !== head.seq || last.hash !== head.hash))
    faults.push({ seq: head.seq, code: 'head' });
  return faults;
}

function faultOf({ body, hash }: Link, before: string): 'hash' | 'unreadable' | undefined {
  let entry: unknown;
  try {
    entry = JSON.parse(body);
  } catch {
    return 'unreadable';
  }
  return chained(before, entry) === hash ? undefined : 'hash';
}
