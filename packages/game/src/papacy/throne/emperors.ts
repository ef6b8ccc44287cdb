import type { CommandOf } from '../../commands.ts';
import { accept, refuse } from '../../decision.ts';
import type { Decider } from '../../desk.ts';
import { PUBLIC } from '../../events.ts';
import { papalOfficeOf } from '../church.ts';
import { happened } from '../happened.ts';

/**
 * A Pope crowns an emperor, in any phase. It is a title and moves nothing else; an Anti-Pope's crown
 * is stamped as his.
 *
 * @rule R16 (reading A57)
 */
export const crownEmperor: Decider<CommandOf<'crownEmperor'>> = ({ state, by }, { seat }) => {
  const office = papalOfficeOf(state, by);
  if (office === undefined) return refuse('crown-not-papal', 'R16', { seat: by });
  const target = state.seats[seat];
  if (target === undefined) return refuse('unknown-seat', 'R16', { seat });
  if (target.class === 'judge' || target.class === 'observer') return refuse('crown-out-of-reach', 'R16', { seat });
  if (state.church.emperors.some((emperor) => emperor.seat === seat && emperor.crownedBy === by)) {
    return refuse('already-emperor', 'A57', { seat });
  }
  return accept([happened('emperorCrowned', 'R16', PUBLIC, { seat, by, byAntiPope: office === 'antiPope' })]);
};

/** A reigning Pope takes any crown away, an Anti-Pope one that he gave. @rule R16 (reading A57) */
export const uncrownEmperor: Decider<CommandOf<'uncrownEmperor'>> = ({ state, by }, { seat }) => {
  const office = papalOfficeOf(state, by);
  if (office === undefined) return refuse('crown-not-papal', 'R16', { seat: by });
  const crown = state.church.emperors.find(
    (emperor) => emperor.seat === seat && (office === 'pope' || emperor.crownedBy === by),
  );
  if (crown === undefined) return refuse('not-emperor', 'A57', { seat });
  const { crownedBy, turn: crownedIn } = crown;
  return accept([happened('emperorUncrowned', 'R16', PUBLIC, { seat, by, crownedBy, crownedIn })]);
};
