import type { ProvinceId } from '@defensor/diplomacy';
import { memo } from 'react';
import type { Board } from '../board.ts';

/** A bishop's see: the Pope's, that of a bishop who is banned, or any other. */
export interface See {
  readonly province: ProvinceId;
  readonly kind: 'pope' | 'banned' | 'plain';
}

const MITRE = 'M0-8C3.4-5 5.2-1.8 5.2 2L4.2 7H-4.2L-5.2 2C-5.2-1.8-3.4-5 0-8Z';

/** A mitre beside the centre of each see: gold for the Pope's, red with a cross under a ban. */
export const Sees = memo(function Sees({ board, sees, size }: { board: Board; sees: readonly See[]; size: number }) {
  return (
    <g aria-hidden="true">
      {sees.map(({ province, kind }) => {
        const at = board.spaces[province]?.centre;
        if (at === undefined) return null;
        return (
          <g
            key={province}
            className="see"
            data-see={kind}
            transform={`translate(${at[0] + 14 * size} ${at[1] - 1 * size}) scale(${size})`}
          >
            <path d={MITRE} />
            {kind === 'banned' && <path className="see-cross" d="M0-4V5M-3-0.5H3" />}
          </g>
        );
      })}
    </g>
  );
});
