import { type LocationId, provinceOf, type Variant } from '@defensor/diplomacy';
import type { Board, Point } from '../board.ts';
import { asidePoint } from './aside.ts';
import { type DrawnOrder, isSamePlace, type Mark, marksOf } from './marks.ts';
import { markSize } from './scale.ts';
import { standAt } from './stand.ts';

interface PlacedPiece {
  readonly at: LocationId;
  readonly form: 'standing' | 'ghost' | 'struck';
  /** Pushed aside by the unit that dislodged it. */
  readonly isAside: boolean;
}

/** The pieces, each with its point on the board at this scale. */
export function piecesAt<Piece extends PlacedPiece>(
  board: Board,
  pieces: readonly Piece[],
  scale: number,
): (Piece & { readonly point: Point })[] {
  const k = markSize(scale);
  const standing = pieces.filter(isStanding).map((piece) => standAt(board, piece.at).unit);
  return pieces.map((piece) => {
    const stand = standAt(board, piece.at);
    return { ...piece, point: piece.isAside ? asidePoint(stand, k, standing) : stand.unit };
  });
}

const isStanding = ({ form, isAside }: PlacedPiece) => form !== 'ghost' && !isAside;

/** The marks of the orders, from and to the pieces as they are drawn. */
export function marksFor(
  board: Board,
  variant: Variant,
  pieces: readonly (PlacedPiece & { readonly point: Point })[],
  orders: readonly DrawnOrder[],
  scale: number,
): Mark[] {
  const standing = pieces.filter(isStanding);
  const aside = new Map(
    pieces.filter((piece) => piece.isAside).map((piece) => [provinceOf(piece.at), piece.point] as const),
  );
  return marksOf({
    board,
    variant,
    k: markSize(scale),
    orders,
    isTaken: (at) => standing.some((piece) => isSamePlace(piece.point, at)),
    asideOf: ({ order }) => (order.kind === 'retreat' ? aside.get(provinceOf(order.unit.at)) : undefined),
  });
}
