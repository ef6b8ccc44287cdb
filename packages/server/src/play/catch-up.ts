import { apply, type Game, InvariantError, type LoggedEvent, replay } from '@defensor/game';

/** The game with the entries that follow its last one, as they were logged; without a game, from the first entry on. */
export function caughtUp(game: Game | undefined, entries: readonly LoggedEvent[]): Game | undefined {
  if (game === undefined) return replay(entries);
  let after = game;
  for (const ofOne of byCommand(entries)) {
    const [first] = ofOne;
    const { command: id, at, actor: as, onBehalfOf } = first;
    const frame = { id, at, as, ...(onBehalfOf === undefined ? {} : { onBehalfOf }) };
    after = apply(
      after,
      frame,
      ofOne.map(({ event }) => event),
    );
    const last = ofOne.at(-1) ?? first;
    if (after.seq !== last.seq) throw new InvariantError(`The log skips from ${after.seq} to ${last.seq}.`);
  }
  return after;
}

type NonEmpty<T> = readonly [T, ...T[]];

function byCommand(entries: readonly LoggedEvent[]): readonly NonEmpty<LoggedEvent>[] {
  const groups: [LoggedEvent, ...LoggedEvent[]][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group !== undefined && group[0].command === entry.command) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
