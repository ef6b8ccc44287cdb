import type { ProvinceId } from '@defensor/diplomacy';
import type { ComponentProps } from 'react';
import { windowAround } from '../map/view/still-map.tsx';
import { useTable } from '../seat/at-table.ts';
import { StillBoard } from '../seat/still-board.tsx';

/** How much of the board a plate shows at least, and how wide it is on paper. */
const SHOWN = { least: 760, px: 660 } as const;

interface PlateProps {
  /** The places that the piece of map is drawn around. */
  readonly places: readonly ProvinceId[];
  /** How many times as wide as it is high. */
  readonly ratio: number;
  readonly label: string;
}

/** The piece of map on a paper. */
export function Plate({ places, ratio, label }: PlateProps) {
  const { board } = useTable();
  return (
    <div className="plate">
      <PrintedMap window={windowAround(board, places, { ...SHOWN, ratio })} widthPx={SHOWN.px} label={label} />
    </div>
  );
}

/** The board as it stands, on paper: who owns what, who stands where, the sees. */
export function PrintedMap(shown: Omit<ComponentProps<typeof StillBoard>, 'theme'>) {
  return <StillBoard theme="light" {...shown} />;
}
