import type { CommandOf } from '../commands.ts';
import { accept, type Decision, refuse } from '../decision.ts';
import type { Desk } from '../desk.ts';
import { PUBLIC } from '../events.ts';
import type { Seat } from '../state.ts';
import { mayBeCalled } from './titles.ts';

/**
 * Takes a title of one's own rank. Titles are for show: no powers differ.
 *
 * @rule RP.1, RP.2, S003
 */
export function chooseTitle({ state, by }: Desk, { title }: CommandOf<'chooseTitle'>): Decision {
  const seat = state.seats[by] as Seat;
  if (!mayBeCalled(seat.class, title)) return refuse('title-of-another-class', 'RP', { seat: by, title });
  return accept([{ type: 'titleChosen', rule: 'RP', audience: PUBLIC, facts: { seat: by, title } }]);
}
