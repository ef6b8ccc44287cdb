import { memo } from 'react';
import type { PlacedName } from '../geometry/names.ts';

const LEADING = { land: 0.98, sea: 1.02 } as const;

/** The names in their places. They are said again in the labels of the spaces. */
export const Names = memo(function Names({ names }: { names: readonly PlacedName[] }) {
  return (
    <g aria-hidden="true">
      {names.map(({ id, kind, lines, size, at }) => {
        const leading = size * LEADING[kind];
        const top = at[1] - ((lines.length - 1) * leading) / 2 + size * 0.34;
        return (
          <text key={id} className={kind === 'sea' ? 'nm-sea' : 'nm'} fontSize={size} data-name={id}>
            {lines.map((line, i) => (
              <tspan key={line} x={at[0]} y={top + i * leading}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </g>
  );
});
