import {
  type LocationId,
  type Ownership,
  type PowerId,
  type ProvinceId,
  provinceOf,
  type UnitType,
  type Variant,
} from '@defensor/diplomacy';
import { type KeyboardEvent, type MouseEvent, type Ref, useId, useImperativeHandle, useMemo, useState } from 'react';
import type { Board, NameSet, Point } from '../board.ts';
import { pointsAlong } from '../geometry/line.ts';
import { type DrawnOrder, isSamePlace, marksOf } from '../geometry/marks.ts';
import { placeNames } from '../geometry/names.ts';
import { markSize } from '../geometry/scale.ts';
import { standAt } from '../geometry/stand.ts';
import { spaceTowards } from '../geometry/steer.ts';
import { nameIn } from '../names.ts';
import { lookOf } from '../powers.ts';
import { Centres } from './centres.tsx';
import { Marks } from './marks.tsx';
import { Names } from './names.tsx';
import { Owners } from './owners.tsx';
import { pickedSpace } from './pick.ts';
import { Piece, type PieceForm } from './piece.tsx';
import { Sheet, type Theme } from './sheet.tsx';
import { steeringOf } from './steering.ts';
import { type MapControls, useZoom } from './use-zoom.ts';

export interface BoardPiece {
  readonly id: string;
  readonly power: PowerId;
  readonly type: UnitType;
  readonly at: LocationId;
  readonly form: PieceForm;
  readonly isAside: boolean;
  readonly isChosen: boolean;
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
  readonly label: string;
  /** What a space is called by someone who does not see the map: its name, owner, and who stands there. */
  readonly describe: (province: ProvinceId) => string;
  readonly onPick: (pick: Pick) => void;
  /** Escape was pressed on the map. */
  readonly onLeave: () => void;
  readonly controls: Ref<MapControls>;
}

/** The board: pan, pinch and zoom it, tap a space, or steer through the spaces with the arrow keys. */
export function BoardMap(props: BoardMapProps) {
  const { board, variant, names, theme, owned, pieces, orders, lit, label, describe, onPick, onLeave } = props;
  const id = useId();
  const { svgRef, sheetRef, scale, controls } = useZoom(board);
  const [steered, setSteered] = useState<string>(variant.powers[0]?.homeCentres[0] ?? '');
  useImperativeHandle(props.controls, () => controls, [controls]);

  const k = markSize(scale);
  const drawn = useMemo(
    () =>
      pieces.map((piece) => {
        const stand = standAt(board, piece.at);
        return { ...piece, point: piece.isAside ? stand.dislodged : stand.unit };
      }),
    [board, pieces],
  );
  const marks = useMemo(() => {
    const standing = drawn.filter((piece) => piece.form !== 'ghost' && !piece.isAside);
    const aside = new Set(drawn.filter((piece) => piece.isAside).map((piece) => piece.at.split('/')[0]));
    return marksOf({
      board,
      variant,
      k,
      orders,
      isTaken: (at) => standing.some((piece) => isSamePlace(piece.point, at)),
      isAside: ({ order }) => order.kind === 'retreat' && aside.has(order.unit.at.split('/')[0]),
    });
  }, [board, variant, k, orders, drawn]);
  const placed = useMemo(
    () =>
      placeNames({
        board,
        set: names,
        abbreviations: new Map(variant.provinces.map((p) => [p.id, nameIn(p, names, variant).abbreviation])),
        scale,
        discs: [
          ...drawn.map((piece) => ({ at: piece.point, r: (piece.isChosen ? 22 : 14.5) * k })),
          ...variant.supplyCentres.flatMap((province) => {
            const at = board.spaces[province]?.centre;
            return at === undefined ? [] : [{ at, r: 7.5 * centreSize(k) }];
          }),
          ...marks.flatMap(({ ring }) => (ring === undefined ? [] : [{ at: ring.at, r: ring.r + 2 * k }])),
        ],
        linePoints: marks.flatMap((mark) => pointsAlong(mark.line, 6 * k)),
        seasBy: (land) => seasBy(variant, land),
        unnamed: (space) => !variant.provinceById.has(space),
      }),
    [board, names, variant, scale, drawn, k, marks],
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
    <svg ref={svgRef} className="map" onClick={pick} role="group" aria-label={label}>
      <g ref={sheetRef} style={{ '--k': k } as React.CSSProperties}>
        <Sheet board={board} variant={variant} theme={theme} id={id} />
        <Owners board={board} variant={variant} owned={owned} k={k} id={id} />
        <g aria-hidden="true">
          {[...lit].map((province) => (
            <path key={province} className="lit" d={board.spaces[province]?.d} data-lit={province} />
          ))}
        </g>
        <Centres board={board} variant={variant} owned={owned} size={centreSize(k)} />
        <Names names={placed} />
        <Marks marks={marks} variant={variant} />
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
              testId={piece.at}
            />
          ))}
        </g>
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
  );
}

/** The seas that a fleet in this land can sail to; none for a sea. */
function seasBy(variant: Variant, id: string): readonly string[] {
  const province = variant.provinceById.get(id);
  if (province === undefined || province.kind === 'sea') return [];
  const reached = province.locations.flatMap((location) => variant.fleetBorders.get(location) ?? []);
  return reached.map(provinceOf).filter((other) => variant.provinceById.get(other)?.kind === 'sea');
}

/** Centres grow less than pieces do. */
const centreSize = (k: number) => Math.min(1.9, 0.75 + 0.3 * k);
