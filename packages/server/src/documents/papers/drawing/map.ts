import type { PowerId, ProvinceId, Unit, Variant } from '@defensor/diplomacy';
import type { View } from '@defensor/game';
import {
  type Board,
  centreSize,
  FRAME,
  type Ink,
  lookOf,
  markSize,
  nameSceneOf,
  ownNames,
  type PlacedName,
  piecesAt,
  placeNames,
  romanNumeral,
  seesOf,
} from '@defensor/web/on-paper';
import { hatching } from './arms.ts';
import { centred, mixed, type Pen, POWER_COLOURS } from './pen.ts';
import { drawCentre, drawPiece, drawSee } from './pieces.ts';

const MAP = {
  sea: '#cfdfdb',
  shore: ['#c1d5d1', '#afc8c4'],
  land: '#f7efd9',
  waste: '#e3d5b0',
  coast: '#33271b',
  border: '#6d543a',
  seaBorder: '#5d7f86',
  name: '#2b1f14',
  nameHalo: '#f6ecd2',
  seaName: '#274a57',
  seaHalo: '#cfdfdb',
  plate: '#f1e4c3',
} as const;

/** Px to the point: names and pieces are sized as on a page that is printed. */
const PX = 96 / 72;
/** How strongly a power's colour lies on its land, and its hatching on that. */
const WASH = 0.36;
const HATCH = 0.62;
const LEADING = { land: 0.98, sea: 1.02 } as const;

/** How high a board is that is drawn as wide as this. */
export const heightOfMap = (board: Board, width: number): number =>
  (width * (board.height + 2 * FRAME)) / (board.width + 2 * FRAME);

/** The board as it stands, as lines and letters: who owns what, who stands where, the sees. */
export function drawMap(pen: Pen, board: Board, variant: Variant, view: View, width: number): void {
  const scale = width / (board.width + 2 * FRAME);
  const k = markSize(scale * PX);
  const owned = new Map(Object.entries(view.owners) as [ProvinceId, PowerId][]);
  const pieces = piecesAt(board, [...view.units.map(standing), ...view.dislodged.map(aside)], scale * PX);
  const centreOf = (province: string) => board.spaces[province]?.centre;

  pen.save().scale(scale).translate(FRAME, FRAME);
  drawFrame(pen, board);
  pen.save().rect(0, 0, board.width, board.height).clip();
  drawSpaces(pen, board, variant);
  drawOwners(pen, board, variant, owned, k);
  drawLines(pen, board);
  for (const province of variant.supplyCentres) {
    const at = centreOf(province);
    const owner = owned.get(province);
    if (at !== undefined) drawCentre(pen, at, owner && lookOf(variant, owner), centreSize(k));
  }
  for (const { province, kind, occupier } of view.throne === undefined ? [] : seesOf(view)) {
    const at = centreOf(province);
    const occupiedBy = occupier && lookOf(variant, occupier);
    if (at !== undefined) drawSee(pen, at, { kind, occupier: occupiedBy }, centreSize(k));
  }
  const scene = nameSceneOf({ board, variant, set: ownNames(variant), scale: scale * PX, pieces, marks: [] });
  for (const name of placeNames(scene)) drawName(pen, name);
  for (const { point, type, power, isAside } of pieces) {
    drawPiece(pen, { point, type, look: lookOf(variant, power), isAside }, k);
  }
  if (board.links === undefined) drawPlate(pen, variant.data.start.year);
  pen.restore().restore();
}

const standing = ({ id, type, power, location }: Unit) => ({
  ...{ id, type, power, at: location, form: 'standing' as const, isAside: false, isChosen: false },
});
const aside = (unit: Unit) => ({ ...standing(unit), isAside: true });

function drawFrame(pen: Pen, { width, height }: Board): void {
  pen.rect(0, 0, width, height).fill(MAP.sea);
  for (const [out, weight] of [
    [0, 1.6],
    [FRAME - 12, 1.2],
    [FRAME - 3, 4],
  ] as const) {
    pen
      .rect(-out, -out, width + 2 * out, height + 2 * out)
      .lineWidth(weight)
      .stroke(MAP.coast);
  }
}

/** Seas, the water along the shores, land; what this variant has no province for is waste. */
function drawSpaces(pen: Pen, board: Board, variant: Variant): void {
  if (board.links !== undefined) {
    pen.path(board.links.sea).lineWidth(1.6).dash(5, { space: 4 }).stroke(MAP.seaBorder).undash();
    pen.path(board.links.land).lineWidth(2.4).stroke(MAP.coast);
  }
  for (const [at, weight] of [
    [0, 15],
    [1, 7],
  ] as const) {
    if (board.lines.coast !== '') pen.path(board.lines.coast).lineWidth(weight).lineJoin('round').stroke(MAP.shore[at]);
  }
  fill(pen, board.waste, MAP.waste);
  for (const [id, { d, kind }] of Object.entries(board.spaces)) {
    if (kind === 'land') fill(pen, d, variant.provinceById.has(id) ? MAP.land : MAP.waste);
    else if (board.links !== undefined) fill(pen, d, MAP.shore[0]);
  }
  fill(pen, board.inland, MAP.sea);
}

function fill(pen: Pen, d: string, colour: string): void {
  if (d !== '') pen.path(d).fill(colour, 'even-odd');
}

/** Owned land: a wash of the owner's colour, and its hatching, which is there without colours too. */
function drawOwners(
  pen: Pen,
  board: Board,
  variant: Variant,
  owned: ReadonlyMap<ProvinceId, PowerId>,
  k: number,
): void {
  const hatchings = new Map<Ink, PDFKit.PDFTilingPattern>();
  for (const [province, power] of owned) {
    const d = board.spaces[province]?.d ?? '';
    if (d === '') continue;
    const { ink } = lookOf(variant, power);
    const colour = POWER_COLOURS[ink].fill;
    const pattern = hatchings.get(ink) ?? hatching(pen, ink, 8 * k, 0.9 * k);
    hatchings.set(ink, pattern);
    fill(pen, d, mixed(colour, WASH, MAP.land));
    pen.path(d).fill([pattern, mixed(colour, HATCH, MAP.land)], 'even-odd');
  }
}

function drawLines(pen: Pen, { lines, inland, waste }: Board): void {
  const stroke = (d: string, weight: number, colour: string) => {
    if (d !== '') pen.path(d).lineWidth(weight).lineJoin('round').stroke(colour);
  };
  pen.dash(6, { space: 4 });
  stroke(lines.sea, 1.2, MAP.seaBorder);
  pen.undash();
  stroke(lines.land, 1.3, MAP.border);
  for (const outline of [waste, inland, lines.coast]) stroke(outline, 1.5, MAP.coast);
}

/** A name in its place, with a halo that keeps lines off it. */
function drawName(pen: Pen, { kind, lines, size, at }: PlacedName): void {
  const isSea = kind === 'sea';
  const leading = size * LEADING[kind];
  const top = at[1] - ((lines.length - 1) * leading) / 2 + size * 0.34;
  pen.font(isSea ? 'italic' : 'bold', size).lineJoin('round');
  for (const [index, line] of lines.entries()) {
    const base = top + index * leading;
    const x = at[0] - pen.widthOfString(line) / 2;
    const style = { lineBreak: false, baseline: 'alphabetic' } as const;
    pen.lineWidth(size * 0.19).strokeColor(isSea ? MAP.seaHalo : MAP.nameHalo);
    pen.text(line, x, base, { ...style, stroke: true, fill: false });
    pen.fillColor(isSea ? MAP.seaName : MAP.name).text(line, x, base, style);
  }
}

const SCROLL =
  'M-104-34C-98-40-90-38-88-32H88C90-38 98-40 104-34C98-32 98-28 102-24V24C98 28 98 32 104 34C98 40 90 38 88 32H-88C-90 38-98 40-104 34C-98 32-98 28-102 24V-24C-98-28-98-32-104-34Z';

/** The title plate, with the year in which the variant begins. */
function drawPlate(pen: Pen, year: number): void {
  pen.save().translate(128, 66);
  pen.path(SCROLL).lineWidth(1.5).fillAndStroke(MAP.plate, MAP.coast);
  pen.rect(-94, -26, 188, 52).lineWidth(0.8).stroke(MAP.border);
  pen.rect(-90, -22, 180, 44).lineWidth(0.5).stroke(MAP.border);
  pen.fillColor('#3a2a1a').font('plain', 27);
  centred(pen, 'Evropa', 0, 4);
  pen.font('plain', 10.5);
  centred(pen, `Anno Domini ${romanNumeral(year)}`, 0, 17);
  pen.restore();
}
