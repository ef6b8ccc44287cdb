import type { DecidersOf } from '../registry.ts';
import { addSeat, mergeSeats, removeSeat } from './change-cast.ts';
import { chooseTitle } from './choose-title.ts';
import type { seatCommands } from './commands.ts';
import { emptySeat, nameActingRuler, reinstateSeat, seatPerson, suspendSeat } from './seat-people.ts';

/** How each command of this area is decided. */
export const seatDeciders: DecidersOf<typeof seatCommands> = {
  chooseTitle,
  seatPerson,
  emptySeat,
  addSeat,
  removeSeat,
  mergeSeats,
  nameActingRuler,
  suspendSeat,
  reinstateSeat,
};
