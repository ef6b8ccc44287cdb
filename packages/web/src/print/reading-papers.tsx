import { Gazette } from '../gazette/gazette.tsx';
import { StillMap, standing } from '../map/view/still-map.tsx';
import { useTable } from '../seat/at-table.ts';
import { seesOf } from '../seat/stage-of-view.ts';
import { printWords } from '../words/print-words.ts';
import { words } from '../words/words.ts';
import { Paper } from './paper.tsx';

/** How wide a sheet across is, in px, inside its margins. */
const ACROSS_PX = 1040;

/** The board as it stands, on a sheet laid across. */
export function MapPaper() {
  const { view, variant, board, naming } = useTable();
  const title = printWords.map.title(words.seat.turn(view.turn), words.seat.phases[view.phase]);
  return (
    <Paper label={title} className="paper--across" foot={title}>
      <StillMap
        board={board}
        variant={variant}
        names={naming.names}
        theme="light"
        owned={new Map(Object.entries(view.owners) as [never, never][])}
        pieces={standing(view.units)}
        sees={seesOf(view)}
        widthPx={ACROSS_PX}
        label={title}
      />
    </Paper>
  );
}

/** The public record, on as many sheets as it takes. */
export function GazettePaper() {
  const { view, sentences } = useTable();
  return (
    <div className="paper paper--long">
      <Gazette view={view} sentences={sentences} />
    </div>
  );
}
