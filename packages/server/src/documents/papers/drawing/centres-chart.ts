import type { PowerId, Variant } from '@defensor/diplomacy';
import { lookOf, type Timeline } from '@defensor/web/on-paper';
import { centred, endingAt, type Pen, POWER_COLOURS, PRINT } from './pen.ts';

export const CENTRES_CHART_HEIGHT = 200;
const LEFT = 26;
const RIGHT = 14;
const TOP = 8;
const FOOT = 18;
const DISC = 5;

interface Said {
  readonly start: string;
  readonly turn: (turn: string) => string;
}

/** The centres of each power after each Fall, as lines that wear the power's disc. */
export function drawCentresChart(
  pen: Pen,
  width: number,
  { centres, turns }: Timeline,
  variant: Variant,
  said: Said,
): void {
  const most = Math.max(variant.victoryCentres, ...centres.flatMap(({ of }) => [...of.values()]));
  const bottom = CENTRES_CHART_HEIGHT - FOOT;
  const x = (at: number) => LEFT + 14 + (at / Math.max(1, turns.length)) * (width - LEFT - 14 - RIGHT);
  const y = (n: number) => TOP + (1 - n / most) * (bottom - TOP);
  const value = (power: PowerId, index: number) => centres[index]?.of.get(power) ?? 0;
  /** Equal powers stand side by side, so that no disc hides another. */
  const nudged = (power: PowerId, index: number) => {
    const equal = variant.powers.filter(({ id }) => value(id, index) === value(power, index));
    return (equal.findIndex(({ id }) => id === power) - (equal.length - 1) / 2) * DISC * 1.9;
  };
  const steps = [0, 6, 12, variant.victoryCentres].filter((n, index, all) => all.indexOf(n) === index && n <= most);
  for (const n of steps) {
    const isWin = n === variant.victoryCentres;
    pen
      .moveTo(LEFT, y(n))
      .lineTo(width, y(n))
      .lineWidth(isWin ? 0.9 : 0.4);
    if (isWin) pen.dash(4, { space: 3 });
    pen.stroke(isWin ? PRINT.rubric : PRINT.line).undash();
    pen.font(isWin ? 'bold' : 'plain', 8.5).fillColor(isWin ? PRINT.rubric : PRINT.soft);
    endingAt(pen, String(n), LEFT - 5, y(n) + 3);
  }
  pen.font('plain', 8).fillColor(PRINT.soft);
  for (const { turn, at } of centres) {
    centred(pen, turn === undefined ? said.start : said.turn(turn), x(at), CENTRES_CHART_HEIGHT - 4);
  }
  for (const { id } of variant.powers) {
    for (const [index, { at }] of centres.entries()) {
      const point = [x(at) + nudged(id, index), y(value(id, index))] as const;
      if (index === 0) pen.moveTo(...point);
      else pen.lineTo(...point);
    }
    pen.lineWidth(1.5).lineJoin('round').stroke(POWER_COLOURS[lookOf(variant, id).ink].fill);
  }
  for (const { id } of variant.powers) {
    const { ink, initial } = lookOf(variant, id);
    const { fill, on } = POWER_COLOURS[ink];
    for (const [index, { at }] of centres.entries()) {
      const [cx, cy] = [x(at) + nudged(id, index), y(value(id, index))];
      pen.circle(cx, cy, DISC).lineWidth(0.7).fillAndStroke(fill, PRINT.paper);
      pen.font('bold', 6.5).fillColor(on);
      centred(pen, initial, cx, cy + 2.2);
    }
  }
}
