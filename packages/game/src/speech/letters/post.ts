import { accept, type Decision, refuse } from '../../decision.ts';
import type { Desk } from '../../desk.ts';
import { toSeats } from '../../events.ts';
import type { GroupId, LetterId, SeatId } from '../../ids.ts';
import type { Letter, Room } from '../../state.ts';
import { said } from '../happened.ts';
import type { Unlawful } from '../postage.ts';

/** A letter ready to go: its law has been looked at. */
export interface Envelope {
  readonly letter?: LetterId | undefined;
  readonly to: readonly SeatId[];
  readonly group?: GroupId;
  readonly room?: Room;
  readonly text: string;
  readonly copies?: readonly LetterId[] | undefined;
  readonly petition?: boolean;
  readonly unlawful?: Unlawful | undefined;
}

/**
 * Sends a letter. Copies are certified: they are of letters that the writer has seen, and stay what
 * they are (R13.1).
 */
export function post(desk: Desk, envelope: Envelope): Decision {
  const { game, by, frame, enteredByJudge } = desk;
  const id = envelope.letter ?? (`l-${frame.id}` as LetterId);
  if (letterById(desk, id) !== undefined) return refuse('letter-exists', 'RP', { letter: id });
  const copies = envelope.copies ?? [];
  const unknown = copies.find((copy) =>
    desk.isJudge ? letterById(desk, copy) === undefined : !mayRead(game.record.letters, by, copy),
  );
  if (unknown !== undefined) return refuse('no-such-letter', 'R13', { letter: unknown });
  const { to, group, room, unlawful } = envelope;
  return accept([
    said('letterSent', unlawful?.rule ?? (envelope.petition === true ? 'A3' : 'R1'), toSeats([by, ...to]), {
      letter: id,
      from: by,
      to,
      ...(group === undefined ? {} : { group }),
      ...(room === undefined ? {} : { room }),
      text: desk.keep(envelope.text, 'letter'),
      copies,
      petition: envelope.petition === true,
      ...(unlawful === undefined ? {} : { unlawful }),
      enteredByJudge,
    }),
  ]);
}

export function letterById({ game }: Pick<Desk, 'game'>, id: LetterId): Letter | undefined {
  return game.record.letters.find((letter) => letter.id === id);
}

/** Whether a seat has a letter: wrote it, was written it, or was handed a certified copy. */
export function mayRead(letters: readonly Letter[], seat: SeatId, id: LetterId): boolean {
  return letters.some(
    (letter) =>
      (letter.from === seat || letter.to.includes(seat) || letter.public === true) &&
      (letter.id === id || letter.copies.includes(id)),
  );
}
