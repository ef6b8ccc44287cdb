import type { Ownership, Variant } from '@defensor/diplomacy';
import { memo } from 'react';
import type { Board } from '../board.ts';
import { lookOf } from '../powers.ts';

interface CentresProps {
  readonly board: Board;
  readonly variant: Variant;
  readonly owned: Ownership;
  readonly size: number;
}

/** The supply centres, each with a star in its owner's colour. */
export const Centres = memo(function Centres({ board, variant, owned, size }: CentresProps) {
  return (
    <g aria-hidden="true">
      {variant.supplyCentres.map((province) => {
        const at = board.spaces[province]?.centre;
        const owner = owned.get(province);
        if (at === undefined) return null;
        return (
          <g
            key={province}
            className="centre"
            data-ink={owner === undefined ? undefined : lookOf(variant, owner).ink}
            transform={`translate(${at[0]} ${at[1]}) scale(${size})`}
          >
            <circle r="6.7" />
            <path d="M0-5.2L1-1L5.2 0L1 1L0 5.2L-1 1L-5.2 0L-1-1Z" />
          </g>
        );
      })}
    </g>
  );
});
