/** The sheet under the board as SVG: paper, engraved shores, borders, ornaments. Names, pieces and owners are not on it. */
import type { Board } from '../../src/map/board.ts';
import { bandPath } from '../../src/map/geometry/edge-band.ts';
import { FRAME } from '../../src/map/geometry/viewport.ts';
import { packageFile } from '../files.ts';
import type { Point } from '../plane/polygon.ts';
import { type Ornaments, readOrnaments } from './ornaments.ts';
import { PALETTES, type Palette } from './palette.ts';
import { afloat, caravel, rhumbLines, serpent, windRose } from './sea-glyphs.ts';

const ROSE: Point = [84, 640];

const r1 = (v: number) => Math.round(v * 10) / 10;
const lineData = (lines: Point[][]) =>
  lines.map((line) => `M${line.map(([x, y]) => `${r1(x)} ${r1(y)}`).join('L')}`).join('');

export function sheetSvg(board: Board, theme: keyof typeof PALETTES): string {
  const palette = PALETTES[theme];
  const ornaments = readOrnaments(board);
  const { width, height } = board;
  const [w, h] = [width + 2 * FRAME, height + 2 * FRAME];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-FRAME} ${-FRAME} ${w} ${h}">
${definitions(board, palette)}
<rect x="${-FRAME}" y="${-FRAME}" width="${w}" height="${h}" fill="${palette.desk}"/>
<g clip-path="url(#sheet)">
<rect width="${width}" height="${height}" fill="url(#sea)"/>
<path d="${rhumbLines(ROSE)}" stroke="${palette.rhumb}" stroke-width=".6" stroke-opacity=".33" fill="none"/>
${water(board, palette)}
${land(board, palette)}
${relief(ornaments, palette)}
${borders(board, ornaments, palette)}
${captions(ornaments)}
${windRose(ROSE, palette)}${afloat(caravel(palette), [96, 468], 0.95, palette)}${afloat(serpent(palette), [540, 62], 0.95, palette)}${afloat(caravel(palette), [770, 1284], 0.7, palette, -1)}
<rect width="${width}" height="${height}" filter="url(#paper)" opacity="${palette.stain}"/>
<rect width="${width}" height="${height}" fill="url(#shade)"/>
</g>
${frame(board, palette)}
</svg>`;
}

function definitions({ width, height, lines }: Board, palette: Palette): string {
  const [top, middle, bottom] = palette.sea;
  const [shade, strength] = palette.vignette;
  const [hillFill, hillLine] = palette.hill;
  const [treeFill, treeLine] = palette.tree;
  const font = packageFile('@fontsource/im-fell-english/files/im-fell-english-latin-400-italic.woff2').toString(
    'base64',
  );
  return `<style>@font-face{font-family:"IM Fell English";font-style:italic;src:url(data:font/woff2;base64,${font})}
text{font:italic 10.5px "IM Fell English",serif;letter-spacing:.06em;text-anchor:middle;fill:${palette.caption};fill-opacity:.85}</style>
<defs>
<radialGradient id="shade" cx=".5" cy=".48" r=".75"><stop offset=".55" stop-color="${shade}" stop-opacity="0"/><stop offset="1" stop-color="${shade}" stop-opacity="${strength}"/></radialGradient>
<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
<filter id="paper" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".012 .014" numOctaves="5" seed="8"/><feColorMatrix values="0 0 0 0 .36  0 0 0 0 .25  0 0 0 0 .1  .9 .5 0 0 -.56"/></filter>
<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 0V5" stroke="${palette.wasteLine}" stroke-width=".8" stroke-opacity=".5"/></pattern>
<g id="hill"><path d="M-6.5 4C-4.2 1.6-2.6-1.6-.6-5.2C1-3.4 3.8 1.8 6.5 4" fill="${hillFill}" fill-opacity=".75" stroke="${hillLine}" stroke-width=".8"/><path d="M-.6-5.2C.1-2 .4.8.2 3.6M1.4-2.6C1.9-.6 2.2 1.6 2.2 3.6M3.3.6C3.8 1.8 4 2.6 4.1 3.6" fill="none" stroke="${hillLine}" stroke-width=".6"/></g>
<g id="tree"><path d="M0-7C3-5.6 4.2-2.8 3.4-.6C2.6 1.2 1 1.4 0 1.4C-1 1.4-2.6 1.2-3.4-.6C-4.2-2.8-3-5.6 0-7Z" fill="${treeFill}" fill-opacity=".8" stroke="${treeLine}" stroke-width=".7"/><path d="M0 1.4V4M1.4-5.2C2.6-3.4 2.4-1.4 1.2.4M2.4-3C2.8-2 2.6-1 2-.2" fill="none" stroke="${treeLine}" stroke-width=".6"/></g>
<path id="shore" d="${lines.coast}" fill="none" stroke-linejoin="round"/>
<clipPath id="sheet"><rect width="${width}" height="${height}"/></clipPath>
</defs>`;
}

/** The engraved shore: wide strokes, each with the water's colour laid into it, and the limits of the seas. */
function water({ lines }: Board, { seaInk, shore: [outer, middle, inner] }: Palette): string {
  return `<g stroke="${seaInk}"><use href="#shore" stroke-width="25" stroke-opacity=".1"/><use href="#shore" stroke="${outer}" stroke-width="23.6"/><use href="#shore" stroke-width="16" stroke-opacity=".22"/><use href="#shore" stroke="${middle}" stroke-width="14.4"/><use href="#shore" stroke-width="8.6" stroke-opacity=".4"/><use href="#shore" stroke="${inner}" stroke-width="6.8"/></g>
<path d="${lines.sea}" fill="none" stroke="${seaInk}" stroke-width="1.5" stroke-dasharray="7 4.5" stroke-opacity=".82"/>`;
}

function land(board: Board, palette: Palette): string {
  const lands = Object.entries(board.spaces).filter(([, space]) => space.kind === 'land');
  const clips = lands
    .map(([id, { d }]) => `<clipPath id="c${id}"><path d="${d}" clip-rule="evenodd"/></clipPath>`)
    .join('');
  const fills = lands.map(
    ([, { d, centre }]) =>
      `<path d="${d}" fill-rule="evenodd" fill="${centre === undefined ? palette.plain : palette.land}"/>`,
  );
  const bands = lands.map(([id, { d }]) => `<path d="${bandPath(board, d)}" clip-path="url(#c${id})"/>`);
  return `<defs>${clips}</defs><path d="${board.waste}" fill="${palette.waste}" fill-rule="evenodd"/><path d="${board.waste}" fill="url(#hatch)" fill-rule="evenodd"/>
${fills.join('')}
<g fill="none" stroke="${palette.band[0]}" stroke-opacity="${palette.band[1]}" stroke-width="13" stroke-linejoin="round">${bands.join('')}</g>
<path d="${board.inland}" fill="${palette.inland}" fill-rule="evenodd"/>`;
}

function relief({ rivers, glyphs }: Ornaments, palette: Palette): string {
  const uses = glyphs.map(
    ({ kind, at: [x, y], size }) =>
      `<use href="#${kind}" transform="translate(${r1(x)} ${r1(y)}) scale(${size.toFixed(2)})"/>`,
  );
  return `<path d="${lineData(rivers)}" fill="none" stroke="${palette.river}" stroke-width="1.1" stroke-opacity=".55" stroke-linecap="round"/>
<g opacity=".58">${uses.join('')}</g>`;
}

function borders({ lines }: Board, { straits, narrows }: Ornaments, palette: Palette): string {
  return `<path d="${lines.land}" fill="none" stroke="${palette.borderGlow}" stroke-width="2.6" stroke-opacity=".5" stroke-linejoin="round"/>
<path d="${lines.land}" fill="none" stroke="${palette.border}" stroke-width="1.15" stroke-linejoin="round"/>
<path d="${lineData(straits)}" fill="none" stroke="${palette.ink}" stroke-width="5"/>
<use href="#shore" stroke="${palette.ink}" stroke-width="1.5"/>
<path d="${lineData(narrows)}" fill="none" stroke="${palette.narrows}" stroke-width="2.6"/>`;
}

function captions({ captions: all }: Ornaments): string {
  return all
    .map(
      ({ text, at: [x, y], turn }) => `<text transform="translate(${r1(x)} ${r1(y)}) rotate(${turn})">${text}</text>`,
    )
    .join('');
}

/** The neatline with its scale bars, and three rules around it. */
function frame({ width, height }: Board, palette: Palette): string {
  const [across, down] = [40, 33];
  let bars = '';
  for (let i = 0; i < across; i += 2) {
    const [x, w] = [r1((width * i) / across), r1(width / across)];
    bars += `M${x}-9h${w}v6h${-w}zM${x} ${height + 3}h${w}v6h${-w}z`;
  }
  for (let i = 1; i < down; i += 2) {
    const [y, h] = [r1((height * i) / down), r1(height / down)];
    bars += `M-9 ${y}h6v${h}h-6zM${width + 3} ${y}h6v${h}h-6z`;
  }
  const rule = (out: number, stroke: number) =>
    `<rect x="${-out}" y="${-out}" width="${width + 2 * out}" height="${height + 2 * out}" stroke-width="${stroke}"/>`;
  return `<path d="${bars}" fill="${palette.bars}"/><g fill="none" stroke="${palette.frame}">${rule(3, 1.2)}${rule(9, 1)}${rule(15, 2.6)}</g>`;
}
