import type { Variant } from '@defensor/diplomacy';
import { memo } from 'react';
import type { Mark } from '../geometry/marks.ts';
import { lookOf } from '../powers.ts';

/** The orders as lines, with a pale casing, so that they read on land and sea in both themes. */
export const Marks = memo(function Marks({ marks, variant }: { marks: readonly Mark[]; variant: Variant }) {
  return (
    <g aria-hidden="true">
      {marks.map((mark) => (
        <OneMark key={mark.id} mark={mark} ink={lookOf(variant, mark.power).ink} />
      ))}
    </g>
  );
});

function OneMark({ mark, ink }: { mark: Mark; ink: string }) {
  const { kind, state, shafts, head, bar, dot, ring } = mark;
  return (
    <g className={`ord ord--${kind} ord--${state}`} data-ink={ink} data-order={mark.id}>
      {ring !== undefined && (
        <>
          <circle className="case" cx={ring.at[0]} cy={ring.at[1]} r={ring.r} />
          <circle className="shaft" cx={ring.at[0]} cy={ring.at[1]} r={ring.r} />
        </>
      )}
      {shafts.map((d) => (
        <path key={`case ${d}`} className="case" d={d} />
      ))}
      {head !== undefined && state === 'draft' && <path className="case" d={head} />}
      {shafts.map((d) => (
        <path key={d} className="shaft" d={d} />
      ))}
      {head !== undefined && <path className="head" d={head} />}
      {bar !== undefined && (
        <>
          <path className="barcase" d={bar} />
          <path className="bar" d={bar} />
        </>
      )}
      {dot !== undefined && <circle className="dot" cx={dot.at[0]} cy={dot.at[1]} r={dot.r} />}
    </g>
  );
}
