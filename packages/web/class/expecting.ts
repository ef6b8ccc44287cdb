import { matches, missingFrom, presentIn } from '@defensor/api';
import type { Answered, People } from './people.ts';
import type { Expected } from './story.ts';

/** What somebody did, with its answer. */
export interface Act extends Answered {
  /** The number of the log's last event before it. */
  readonly after: number;
}

/** What a line of the story expects and is not so, in words; nothing where all of it holds. */
export async function faultIn(
  { refused, accepted, event, view, holds, never }: Expected,
  last: Act | undefined,
  people: People,
): Promise<string | undefined> {
  if (view !== undefined) {
    const seen = await viewOf(people, view);
    const missing = holds === undefined ? undefined : missingFrom(seen, holds);
    if (missing !== undefined) return `the view of ${view} misses ${JSON.stringify(missing)}`;
    const there = never === undefined ? undefined : presentIn(seen, never);
    return there === undefined ? undefined : `the view of ${view} has ${JSON.stringify(there)}`;
  }
  if (refused !== undefined) {
    const wanted = typeof refused === 'string' ? { code: refused } : refused;
    return matches(last?.body, wanted) ? undefined : `not refused with ${JSON.stringify(wanted)}: ${told(last)}`;
  }
  if (accepted === true && last?.status !== 200) return `refused: ${told(last)}`;
  if (event === undefined) return undefined;
  const events = await eventsOf(people, last);
  return events.some((one) => matches(one, event)) ? undefined : `no event ${JSON.stringify(event)}`;
}

/** What a viewer sees now: `public`, `JD`, or a seat. */
export async function viewOf({ judge, players, path }: People, viewer: string): Promise<unknown> {
  const answer =
    viewer === 'public'
      ? await judge.ask('GET', `${path}?as=public`)
      : await (players.get(viewer) ?? judge).ask('GET', path);
  return (answer.body as { view?: unknown }).view;
}

/** Every event of the command that was answered last, as the Judge may know them. */
async function eventsOf({ judge, path }: People, last: Act | undefined): Promise<readonly unknown[]> {
  if (last === undefined || last.status !== 200) return [];
  const answer = await judge.ask('GET', `${path}/log?after=${last.after}`);
  return (answer.body as { events: readonly unknown[] }).events;
}

const told = (last: Act | undefined) => (last === undefined ? 'nothing came before' : JSON.stringify(last.body));
