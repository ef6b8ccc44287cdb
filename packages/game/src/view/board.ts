import type { BoardState, GameState, TurnRecord } from '../state.ts';
import type { Viewer } from './viewer.ts';

/** The board as everybody sees it. */
export function viewBoard({ board }: GameState) {
  return {
    units: board.units,
    owners: board.owned,
    dislodged: board.dislodged,
    contested: board.contested,
    eliminated: board.eliminated,
  };
}

/**
 * The turns as they were played, for the scrubber: what was published of each. Sheets that did not
 * count are shown to their own Court and to the Judge.
 */
export function viewHistory({ history }: GameState, viewer: Viewer) {
  return history.map((record) => viewTurn(record, viewer));
}

function viewTurn({ turn, before, lodged, ...played }: TurnRecord, viewer: Viewer) {
  const mine = lodged.filter((sheet) => viewer.judge || sheet.power === viewer.court);
  return {
    turn,
    before: position(before),
    ...played,
    ...(mine.length === 0 ? {} : { lodged: mine }),
  };
}

const position = ({ units, owned }: BoardState) => ({ units, owned });
