import { closesAtMs, type Game, InvariantError, JUDGE, type LoggedEvent, play, turnName } from '@defensor/game';
import { sha256 } from '../../store/chain.ts';
import type { AdoptedLog, NewGame } from '../../store/store.ts';
import { byCommand, type ReadGame } from './read.ts';

/**
 * The log to begin a game with, from a file that was read. A clock that ran is stopped at the file's last moment, with
 * what was left of its phase, until the Judge lets it run on: else a game of last year would close its phases at once.
 */
export function adoptedLog(read: ReadGame, game: NewGame, command: string, principal: string): AdoptedLog {
  const { after, events } = stopped(read, `imported/${command}`);
  const ended = events.findLast(({ event }) => event.type === 'gameEnded');
  const commands = byCommand(events).map((entries) => {
    const [{ command: id, actor, at }] = entries;
    const last = entries.at(-1) ?? entries[0];
    const answer = { of: 'imported', ok: true, events: entries.length, turn: last.turn, phase: last.phase };
    return { id, as: actor, do: 'imported', at, principal, seq: last.seq, answer };
  });
  return {
    game,
    commands,
    events,
    texts: read.texts,
    phaseId: `${turnName(after.state.turn)}:${after.state.phase}`,
    ...(after.state.ending === undefined || ended === undefined ? {} : { endedAt: ended.at }),
  };
}

function stopped(
  { game, log }: ReadGame,
  id: string,
): { readonly after: Game; readonly events: readonly LoggedEvent[] } {
  if (closesAtMs(game) === undefined) return { after: game, events: log };
  const pause = { id, at: game.state.clock.now, as: JUDGE, do: 'pauseClock', body: {} } as const;
  const { decision, appended, game: after } = play(game, pause, { hash: sha256 });
  if (!decision.ok || after === undefined) throw new InvariantError('A running clock could not be stopped.');
  return { after, events: [...log, ...appended] };
}
