import type { DecidersOf } from '../registry.ts';
import { closePhase, publish } from './close-phase.ts';
import type { turnCommands } from './commands.ts';
import { declareReady } from './declare-ready.ts';
import { answerDraw, proposeDraw } from './draws.ts';
import { endGame, setLastTurn } from './end-game.ts';
import { passTime } from './pass-time.ts';
import { dropTimetable, extendPhase, pauseClock, resumeClock, setDeadline, setTimetable } from './set-clock.ts';

/** How each command of this area is decided. */
export const turnDeciders: DecidersOf<typeof turnCommands> = {
  closePhase,
  publish,
  passTime,
  setTimetable,
  dropTimetable,
  setDeadline,
  extendPhase,
  pauseClock,
  resumeClock,
  declareReady,
  proposeDraw,
  answerDraw,
  endGame,
  setLastTurn,
};
