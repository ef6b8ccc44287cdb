import type { Variant } from '@defensor/diplomacy';
import { memo } from 'react';
import type { Board } from '../board.ts';
import { lookOf } from '../powers.ts';
import type { See } from '../see.ts';

interface SeesProps {
  readonly board: Board;
  readonly variant: Variant;
  readonly sees: readonly See[];
  readonly size: number;
}

const MITRE = 'M0-8C3.4-5 5.2-1.8 5.2 2L4.2 7H-4.2L-5.2 2C-5.2-1.8-3.4-5 0-8Z';
const KEY = 'M-2.2-4a2.6 2.6 0 1 0 .01 0M-.6-.2L4.6 5M3.2 3.6L4.6 2.2M1.4 1.8L2.6.6';

/** A mitre beside the centre of each see: gold for the Pope's, red with a cross under a ban; the occupier's letter at the Pope's. */
export const Sees = memo(function Sees({ board, variant, sees, size }: SeesProps) {
  return (
    <g aria-hidden="true">
      {sees.map(({ province, kind, occupier, isDeposed }) => {
        const at = board.spaces[province]?.centre;
        if (at === undefined) return null;
        const look = occupier === undefined ? undefined : lookOf(variant, occupier);
        return (
          <g
            key={province}
            className="see"
            data-see={kind}
            transform={`translate(${at[0] + 14 * size} ${at[1] - 1 * size}) scale(${size})`}
          >
            <path d={MITRE} />
            {kind === 'banned' && <path className="see-cross" d="M0-4V5M-3-0.5H3" />}
            {(kind === 'pope' || kind === 'antiPope') && <path className="see-seam" d="M0-6.5V6.5M-4.6 2.5H4.6" />}
            {look !== undefined && (
              <g className="see-occupier" data-ink={look.ink} data-occupier={occupier}>
                <circle cx="9.5" cy="5" r="4.6" />
                <text x="9.5" y="7.6">
                  {look.initial}
                </text>
              </g>
            )}
            {isDeposed === true && (
              <g className="see-deposed" data-deposed={province}>
                <circle r="9" />
                <path d={KEY} />
                <path d="M-6.3 6.3L6.3-6.3" />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});
