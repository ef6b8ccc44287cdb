import type { LocationId, Ownership, PowerId, ProvinceId, UnitType, Variant } from '@defensor/diplomacy';
import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import type { Board, NameSet, Point } from '../board.ts';
import { marksFor, piecesAt } from '../geometry/drawing.ts';
import type { DrawnOrder } from '../geometry/marks.ts';
import { nameSceneOf } from '../geometry/name-scene.ts';
import { placeNames } from '../geometry/names.ts';
import { centreSize, markSize } from '../geometry/scale.ts';
import { spaceTowards } from '../geometry/steer.ts';
import { lookOf } from '../powers.ts';
import type { See } from '../see.ts';
import { Centres } from './centres.tsx';
import { Marks } from './marks.tsx';
import { Names } from './names.tsx';
import { Owners } from './owners.tsx';
import { pickedSpace } from './pick.ts';
import { Piece, type PieceForm } from './piece.tsx';
import { Sees } from './sees.tsx';
import { Sheet, type Theme } from './sheet.tsx';
import { steeringOf } from './steering.ts';
import { type MapControls, type OnMoved, useZoom } from './use-zoom.ts';

export interface BoardPiece {
  readonly id: string;
  readonly power: PowerId;
  readonly type: UnitType;
  readonly at: LocationId;
  readonly form: PieceForm;
  readonly isAside: boolean;
  readonly isChosen: boolean;
  /** A bull holds it where it stands. */
  readonly isBound?: boolean;
}

/** A tap: the space under the finger, or that of the piece nearest to it, and where on the board. */
export interface Pick {
  readonly province: ProvinceId;
  readonly at: Point;
}

export interface BoardMapProps {
  readonly board: Board;
  readonly variant: Variant;
  readonly names: NameSet;
  readonly theme: Theme;
  readonly owned: Ownership;
  readonly pieces: readonly BoardPiece[];
  readonly orders: readonly DrawnOrder[];
  /** The places that may be chosen now. */
  readonly lit: ReadonlySet<ProvinceId>;
  /** The places where this map differs from another beside it. */
  readonly ringed?: ReadonlySet<ProvinceId>;
  /** The sees of bishops, and how each stands. */
  readonly sees?: readonly See[];
  /** What a map on a narrow screen shows first. */
  readonly focus?: readonly Point[];
  /** Where it changes, a board lies there that did not come of the one before: no piece walks to it. */
  readonly leap?: string | number;
  readonly label: string;
  /** What a space is called by someone who does not see the map: its name, owner, and who stands there. */
  readonly describe: (province: ProvinceId) => string;
  readonly onPick: (pick: Pick) => void;
  /** Escape was pressed on the map. */
  readonly onLeave: () => void;
  readonly controls: Ref<MapControls>;
  /** The view was moved here: by hand, by a key or by a button. */
  readonly onMoved?: OnMoved;
}

/** The board: pan, pinch and zoom it, tap a space, or steer through the spaces with the arrow keys. */
export function BoardMap(props: BoardMapProps) {
  const { board, variant, names, theme, owned, pieces, orders, lit, label, describe, onPick, onLeave } = props;
  const id = useId();
  const { paneRef, svgRef, sheetRef, scale, controls } = useZoom(board, {
    onMoved: props.onMoved,
    focus: props.focus,
  });
  const [steered, setSteered] = useState<string>(variant.powers[0]?.homeCentres[0] ?? '');
  const isLeaping = useLeap(props.leap);
  useImperativeHandle(props.controls, () => controls, [controls]);

  const k = markSize(scale);
  const drawn = useMemo(() => piecesAt(board, pieces, scale), [board, pieces, scale]);
  const marks = useMemo(() => marksFor(board, variant, drawn, orders, scale), [board, variant, drawn, orders, scale]);
  const placed = useMemo(
    () => placeNames(nameSceneOf({ board, variant, set: names, scale, pieces: drawn, marks })),
    [board, names, variant, scale, drawn, marks],
  );

  const pick = (event: MouseEvent<SVGSVGElement>) => {
    const matrix = sheetRef.current?.getScreenCTM()?.inverse();
    if (matrix === undefined) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    const under = event.target instanceof Element ? event.target.closest('[data-space]') : null;
    const province = pickedSpace({
      under: under?.getAttribute('data-space') ?? undefined,
      at: [x, y],
      scale: 1 / matrix.a,
      pieces: drawn.filter((piece) => piece.form !== 'ghost'),
      lit,
    });
    if (province === undefined) return;
    setSteered(province);
    onPick({ province, at: [x, y] });
  };

  const steer = (event: KeyboardEvent<SVGElement>) => {
    const step = steeringOf(event);
    if (step === undefined) return;
    event.preventDefault();
    switch (step.kind) {
      case 'go': {
        const next = spaceTowards(board, steered, step.heading);
        setSteered(next);
        svgRef.current?.querySelector<SVGElement>(`[data-space="${next}"]`)?.focus({ preventScroll: true });
        const at = board.spaces[next]?.unit;
        return at === undefined ? undefined : controls.reveal(at);
      }
      case 'pan':
        return controls.panBy(...step.by);
      case 'zoom':
        return controls.zoomBy(step.by);
      case 'fit':
        return controls.fit();
      case 'leave':
        return onLeave();
      case 'pick': {
        const at = board.spaces[steered]?.unit;
        return at === undefined ? undefined : onPick({ province: steered as ProvinceId, at });
      }
      default:
        return step satisfies never;
    }
  };

  return (
    <div ref={paneRef} className="map-pane">
      <svg ref={svgRef} className={isLeaping ? 'map is-leaping' : 'map'} onClick={pick} role="group" aria-label={label}>
        <g ref={sheetRef} style={{ '--k': k } as React.CSSProperties}>
          <Sheet board={board} variant={variant} theme={theme} id={id} />
          <Owners board={board} variant={variant} owned={owned} k={k} id={id} />
          <g aria-hidden="true">
            {[...lit].map((province) => (
              <path key={province} className="lit" d={board.spaces[province]?.d} data-lit={province} />
            ))}
          </g>
          <Centres board={board} variant={variant} owned={owned} size={centreSize(k)} />
          {props.sees !== undefined && <Sees board={board} variant={variant} sees={props.sees} size={centreSize(k)} />}
          <Names names={placed.filter((name) => !name.isCrossed)} />
          <Marks marks={marks} variant={variant} />
          <Names names={placed.filter((name) => name.isCrossed)} />
          <g aria-hidden="true">
            {drawn.map((piece) => (
              <Piece
                key={`${piece.form === 'ghost' ? 'ghost ' : ''}${piece.id}`}
                at={piece.point}
                k={k}
                type={piece.type}
                look={lookOf(variant, piece.power)}
                form={piece.form}
                isAside={piece.isAside}
                isChosen={piece.isChosen}
                isBound={piece.isBound === true}
                testId={piece.at}
              />
            ))}
          </g>
          {props.ringed !== undefined && <Rings board={board} places={props.ringed} k={k} />}
          <g className="spaces" onKeyDown={steer}>
            {variant.provinces.map((province) => (
              <path
                key={province.id}
                d={board.spaces[province.id]?.d}
                data-space={province.id}
                role="button"
                tabIndex={province.id === steered ? 0 : -1}
                aria-label={describe(province.id)}
                onFocus={() => setSteered(province.id)}
              />
            ))}
          </g>
        </g>
      </svg>
    </div>
  );
}

/** Whether the board that is being drawn is another than the one before, until it is drawn. */
function useLeap(leap: string | number | undefined): boolean {
  const [landed, setLanded] = useState(leap);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setLanded(leap));
    });
    return () => cancelAnimationFrame(frame);
  }, [leap]);
  return landed !== leap;
}

/** A ring around each of these places, with a pale casing. */
function Rings({ board, places, k }: { board: Board; places: ReadonlySet<ProvinceId>; k: number }) {
  return (
    <g className="rings" aria-hidden="true">
      {[...places].map((place) => {
        const at = board.spaces[place]?.unit;
        if (at === undefined) return null;
        return (
          <g key={place} data-ring={place}>
            <circle className="case" cx={at[0]} cy={at[1]} r={26 * k} />
            <circle cx={at[0]} cy={at[1]} r={26 * k} />
          </g>
        );
      })}
    </g>
  );
}
