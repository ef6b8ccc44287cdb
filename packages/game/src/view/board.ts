import { madeOnce, type PowerId } from '@defensor/diplomacy';
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
  const readers = viewer.judge ? 'judge' : (viewer.court ?? 'others');
  return history.map((record) => turnFor(record)(readers));
}

type Readers = PowerId | 'judge' | 'others';

/** A turn as the Judge, each court, or everybody else may read it. */
const turnFor = madeOnce((record: TurnRecord) => {
  const known = new Map<Readers, ReturnType<typeof viewTurn>>();
  return (readers: Readers) => {
    const made = known.get(readers) ?? viewTurn(record, readers);
    known.set(readers, made);
    return made;
  };
});

function viewTurn({ turn, before, lodged, ...played }: TurnRecord, readers: Readers) {
  const mine = lodged.filter((sheet) => readers === 'judge' || sheet.power === readers);
  return {
    turn,
    before: position(before),
    ...played,
    ...(mine.length === 0 ? {} : { lodged: mine }),
  };
}

const position = ({ units, owned }: BoardState) => ({ units, owned });
