import type { CommandOf } from '../../commands.ts';
import { accept, refuse } from '../../decision.ts';
import type { Decider } from '../../desk.ts';
import { PUBLIC } from '../../events.ts';
import type { LetterId } from '../../ids.ts';
import { isFilled, seatsOf } from '../../seats/seats.ts';
import { said } from '../happened.ts';
import { postage } from '../postage.ts';
import { letterById } from './post.ts';

/**
 * Publishes a statement. It reaches every team, so a banned seat's is unlawful; the Judge's notices
 * are bound by nothing.
 *
 * @rule A6
 */
export const makeStatement: Decider<CommandOf<'makeStatement'>> = (desk, body) => {
  const { state, by, frame, enteredByJudge } = desk;
  const letter = body.letter ?? (`l-${frame.id}` as LetterId);
  if (letterById(desk, letter) !== undefined) return refuse('letter-exists', 'RP', { letter });
  const hearers = seatsOf(state).filter(
    (seat) => seat.id !== by && seat.class !== 'judge' && seat.class !== 'observer' && isFilled(seat),
  );
  const law = postage(
    desk,
    hearers.map((seat) => seat.id),
    body.confirm === true,
  );
  if ('code' in law) return { ok: false, refusal: law };
  return accept([
    said('statementMade', law.unlawful?.rule ?? 'A6', PUBLIC, {
      letter,
      from: by,
      text: desk.keep(body.text, 'statement'),
      ...law,
      enteredByJudge,
    }),
  ]);
};
