import type { Language, LanguageTag } from '@defensor/api';
import { madeOnce, type Variant, variantById } from '@defensor/diplomacy';
import { type Board, DRAWN_BOARD, generateBoard, namedBoard } from '@defensor/web/on-paper';

const named = new Map<LanguageTag, Board>();
const made = madeOnce((variant: Variant) => generateBoard(variant));

/** The board of a map: of the house, with names in the language; or made of the map that a game brought. */
export function boardOf(variant: Variant, { tag, names }: Language): Board {
  if (variantById(variant.id) !== variant) return made(variant);
  const board = named.get(tag) ?? (tag === 'en' ? DRAWN_BOARD : namedBoard(DRAWN_BOARD, names.province));
  named.set(tag, board);
  return board;
}
