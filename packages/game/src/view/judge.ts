import { madeOnce } from '@defensor/diplomacy';
import { dryRun } from '../judge/dry-run.ts';
import type { Game } from '../state.ts';
import { docketOf } from '../turn/docket.ts';
import { gradeTable } from '../turn/grade.ts';
import { worldsOf } from '../turn/order-resolution.ts';
import { viewLog } from './gazette.ts';
import { viewSpeech } from './speech.ts';
import type { Viewer } from './viewer.ts';

/**
 * What only the Judge and co-judges see: the docket, the dry run, the log, refused acts, reports, grades.
 *
 * @rule JD.3
 */
export function viewDesk(game: Game, viewer: Viewer) {
  if (!viewer.judge) return undefined;
  const { state, record } = game;
  const resolving = state.phase === 'orderResolution';
  return {
    docket: docketOf(game),
    ...(resolving ? { dryRun: privately(game) } : {}),
    reports: record.reports,
    refusals: record.refusals,
    speech: viewSpeech(game),
    mutes: record.mutes,
    exemptions: record.exemptions,
    /** The rulings from the next turn on, where the Judge changed some in this one. */
    ...(state.nextOptions === undefined ? {} : { nextOptions: state.nextOptions }),
    ...(state.lastTurn === undefined ? {} : { lastTurn: state.lastTurn }),
    grades: gradeTable(state),
    undoable: undoable(game.timeline),
    redoable: game.undone.length,
    log: viewLog(game),
  };
}

const undoable = madeOnce((timeline: Game['timeline']) =>
  timeline.map(({ seq, turn, phase }) => ({ seq, turn, phase })),
);

/** What publishing would do, and both movements where a naming decides whether the Pope falls (JD.5, A35). */
function privately(game: Game) {
  const { events, waitsFor } = dryRun(game);
  const worlds = worldsOf(game);
  return { events, waitsFor, ...(worlds === undefined ? {} : { worlds }) };
}
