import type { Game } from '@defensor/game';
import { viewOf } from '../../http/views.ts';
import type { Host } from '../../play/host.ts';
import type { Hub } from '../../play/live/hub.ts';
import { inPieces } from '../../store/core.ts';
import type { Store } from '../../store/store.ts';
import { attachmentsOf } from './keep.ts';
import { maySee, type Thing } from './things.ts';

/** How often it is asked what was attached or taken away on other nodes. */
const LOOK_AROUND_MS = 2_000;

/** Tells whoever has a game open that something they may see was attached or taken away. Attachments are in no log. */
export interface AttachmentNews {
  /** An attachment came or went on this node. */
  changed(game: string, now: Game, attachment: { readonly id: string; readonly about: Thing }, isThere: boolean): void;
  /** Somebody is about to listen to a game on this node: what it has now is no news to them. */
  begin(game: string): Promise<void>;
  stop(): void;
}

interface NewsSettings {
  readonly store: Pick<Store, 'db' | 'kind'>;
  readonly host: Pick<Host, 'current'>;
  readonly hub: Pick<Hub, 'followed' | 'tell'>;
  readonly onTrouble: (facts: Readonly<Record<string, unknown>>) => void;
}

/** What is attached in a game, as this node knew it last. */
interface Known {
  readonly mark: string;
  readonly things: Map<string, Thing>;
}

export function attachmentNews({ store, host, hub, onTrouble }: NewsSettings): AttachmentNews {
  const known = new Map<string, Known>();

  const tell = (id: string, game: Game, things: readonly Thing[]) =>
    hub.tell(id, 'attached', (viewer) => things.some((thing) => maySee(viewOf(game, viewer), thing)));

  /** What came or went since it was looked at last; what a game had when it is first looked at is no news. */
  const lookAt = async (ids: readonly string[]) => {
    for (const [id, mark] of await marksOf(store, ids)) {
      const before = known.get(id);
      if (before?.mark === mark) continue;
      const things = new Map((await attachmentsOf(store, id)).map((one) => [one.id, one.about]));
      known.set(id, { mark, things });
      if (before === undefined) continue;
      const changed = [...differing(before.things, things), ...differing(things, before.things)];
      if (changed.length > 0) tell(id, await host.current(id), changed);
    }
  };
  const lookAround = () => {
    const ids = new Set(hub.followed());
    for (const id of known.keys()) if (!ids.has(id)) known.delete(id);
    return lookAt([...ids]);
  };
  // Where one node has the database to itself, it knows of all that happens.
  const hasOthers = store.kind === 'postgres';
  const looking = hasOthers
    ? setInterval(() => void lookAround().catch((err: unknown) => onTrouble({ err })), LOOK_AROUND_MS).unref()
    : undefined;

  return {
    changed(id, game, attachment, isThere) {
      if (isThere) known.get(id)?.things.set(attachment.id, attachment.about);
      else known.get(id)?.things.delete(attachment.id);
      tell(id, game, [attachment.about]);
    },
    async begin(id) {
      if (!hasOthers || known.has(id)) return;
      // Without the database the stream stands all the same: it was asked before who may listen.
      await lookAt([id]).catch((err: unknown) => onTrouble({ game: id, err }));
    },
    stop: () => clearInterval(looking),
  };
}

const differing = (these: ReadonlyMap<string, Thing>, those: ReadonlyMap<string, Thing>) =>
  [...these].flatMap(([id, thing]) => (those.has(id) ? [] : [thing]));

/** For each game a mark that is another once something in it was attached or taken away. */
async function marksOf({ db }: Pick<Store, 'db'>, games: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const marks = new Map(games.map((id) => [id, '0']));
  for (const piece of inPieces(games)) {
    const rows = await db
      .selectFrom('attachments')
      .select(({ fn }) => [
        'game_id',
        fn.countAll<number>().as('count'),
        fn.max('at').as('last'),
        fn.max('id').as('top'),
      ])
      .where('game_id', 'in', piece)
      .groupBy('game_id')
      .execute();
    for (const { game_id, count, last, top } of rows) marks.set(game_id, `${count} ${last} ${top}`);
  }
  return marks;
}
