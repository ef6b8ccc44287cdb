import type { Span, Timeline } from '@defensor/web/on-paper';
import { centred, fitted, type Pen, PRINT } from './pen.ts';

type BarKind = 'reign' | 'vacant' | 'anti' | 'council' | 'ban';

interface Row {
  readonly label: string;
  readonly bars: readonly (Span & { readonly kind: BarKind })[];
}

interface Said {
  readonly pope: string;
  readonly antiPope: string;
  readonly council: string;
  readonly sits: string;
  readonly empty: string;
  readonly turn: (turn: string) => string;
}

/** Who reigned, claimed to, sat and was banned: a chart's rows. Each one's bans stand in one row. */
export class ThroneChart {
  private readonly rows: readonly Row[];
  private readonly turns: readonly string[];
  private readonly said: Said;
  private readonly titleOf: (seat: string) => string;

  constructor({ turns, reigns, antiPopes, councils, bans }: Timeline, said: Said, titleOf: (seat: string) => string) {
    this.turns = turns;
    this.said = said;
    this.titleOf = titleOf;
    const rowOf = (kind: BarKind, label: string, spans: readonly Span[]): readonly Row[] =>
      spans.length === 0 ? [] : [{ label, bars: spans.map((span) => ({ ...span, kind })) }];
    const banned = [...new Set(bans.map(({ seat }) => seat ?? ''))];
    this.rows = [
      {
        label: said.pope,
        bars: reigns.map((span) => ({ ...span, kind: span.seat === undefined ? 'vacant' : 'reign' })),
      },
      ...rowOf('anti', said.antiPope, antiPopes),
      ...rowOf('council', said.council, councils),
      ...banned.flatMap((seat) =>
        rowOf(
          'ban',
          titleOf(seat),
          bans.filter((ban) => ban.seat === seat),
        ),
      ),
    ];
  }

  get height(): number {
    return HEAD + this.rows.length * ROW + 4;
  }

  draw(pen: Pen, width: number): void {
    const step = (width - LABELS) / this.turns.length;
    const x = (at: number) => LABELS + at * step;
    pen.font('plain', 8);
    const widest = Math.max(...this.turns.map((turn) => pen.widthOfString(this.said.turn(turn)))) + 4;
    const every = Math.ceil(widest / step);
    for (const [index, turn] of this.turns.entries()) {
      pen.moveTo(x(index + 1), HEAD - 4).lineTo(x(index + 1), this.height);
      pen.lineWidth(0.4).stroke(PRINT.line);
      if (index % every !== 0) continue;
      const words = this.said.turn(turn);
      pen.font('plain', 8).fillColor(PRINT.soft);
      centred(pen, words, x(index + 0.5), 10);
    }
    pen
      .moveTo(0, HEAD - 4)
      .lineTo(width, HEAD - 4)
      .lineWidth(0.8)
      .stroke(PRINT.ink);
    for (const [index, { label, bars }] of this.rows.entries()) {
      const y = HEAD + index * ROW;
      pen.font('plain', 9.5).fillColor(PRINT.ink);
      fitted(pen, label, 0, y + 10.5, 9.5, LABELS - 6);
      for (const bar of bars) this.drawBar(pen, bar, y, x);
    }
  }

  private drawBar(pen: Pen, bar: Row['bars'][number], y: number, x: (at: number) => number): void {
    const from = x(bar.from);
    const width = Math.max(2, x(bar.until) - from);
    if (bar.kind === 'ban') return drawBan(pen, bar, from, width, y + ROW / 2);
    const { fill, stroke, isDashed } = LOOKS[bar.kind];
    pen.rect(from, y + 1, width, ROW - 3).lineWidth(0.8);
    if (isDashed) pen.dash(3, { space: 2 });
    pen.fillAndStroke(fill, stroke).undash();
    const name = bar.seat === undefined ? this.said[bar.kind === 'council' ? 'sits' : 'empty'] : this.titleOf(bar.seat);
    pen.font(bar.seat === undefined ? 'italic' : 'plain', 8.5);
    const wide = pen.widthOfString(name);
    if (wide > (width - 6) * MOST_SHRUNK) return;
    pen.fillColor(PRINT.ink);
    fitted(pen, name, from + 3, y + 10.5, 8.5, width - 6);
  }
}

/** Room for labels at the left, for turns at the head, and a row's height. */
const LABELS = 112;
const HEAD = 18;
const ROW = 15;
/** A name is set smaller by as much, no more, to stand in its bar. */
const MOST_SHRUNK = 1.35;

const LOOKS = {
  reign: { fill: PRINT.giltWash, stroke: PRINT.gilt, isDashed: false },
  vacant: { fill: PRINT.paper, stroke: PRINT.rule, isDashed: true },
  anti: { fill: PRINT.paper, stroke: PRINT.gilt, isDashed: true },
  council: { fill: PRINT.seaWash, stroke: PRINT.sea, isDashed: false },
} as const;

/** A ban's end is said by its mark: a ring lifted, a cross void. */
function drawBan(pen: Pen, { end }: Span, from: number, width: number, middle: number): void {
  const until = from + width;
  pen.rect(from, middle - 3, width, 6).fill(PRINT.rubric);
  pen.lineWidth(1.5);
  if (end === 'lifted') pen.circle(until, middle, 3.6).fillAndStroke(PRINT.paper, PRINT.rubric);
  if (end !== 'void' && end !== 'judge') return;
  pen.circle(until, middle, 4.4).fill(PRINT.paper);
  pen.path(`M${until - 3.4} ${middle - 3.4}l6.8 6.8M${until + 3.4} ${middle - 3.4}l-6.8 6.8`).stroke(PRINT.rubric);
}
