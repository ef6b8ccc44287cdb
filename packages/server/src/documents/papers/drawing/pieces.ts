import type { UnitType } from '@defensor/diplomacy';
import type { Point, PowerLook } from '@defensor/web/on-paper';
import { centred, type Pen, POWER_COLOURS, PRINT } from './pen.ts';

const SHIELD =
  'M-10.4-11C-6.8-9.9-3.2-10.1 0-11.5C3.2-10.1 6.8-9.9 10.4-11V-.4C10.4 6.7 5.7 11 0 13.2C-5.7 11-10.4 6.7-10.4-.4Z';
const HULL = 'M-9.4 4.7H9.4C8.6 8.9 5.6 11.6 0 12.3C-5.6 11.6-8.6 8.9-9.4 4.7Z';
const MITRE = 'M0-8C3.4-5 5.2-1.8 5.2 2L4.2 7H-4.2L-5.2 2C-5.2-1.8-3.4-5 0-8Z';
const STAR = 'M0-5.2L1-1L5.2 0L1 1L0 5.2L-1 1L-5.2 0L-1-1Z';
const CASING = '#fbf3dd';
const LINE = '#33271b';

interface DrawnPiece {
  readonly point: Point;
  readonly type: UnitType;
  readonly look: PowerLook;
  /** Pushed aside by the unit that dislodged it. */
  readonly isAside: boolean;
}

/** A shield for an army, a round ship for a fleet, with the power's initial. */
export function drawPiece(pen: Pen, { point, type, look, isAside }: DrawnPiece, k: number): void {
  const { fill, on } = POWER_COLOURS[look.ink];
  const body = () => (type === 'A' ? pen.path(SHIELD) : pen.circle(0, 0, 13));
  pen
    .save()
    .translate(...point)
    .scale(isAside ? k * 0.92 : k);
  if (isAside) pen.rotate(24);
  body().lineWidth(2).fillAndStroke(fill, CASING);
  if (isAside) body().lineWidth(2).dash(4, { space: 2.5 }).stroke(LINE).undash();
  if (type === 'F') pen.path(HULL).fill(on);
  pen.font('bold', type === 'A' ? 17 : 14).fillColor(on);
  centred(pen, look.initial, 0, type === 'A' ? 6.2 : 2.8);
  pen.restore();
}

/** A supply centre, with a star in its owner's colour. */
export function drawCentre(pen: Pen, at: Point, owner: PowerLook | undefined, size: number): void {
  pen
    .save()
    .translate(...at)
    .scale(size);
  pen.circle(0, 0, 6.7).lineWidth(1.1).fillAndStroke('#fdf7e4', LINE);
  pen.path(STAR).fill(owner === undefined ? '#8a6a32' : POWER_COLOURS[owner.ink].fill);
  pen.restore();
}

interface DrawnSee {
  readonly kind: 'pope' | 'antiPope' | 'banned' | 'plain';
  /** The power that occupies the Pope's see. */
  readonly occupier: PowerLook | undefined;
}

/** A bishop's mitre beside the centre of the see: gold for the Pope's, red with a cross under a ban. */
export function drawSee(pen: Pen, at: Point, { kind, occupier }: DrawnSee, size: number): void {
  const isHigh = kind === 'pope' || kind === 'antiPope';
  pen
    .save()
    .translate(at[0] + 14 * size, at[1] - size)
    .scale(size)
    .lineWidth(1.2);
  pen.path(MITRE).fill(isHigh ? '#e5b763' : kind === 'banned' ? PRINT.rubric : CASING);
  if (kind === 'antiPope') pen.dash(2, { space: 1.4 });
  pen.path(MITRE).stroke(LINE).undash();
  if (isHigh) pen.path('M0-6.5V6.5M-4.6 2.5H4.6').stroke(LINE);
  if (kind === 'banned') pen.path('M0-4V5M-3-.5H3').lineWidth(1.6).stroke('#fff6e6');
  if (occupier !== undefined) {
    const { fill, on } = POWER_COLOURS[occupier.ink];
    pen.circle(9.5, 5, 4.6).lineWidth(1.1).fillAndStroke(fill, CASING);
    pen.font('bold', 7).fillColor(on);
    centred(pen, occupier.initial, 9.5, 7.4);
  }
  pen.restore();
}
