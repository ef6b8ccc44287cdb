import type { AttachmentNews } from '../documents/attachments/news.ts';
import type { Desk } from '../identity/desk.ts';
import type { Host } from '../play/host.ts';
import type { Hub } from '../play/live/hub.ts';
import type { Scheduler } from '../play/scheduler.ts';
import type { StoreClock } from '../play/store-clock.ts';
import type { Store } from '../store/store.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';

/** What handlers work with. Each part is made once, by `openNode` or a test. */
export interface Services {
  /** Milliseconds since 1970 by this machine's clock: for logs and waits, never for the game. */
  readonly nowMs: () => number;
  /** People, classes, cards and sessions. */
  readonly identity: Desk;
  readonly store: Store;
  readonly host: Host;
  readonly hub: Hub;
  readonly attachments: AttachmentNews;
  readonly clock: StoreClock;
  readonly scheduler: Pick<Scheduler, 'isOff'>;
  readonly metrics: Metrics;
  readonly limits: Limits;
  /** The class to try things in, once it is made. */
  readonly demo: () => { readonly game: string } | undefined;
}
