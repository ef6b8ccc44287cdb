import { type SeatId, type View, view } from '@defensor/game';
import { LESSONS, type Role, SEAT_OF, type Step } from './lessons.ts';
import { type Act, begin, doneSince, type PrivateGame, perform, prepare } from './private-game.ts';

/** How far somebody is in a lesson. */
export interface Stand {
  /** The open step. */
  readonly at: number;
  readonly game: PrivateGame;
  /** How long the game's log was when the step was opened. */
  readonly from: number;
  readonly isDone: boolean;
}

const stepOf = (role: Role, at: number) => LESSONS[role][at] as Step;
export const seenIn = (role: Role, { game }: PrivateGame): View => view(game, SEAT_OF[role] as SeatId);

const standing = (role: Role, at: number, from: number, game: PrivateGame): Stand => ({
  ...{ at, from, game },
  isDone: stepOf(role, at).isDone(doneSince(game, from, SEAT_OF[role]), seenIn(role, game)),
});

function openStep(role: Role, at: number, before: PrivateGame): Stand {
  const game = prepare(before, stepOf(role, at).before(seenIn(role, before)));
  return standing(role, at, game.game.record.log.length, game);
}

/** A lesson at its beginning. */
export const opened = (role: Role): Stand => openStep(role, 0, begin());

/** After the player did something in the lesson's game. */
export const after = (role: Role, { at, from }: Stand, game: PrivateGame): Stand => standing(role, at, from, game);

/** The next step. */
export const wentOn = (role: Role, { at, game }: Stand): Stand => openStep(role, at + 1, game);

/** The open step done by the coach. */
export function skipped(role: Role, stand: Stand): Stand {
  if (stand.isDone) return stand;
  return after(role, stand, prepare(stand.game, stepOf(role, stand.at).solution(seenIn(role, stand.game))));
}

/** What is kept of a lesson, to be taken up again. */
export const textOf = ({ at, from, game: { acts } }: Stand): string => JSON.stringify({ at, from, acts });

/** A lesson as it was left; at its beginning where nothing of use was kept. */
export function again(role: Role, text: string | undefined): Stand {
  try {
    const { at, from, acts } = JSON.parse(text ?? '') as { at: number; from: number; acts: readonly Act[] };
    const [first, ...rest] = acts;
    if (first?.do !== 'createGame' || LESSONS[role][at] === undefined) return opened(role);
    const game = rest.reduce((now, act) => {
      const { after: next, answer } = perform(now, act);
      if (!answer.ok || next === undefined) throw new Error('the lesson is another by now');
      return next;
    }, begin(first.at));
    return standing(role, at, from, game);
  } catch {
    // Kept by another version of the lesson, or not at all.
    return opened(role);
  }
}
