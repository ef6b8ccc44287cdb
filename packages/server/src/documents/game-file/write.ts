import { GAME_FILE, type GameFile } from '@defensor/api';
import { type Game, JUDGE, type LoggedEvent, seatsOf, view } from '@defensor/game';
import { chained, chainStart } from '../../store/chain.ts';
import type { GameHead } from '../../store/store.ts';
import type { ClassPerson } from '../class-people.ts';
import type { FileAttachments } from './attachments.ts';

/** The hash of the last entry of a log in a file: the same in every file of this log. */
export function fileHash(log: readonly unknown[]): string {
  return log.reduce((hash: string, entry) => chained(hash, entry), chainStart('game file'));
}

/** The ids of the texts that go out with a game: all that its Judge may read, so nobody's private notes. */
export function textsToWrite(game: Game): readonly string[] {
  return view(game, JUDGE).texts;
}

export interface ToWrite {
  readonly head: GameHead;
  readonly game: Game;
  readonly log: readonly LoggedEvent[];
  readonly texts: ReadonlyMap<string, string>;
  /** Names to put beside the ids; none unless asked for. */
  readonly people?: ReadonlyMap<string, ClassPerson>;
  /** What is attached; nothing is said of it unless asked for. */
  readonly attachments?: FileAttachments;
  readonly writtenAt: number;
}

/** A game as a file. Without names and texts it holds no personal data but the ids of people, which mean nothing elsewhere. */
export function gameFile({ head, game, log, texts, people, attachments, writtenAt }: ToWrite): GameFile {
  return {
    ...GAME_FILE,
    title: head.title,
    writtenAt,
    cast: seatsOf(game.state).map(({ id, class: kind, tenures }) => {
      const person = tenures.at(-1)?.person;
      const name = person === undefined ? undefined : people?.get(person)?.name;
      return {
        seat: id,
        class: kind,
        ...(person === undefined ? {} : { person }),
        ...(name === undefined || name === '' ? {} : { name }),
      };
    }),
    log: log as unknown as GameFile['log'],
    hash: fileHash(log),
    texts: Object.fromEntries(texts),
    ...(attachments === undefined ? {} : { attachments }),
  };
}
