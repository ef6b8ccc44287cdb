import type { Variant } from '@defensor/diplomacy';
import type { Board } from '../board.ts';
import darkSheet from '../data/base-dark.webp';
import lightSheet from '../data/base-light.webp';
import { FRAME } from '../geometry/viewport.ts';
import { romanNumeral } from '../roman-numeral.ts';

export type Theme = 'light' | 'dark';

const SHEETS: Readonly<Record<Theme, string>> = { light: lightSheet, dark: darkSheet };

/** The engraved sheet: land, seas, ornaments; and over it what this variant draws otherwise. */
export function Sheet({ board, variant, theme, id }: { board: Board; variant: Variant; theme: Theme; id: string }) {
  if (board.links !== undefined) return <MadeSheet board={board} links={board.links} />;
  const wastes = Object.entries(board.spaces).filter(([space]) => !variant.provinceById.has(space));
  return (
    <g aria-hidden="true">
      <image
        href={SHEETS[theme]}
        x={-FRAME}
        y={-FRAME}
        width={board.width + 2 * FRAME}
        height={board.height + 2 * FRAME}
      />
      {wastes.length > 0 && (
        <>
          <pattern id={`${id}-waste`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
            <path className="waste-hatch" d="M0 0V5" />
          </pattern>
          {wastes.map(([space, { d }]) => (
            <g key={space}>
              <path className="waste" d={d} />
              <path className="waste-lines" d={d} fill={`url(#${id}-waste)`} />
            </g>
          ))}
        </>
      )}
      <Cartouche year={variant.data.start.year} />
    </g>
  );
}

/** The sheet of a board that nobody drew: its places, and the lines between those that touch. */
function MadeSheet({ board, links }: { board: Board; links: NonNullable<Board['links']> }) {
  return (
    <g className="made" aria-hidden="true">
      <rect x={-FRAME} y={-FRAME} width={board.width + 2 * FRAME} height={board.height + 2 * FRAME} />
      <path className="made-way made-way--sea" d={links.sea} />
      <path className="made-way" d={links.land} />
      {Object.entries(board.spaces).map(([space, { d, kind }]) => (
        <path key={space} className={`made-place made-place--${kind}`} d={d} />
      ))}
    </g>
  );
}

const SCROLL =
  'M-104-34C-98-40-90-38-88-32H88C90-38 98-40 104-34C98-32 98-28 102-24V24C98 28 98 32 104 34C98 40 90 38 88 32H-88C-90 38-98 40-104 34C-98 32-98 28-102 24V-24C-98-28-98-32-104-34Z';

/** The title plate, with the year in which the variant begins. */
function Cartouche({ year }: { year: number }) {
  return (
    <g className="cartouche" transform="translate(128 66)">
      <path className="plate" d={SCROLL} />
      <path className="rule-1" d="M-94-26H94V26H-94Z" />
      <path className="rule-2" d="M-90-22H90V22H-90Z" />
      <text y="4" fontSize="27" letterSpacing="4">
        Evropa
      </text>
      <text y="17" fontSize="9.5" letterSpacing="1.5">
        Anno Domini {romanNumeral(year)}
      </text>
    </g>
  );
}
