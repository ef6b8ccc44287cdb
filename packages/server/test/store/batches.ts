import type { LoggedEvent, SeatId } from '@defensor/game';
import type { AppendBatch, NewGame, Store } from '../../src/store/store.ts';

export const PHASE = 'T1/diplomacy';

/** Creates a game and returns its id. */
export async function newGame(store: Store, id = 'g1', more: Partial<NewGame> = {}): Promise<string> {
  await store.games.create({ id, classId: 'c1', title: 'A game', createdAt: 1000, ...more });
  return id;
}

/** An event of the game as its log holds it; `title` makes it one of its own. */
export function event(seq: number, command: string, title = `Title ${seq}`): LoggedEvent {
  const seat = 'R-SPA' as SeatId;
  return {
    seq,
    at: 1000 + seq,
    turn: 'S1454',
    phase: 'diplomacy',
    actor: seat,
    command,
    event: { type: 'titleChosen', rule: 'RP', audience: { kind: 'public' }, facts: { seat, title } },
  };
}

/** What a command `id` on event `expectedSeq` came to: one event, unless `count` says otherwise. */
export function batch(
  game: string,
  expectedSeq: number,
  id: string,
  { count = 1, ...more }: Partial<AppendBatch> & { count?: number } = {},
): AppendBatch {
  return {
    game,
    expectedSeq,
    command: { id, as: 'R-SPA', do: 'chooseTitle', at: 1000, principal: 'seat:g1/R-SPA' },
    answer: { receipt: id },
    events: Array.from({ length: count }, (_, index) => event(expectedSeq + 1 + index, id)),
    texts: new Map(),
    phaseId: PHASE,
    ...more,
  };
}
