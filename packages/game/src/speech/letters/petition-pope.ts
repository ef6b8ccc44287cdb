import type { CommandOf } from '../../commands.ts';
import { refuse } from '../../decision.ts';
import type { Decider } from '../../desk.ts';
import { popeOf } from '../../papacy/church.ts';
import { areOneTeam, isTalkOpen } from '../may-communicate.ts';
import { isMuted } from '../postage.ts';
import { post } from './post.ts';

/**
 * Writes to the Pope though a ban forbids it, where the game allows it; when letters are taken, and no sooner.
 *
 * @rule A3 (`appealToPope`), A16, S046
 */
export const petitionPope: Decider<CommandOf<'petitionPope'>> = (desk, body) => {
  const { state, game, by, frame } = desk;
  if (state.options.appealToPope === 'off') return refuse('petitions-off', 'A3');
  const pope = popeOf(state);
  if (pope === undefined) return refuse('throne-vacant', 'A3');
  if (pope === by) return refuse('letter-to-nobody', 'RP');
  if (isMuted(game.record, by, frame.at)) return refuse('seat-muted', 'JD.8', { seat: by });
  if (!isTalkOpen(state) && !areOneTeam(state, by, pope)) {
    return refuse('talk-out-of-phase', 'A16', { phase: state.phase, towards: [pope] });
  }
  return post(desk, { letter: body.letter, to: [pope], text: body.text, petition: true });
};
