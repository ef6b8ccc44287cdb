import type { Ownership, Unit, Variant } from '@defensor/diplomacy';
import { useId, useMemo } from 'react';
import type { Board, NameSet, Point } from '../board.ts';
import { marksFor, piecesAt } from '../geometry/drawing.ts';
import type { DrawnOrder } from '../geometry/marks.ts';
import { nameSceneOf } from '../geometry/name-scene.ts';
import { placeNames } from '../geometry/names.ts';
import { centreSize, markSize } from '../geometry/scale.ts';
import { FRAME } from '../geometry/viewport.ts';
import { lookOf } from '../powers.ts';
import type { See } from '../see.ts';
import type { BoardPiece } from './board-map.tsx';
import { Centres } from './centres.tsx';
import { Marks } from './marks.tsx';
import { Names } from './names.tsx';
import { Owners } from './owners.tsx';
import { Piece } from './piece.tsx';
import { Sees } from './sees.tsx';
import { Sheet, type Theme } from './sheet.tsx';

/** A part of the board, in board units. */
export interface Window {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface StillMapProps {
  readonly board: Board;
  readonly variant: Variant;
  readonly names: NameSet;
  readonly theme: Theme;
  readonly owned: Ownership;
  readonly pieces: readonly BoardPiece[];
  readonly orders?: readonly DrawnOrder[];
  readonly sees?: readonly See[];
  /** What is shown; the whole board where it is not said. */
  readonly window?: Window;
  /** How many px wide it is drawn: names and pieces go by it. */
  readonly widthPx: number;
  readonly label: string;
}

/** The board as a picture, for paper: it cannot be moved or pressed. */
export function StillMap(props: StillMapProps) {
  const { board, variant, names, theme, owned, orders = NONE, label, widthPx } = props;
  const id = useId();
  const shown = props.window ?? wholeBoard(board);
  const scale = widthPx / shown.width;
  const k = markSize(scale);
  const pieces = useMemo(() => piecesAt(board, props.pieces, scale), [board, props.pieces, scale]);
  const marks = useMemo(() => marksFor(board, variant, pieces, orders, scale), [board, variant, pieces, orders, scale]);
  const placed = useMemo(
    () => placeNames(nameSceneOf({ board, variant, set: names, scale, pieces, marks })),
    [board, names, variant, scale, pieces, marks],
  );
  return (
    <svg
      className="map map--still"
      viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`}
      preserveAspectRatio={props.window === undefined ? 'xMidYMid meet' : 'xMidYMid slice'}
      role="img"
      aria-label={label}
    >
      <g style={{ '--k': k } as React.CSSProperties}>
        <Sheet board={board} variant={variant} theme={theme} id={id} />
        <Owners board={board} variant={variant} owned={owned} k={k} id={id} />
        <Centres board={board} variant={variant} owned={owned} size={centreSize(k)} />
        {props.sees !== undefined && <Sees board={board} variant={variant} sees={props.sees} size={centreSize(k)} />}
        <Names names={placed} />
        <Marks marks={marks} variant={variant} />
        <g aria-hidden="true">
          {pieces.map((piece) => (
            <Piece
              key={piece.id}
              at={piece.point}
              k={k}
              type={piece.type}
              look={lookOf(variant, piece.power)}
              form={piece.form}
              isAside={piece.isAside}
              isChosen={false}
              isBound={piece.isBound === true}
              testId={piece.at}
            />
          ))}
        </g>
      </g>
    </svg>
  );
}

const NONE: readonly DrawnOrder[] = [];

/** Units as they stand. */
export const standing = (units: readonly Unit[]): readonly BoardPiece[] =>
  units.map(({ id, power, type, location }) => ({
    ...{ id, power, type, at: location },
    ...{ form: 'standing' as const, isAside: false, isChosen: false },
  }));

function wholeBoard(board: Board): Window {
  return { x: -FRAME, y: -FRAME, width: board.width + 2 * FRAME, height: board.height + 2 * FRAME };
}

/** A window of these proportions around places of the board, not smaller than `least`. */
export function windowAround(
  board: Board,
  places: readonly string[],
  { ratio, least }: { readonly ratio: number; readonly least: number },
): Window {
  const points = places.flatMap((place): Point[] => {
    const at = board.spaces[place]?.unit;
    return at === undefined ? [] : [at];
  });
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  if (points.length === 0) return wholeBoard(board);
  const margin = least / 2.2;
  const spanX = Math.max(...xs) - Math.min(...xs) + 2 * margin;
  const spanY = Math.max(...ys) - Math.min(...ys) + margin;
  const width = Math.min(Math.max(least, spanX, spanY * ratio), board.width);
  const height = width / ratio;
  const middle = (values: readonly number[]) => (Math.max(...values) + Math.min(...values)) / 2;
  const clamp = (at: number, size: number, most: number) => Math.max(0, Math.min(most - size, at - size / 2));
  return {
    x: clamp(middle(xs), width, board.width),
    y: clamp(middle(ys), height, board.height),
    width,
    height,
  };
}
