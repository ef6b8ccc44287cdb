import { chained, chainStart } from '../chain.ts';
import type { Core } from '../core.ts';
import type { Fault } from '../store.ts';

const PAGE = 500;

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
  return verifyChain(head, gameChain(game), (afterSeq) =>
    db
      .selectFrom('events')
      .select(['seq', 'hash', 'body'])
      .where('game_id', '=', game)
      .where('seq', '>', afterSeq)
      // What was appended since the head was read is the next verification's.
      .where('seq', '<=', head.seq)
      .orderBy('seq')
      .limit(PAGE)
      .execute(),
  );
}

/** Goes through a chain page by page. Each entry is judged by the hash kept before it, so that a broken one is named alone. */
export async function verifyChain(
  head: { readonly seq: number; readonly hash: string },
  start: string,
  pageAfter: (seq: number) => Promise<readonly Link[]>,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  let last = { seq: 0, hash: start };
  for (let page = await pageAfter(0); page.length > 0; page = await pageAfter(last.seq)) {
    for (const link of page) {
      if (link.seq !== last.seq + 1) faults.push({ seq: link.seq, code: 'gap' });
      const fault = faultOf(link, last.hash);
      if (fault !== undefined) faults.push({ seq: link.seq, code: fault });
      last = link;
    }
  }
  if (last.seq !== head.seq || last.hash !== head.hash) faults.push({ seq: head.seq, code: 'head' });
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
