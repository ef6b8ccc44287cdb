import { useId } from 'react';
import type { PowerLook } from '../map/powers.ts';
import { HatchPattern } from '../map/view/hatching.tsx';

const SHIELD = 'M2 2.6C6 3.4 9.4 2.8 12 1.4C14.6 2.8 18 3.4 22 2.6V13C22 19 18 22.8 12 25.4C6 22.8 2 19 2 13Z';

/** A power's arms: colour, hatching and initial together. Its name stands beside it, or on the button it is in. */
export function Arms({ look, small = false }: { look: PowerLook; small?: boolean }) {
  const id = useId();
  return (
    <svg className={small ? 'arms arms--s' : 'arms'} data-ink={look.ink} viewBox="0 0 24 27" aria-hidden="true">
      <HatchPattern id={id} ink={look.ink} tile={4} width={0.8} />
      <path className="arms-field" d={SHIELD} />
      <path d={SHIELD} fill={`url(#${id})`} />
      <circle className="arms-disc" cx="12" cy="12.6" r="6.7" />
      <text className="arms-letter" x="12" y="16.4">
        {look.initial}
      </text>
    </svg>
  );
}
