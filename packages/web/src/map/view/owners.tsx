import type { Ownership, Variant } from '@defensor/diplomacy';
import { memo } from 'react';
import type { Board } from '../board.ts';
import { bandPath } from '../geometry/edge-band.ts';
import { lookOf } from '../powers.ts';
import { HatchPatterns } from './hatching.tsx';

interface OwnersProps {
  readonly board: Board;
  readonly variant: Variant;
  readonly owned: Ownership;
  readonly k: number;
  readonly id: string;
}

/** Owned land: a wash of the owner's colour, and its hatching along the inside of the border. */
export const Owners = memo(function Owners({ board, variant, owned, k, id }: OwnersProps) {
  const lands = [...owned].flatMap(([province, power]) => {
    const space = board.spaces[province];
    return space === undefined ? [] : [{ province, space, ink: lookOf(variant, power).ink }];
  });
  return (
    <g aria-hidden="true">
      <defs>
        <HatchPatterns prefix={`${id}-hatch`} tile={8 * k} width={1.5 * k} />
        {lands.map(({ province, space }) => (
          <clipPath key={province} id={`${id}-clip-${province}`}>
            <path d={space.d} clipRule="evenodd" />
          </clipPath>
        ))}
      </defs>
      <g className="own">
        {lands.map(({ province, space, ink }) => (
          <path key={province} d={space.d} data-ink={ink} />
        ))}
      </g>
      <g className="band" style={{ strokeWidth: Math.min(20, 15 * k) }}>
        {lands.map(({ province, space, ink }) => (
          <path
            key={province}
            d={bandPath(board, space.d)}
            stroke={`url(#${id}-hatch-${ink})`}
            clipPath={`url(#${id}-clip-${province})`}
          />
        ))}
      </g>
    </g>
  );
});
