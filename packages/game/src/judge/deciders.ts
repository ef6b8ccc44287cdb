import type { DecidersOf } from '../registry.ts';
import { addSeat, mergeSeats, removeSeat } from './casting/change-cast.ts';
import { emptySeat, nameActingRuler, reinstateSeat, seatPerson, suspendSeat } from './casting/seat-people.ts';
import type { judgeCommands } from './commands.ts';
import { createGame } from './create-game.ts';
import { overrideOwners, overrideUnits } from './overrides/override-board.ts';
import { changeOptions, correctParticipation, overrideTurn } from './overrides/override-game.ts';
import { redo, undo } from './undo/undo.ts';

/** How each command of this area is decided. */
export const judgeDeciders: DecidersOf<typeof judgeCommands> = {
  createGame,
  seatPerson,
  emptySeat,
  addSeat,
  removeSeat,
  mergeSeats,
  nameActingRuler,
  suspendSeat,
  reinstateSeat,
  overrideUnits,
  overrideOwners,
  overrideTurn,
  changeOptions,
  correctParticipation,
  undo,
  redo,
};
