import { INKS, type Ink } from '../powers.ts';

/** The engravers' code: each power's ink has its own hatching. `s` is the width of a tile. */
function hatchingOf(ink: Ink, s: number) {
  const h = s / 2;
  switch (ink) {
    case 'eng':
      return <path d={`M${h} 0V${s}`} />;
    case 'fra':
      return <path d={`M0 ${h}H${s}`} />;
    case 'hre':
      return <path d={`M${h} 0V${s}M0 ${h}H${s}`} />;
    case 'tur':
      return <path d={`M-1-1L${s + 1} ${s + 1}M-1 ${s - 1}L1 ${s + 1}M${s - 1}-1L${s + 1} 1`} />;
    case 'pol':
      return <path d={`M0 0L${s} ${s}M${s} 0L0 ${s}`} />;
    case 'ven':
      return <path d={`M${s + 1}-1L-1 ${s + 1}M1-1L-1 1M${s + 1} ${s - 1}L${s - 1} ${s + 1}`} />;
    case 'spa':
      return <circle cx={h} cy={h} r={s * 0.23} fill="currentColor" stroke="none" />;
    default:
      return ink satisfies never;
  }
}

/** One ink's hatching as an SVG pattern. */
export function HatchPattern({ id, ink, tile, width }: { id: string; ink: Ink; tile: number; width: number }) {
  return (
    <pattern id={id} className="hatch" data-ink={ink} width={tile} height={tile} patternUnits="userSpaceOnUse">
      <g fill="none" stroke="currentColor" strokeWidth={width}>
        {hatchingOf(ink, tile)}
      </g>
    </pattern>
  );
}

/** All the hatchings, named `${prefix}-${ink}`. */
export function HatchPatterns({ prefix, tile, width }: { prefix: string; tile: number; width: number }) {
  return INKS.map((ink) => <HatchPattern key={ink} id={`${prefix}-${ink}`} ink={ink} tile={tile} width={width} />);
}
