import type { ComponentProps } from 'react';
import { StillMap, standing, windowAround } from '../map/view/still-map.tsx';
import { useTable } from './at-table.ts';
import { seesOf } from './stage-of-view.ts';

type Shown = Pick<ComponentProps<typeof StillMap>, 'window' | 'widthPx' | 'label'> &
  Partial<Pick<ComponentProps<typeof StillMap>, 'theme'>>;

/** The board as it stands, as a picture: who owns what, who stands where, the sees. */
export function StillBoard(shown: Shown) {
  const { view, variant, board, naming, theme } = useTable();
  return (
    <StillMap
      board={board}
      variant={variant}
      names={naming.names}
      theme={theme}
      owned={new Map(Object.entries(view.owners) as [never, never][])}
      pieces={standing(view.units)}
      sees={seesOf(view)}
      {...shown}
    />
  );
}

interface PieceOfBoardProps {
  /** The places that the piece of map is drawn around. */
  readonly places: readonly string[];
  /** How many times as wide as it is high. */
  readonly ratio: number;
  /** How much of the board it shows at least, in board units. */
  readonly least: number;
  readonly widthPx: number;
  readonly label: string;
}

/** The part of the board around some places, as it stands. */
export function PieceOfBoard({ places, ratio, least, widthPx, label }: PieceOfBoardProps) {
  const { board } = useTable();
  return <StillBoard window={windowAround(board, places, { ratio, least })} widthPx={widthPx} label={label} />;
}
