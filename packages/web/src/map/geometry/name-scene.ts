/** What the names on the map give way to. */
import { provinceOf, type Variant } from '@defensor/diplomacy';
import type { Board, NameSet, Point } from '../board.ts';
import { nameIn } from '../names.ts';
import { headingAtEnd, pointsAlong } from './line.ts';
import type { Mark } from './marks.ts';
import type { NameScene } from './names.ts';
import { add, leftOf, times } from './plane.ts';
import { centreSize, markSize } from './scale.ts';

interface ShownPiece {
  readonly point: Point;
  readonly isChosen: boolean;
  readonly form: 'standing' | 'ghost' | 'struck';
}

interface Shown {
  readonly board: Board;
  readonly variant: Variant;
  readonly set: NameSet;
  /** Px on screen per board unit. */
  readonly scale: number;
  readonly pieces: readonly ShownPiece[];
  readonly marks: readonly Mark[];
}

export function nameSceneOf({ board, variant, set, scale, pieces, marks }: Shown): NameScene {
  const k = markSize(scale);
  const centres = variant.supplyCentres.flatMap((province): Point[] => {
    const at = board.spaces[province]?.centre;
    return at === undefined ? [] : [at];
  });
  return {
    board,
    set,
    abbreviations: new Map(variant.provinces.map((p) => [p.id, nameIn(p, set, variant).abbreviation])),
    scale,
    discs: [
      ...pieces.map(({ point, isChosen, form }) => ({
        at: point,
        r: (isChosen ? 22 : 14.5) * k,
        isFaint: form === 'ghost',
      })),
      ...centres.map((at) => ({ at, r: 7.5 * centreSize(k) })),
      ...marks.flatMap(({ ring }) => (ring === undefined ? [] : [{ at: ring.at, r: ring.r + 2 * k }])),
    ],
    linePoints: marks.flatMap((mark) => [...pointsAlong(mark.line, 6 * k), ...tipPoints(mark, k)]),
    seasBy: (land) => seasBy(variant, land),
    unnamed: (space) => !variant.provinceById.has(space),
  };
}

/** The corners of an arrow's head, and the ends of a bar. */
function tipPoints({ line, head, bar }: Mark, k: number): Point[] {
  const end = line.at(-1);
  if (end === undefined || line.length < 2 || (head === undefined && bar === undefined)) return [];
  const heading = headingAtEnd(line);
  const root = add(end, times(heading, head === undefined ? 0 : -13 * k));
  return [8, -8].map((side) => add(root, times(leftOf(heading), side * k)));
}

/** The seas that a fleet in this land can sail to; none for a sea. */
function seasBy(variant: Variant, id: string): readonly string[] {
  const province = variant.provinceById.get(id);
  if (province === undefined || province.kind === 'sea') return [];
  const reached = province.locations.flatMap((location) => variant.fleetBorders.get(location) ?? []);
  return reached.map(provinceOf).filter((other) => variant.provinceById.get(other)?.kind === 'sea');
}
