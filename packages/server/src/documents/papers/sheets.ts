import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { type ArmsPlace, armsWidth } from './drawing/arms.ts';
import { endingAt, type Pen, PRINT } from './drawing/pen.ts';
import { FACES, known, type Style } from './typeface.ts';

/** Sheets of paper, in points, of which there are 72 to the inch. */
export const PAPER_SIZES = { a4: [595.28, 841.89], letter: [612, 792] } as const;
export type PaperSize = keyof typeof PAPER_SIZES;

/** Something to write on, or to tick, in a line that is filled in by hand. */
export type Part = string | { readonly blank: true } | { readonly tick: true };
export const BLANK: Part = { blank: true };
export const TICK: Part = { tick: true };

const MARGIN = { side: 43, top: 37, foot: 12 };
/** Figures and lists stay so far from the lower edge. */
const FIGURE_FOOT = 40;
const QR_SIZE = 74;
/** So much a line needs. */
const LINE = 20;
/** Arms in the head of a sheet, and the space beside them. */
const HEAD_ARMS = { height: 46, gap: 13 };
const BOX_INSET = 9;
const { ink: INK, soft: SOFT, rule: RULE } = PRINT;

/** What stands in the head of a sheet beside its title. */
interface HeadMarks {
  /** A code at the right, which may be scanned, and pressed where it is read on a screen. */
  readonly code?: string | undefined;
  /** Draws arms at the left. */
  readonly arms?: ((pen: Pen, place: ArmsPlace) => void) | undefined;
}

/** A document of printed sheets: text flows down a column, and forms have lines and boxes to fill in. */
export class Sheets {
  private readonly doc: PDFKit.PDFDocument;
  private readonly done: Promise<Buffer>;
  private frame = { x: MARGIN.side, width: 0 };

  constructor(size: PaperSize, { title, language }: { readonly title: string; readonly language: string }) {
    this.doc = new PDFDocument({
      size: [...PAPER_SIZES[size]],
      margins: { left: MARGIN.side, right: MARGIN.side, top: MARGIN.top, bottom: MARGIN.foot },
      autoFirstPage: false,
      displayTitle: true,
      lang: language,
      info: { Title: title, Author: 'Defensor' },
    });
    for (const [face, file] of Object.entries(FACES)) this.doc.registerFont(face, file);
    const chunks: Buffer[] = [];
    this.done = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
    });
  }

  /** The document, when nothing more is laid on it. */
  bytes(): Promise<Buffer> {
    this.doc.end();
    return this.done;
  }

  /** Begins a sheet, upright or laid across. */
  sheet({ isAcross = false }: { isAcross?: boolean } = {}): void {
    this.doc.addPage(isAcross ? { ...this.doc.options, layout: 'landscape' } : undefined);
    this.frame = { x: MARGIN.side, width: this.doc.page.width - 2 * MARGIN.side };
    this.doc.fillColor(INK).strokeColor(INK);
  }

  /** Begins another sheet where less than this is left of the one that is laid; says whether it did. */
  room(height: number): boolean {
    const isFull = this.doc.y + height > this.doc.page.height - FIGURE_FOOT;
    if (isFull) this.sheet();
    return isFull;
  }

  /** A figure across the column, all of it on one sheet, drawn from its upper left corner; the pen may go where it likes. */
  figure(height: number, draw: (pen: Pen, width: number) => void): void {
    this.room(height);
    const { x, width } = this.frame;
    const { y } = this.doc;
    this.doc.save().translate(x, y);
    draw(this.doc, width);
    this.doc.restore();
    this.doc.x = x;
    this.doc.y = y + height;
  }

  /** How high words come out in a column of this width. */
  heightOf(words: string, width: number, { face = 'plain', size = 11.5, after = 3 }: Style = {}): number {
    if (words === '') return 0;
    this.doc.font(face, size);
    return this.doc.heightOfString(known(words), { width, lineGap: 0.5 }) + after;
  }

  get width(): number {
    return this.frame.width;
  }

  get height(): number {
    return this.doc.page.height;
  }

  /** How far down the next line is laid. */
  get y(): number {
    return this.doc.y;
  }

  text(words: string, { face = 'plain', size = 11.5, soft = false, after = 3, align = 'left' }: Style = {}): void {
    if (words === '') return;
    const { x, width } = this.frame;
    this.doc.font(face, size).fillColor(soft ? SOFT : INK);
    this.doc.text(known(words), x, this.doc.y, { width, align, lineGap: 0.5 });
    this.doc.y += after;
  }

  heading(words: string): void {
    this.doc.y += 5;
    this.text(words, { face: 'bold', size: 13.5, after: 1.5 });
  }

  /** The head of a sheet: arms, what it is, a code. */
  head(title: string, lines: readonly string[], { code, arms }: HeadMarks = {}): void {
    const { y } = this.doc;
    const { x, width } = this.frame;
    let least = y;
    let indent = 0;
    let room = width;
    if (code !== undefined) {
      this.qr(code, x + width - QR_SIZE, y);
      room -= QR_SIZE + 14;
      least = y + QR_SIZE;
    }
    if (arms !== undefined) {
      const { height, gap } = HEAD_ARMS;
      arms(this.doc, { x, y: y + 2, height });
      this.doc.y = y;
      indent = armsWidth(height) + gap;
      least = Math.max(least, y + height + 4);
    }
    this.frame = { x: x + indent, width: room - indent };
    this.text(title, { size: 23, after: 1 });
    for (const line of lines) this.text(line, { soft: true, after: 1 });
    this.frame = { x, width };
    this.doc.y = Math.max(this.doc.y, least) + 5;
    this.rules();
  }

  /** The double rule under a head. */
  rules(): void {
    for (const gap of [0, 2.5]) this.line(this.frame.x, this.doc.y + gap, this.frame.width, 0.8);
    this.doc.y += 10;
  }

  /** A sentence with the number of its rule at the right; in a list under a hair line. */
  ruled(words: string, rule: string, { isListed = false }: { isListed?: boolean } = {}): void {
    const { x, width } = this.frame;
    // Both begin on one sheet.
    if (this.doc.y + LINE > this.doc.page.height - MARGIN.foot) this.doc.addPage();
    if (isListed) {
      this.line(x, this.doc.y, width, 0.3);
      this.doc.y += 2;
    }
    const { y } = this.doc;
    this.doc.font('plain', 9).fillColor(PRINT.rubric);
    this.doc.text(rule, x + width - 46, y + 1, { width: 46, align: 'right' });
    this.doc.y = y;
    this.frame = { x, width: width - 52 };
    this.text(words);
    this.frame = { x, width };
  }

  /** Words at both ends of a line, under a hair line. */
  pair(left: string, right: string): void {
    const { x, width } = this.frame;
    const { y } = this.doc;
    this.line(x, y, width, 0.3);
    this.doc.font('plain', 10).fillColor(INK);
    this.doc.text(known(left), x, y + 10.5, { lineBreak: false, baseline: 'alphabetic' });
    const room = width - this.doc.widthOfString(known(left)) - 8;
    const wide = this.doc.widthOfString(known(right));
    if (wide > room) this.doc.fontSize((10 * room) / wide);
    this.doc.fillColor(SOFT);
    endingAt(this.doc, known(right), x + width, y + 10.5);
    this.doc.x = x;
    this.doc.y = y + 14;
  }

  /** A box of this height across the column, and what is laid in it. */
  boxed(height: number, lay: () => void): void {
    const { x, width } = this.frame;
    const { y } = this.doc;
    this.doc.rect(x, y, width, height).lineWidth(0.8).stroke(INK);
    this.frame = { x: x + BOX_INSET, width: width - 2 * BOX_INSET };
    lay();
    this.frame = { x, width };
    this.doc.y = y + height;
  }

  /** Two columns side by side; what comes after stands under the longer one. */
  columns(share: number, left: () => void, right: () => void): void {
    const { x, width } = this.frame;
    const { y } = this.doc;
    const gap = 22;
    this.frame = { x, width: width * share - gap / 2 };
    left();
    const leftEnd = this.doc.y;
    this.frame = { x: x + width * share + gap / 2, width: width * (1 - share) - gap / 2 };
    this.doc.y = y;
    right();
    this.frame = { x, width };
    this.doc.y = Math.max(leftEnd, this.doc.y);
  }

  /** A line to be filled in by hand: words, boxes to tick, and lines that share what is left of the width. */
  fill(parts: readonly Part[], { rule = '', height = 22 }: { rule?: string; height?: number } = {}): void {
    const { x } = this.frame;
    const width = this.frame.width - (rule === '' ? 0 : 46);
    const base = this.doc.y + height - 6;
    const blanks = parts.filter((part) => typeof part === 'object' && 'blank' in part).length;
    const widthOf = (part: Part) =>
      typeof part === 'string' ? this.doc.widthOfString(known(part)) + 5 : 'tick' in part ? 15 : 0;
    let size = 10.5;
    let taken = 0;
    for (; size >= 7; size -= 0.5) {
      this.doc.font('plain', size);
      taken = parts.reduce((sum, part) => sum + widthOf(part), 0);
      if (taken + blanks * 44 <= width) break;
    }
    const free = blanks === 0 ? 0 : (width - taken) / blanks;
    let at = x;
    for (const part of parts) {
      if (typeof part === 'string') {
        this.doc.font('plain', size).fillColor(INK);
        this.doc.text(known(part), at, base - size * 0.92, { lineBreak: false });
        at += widthOf(part);
      } else if ('tick' in part) {
        this.box(at, base - 8);
        at += 15;
      } else {
        this.line(at, base + 1.5, free - 6, 0.6);
        at += free;
      }
    }
    if (rule !== '') {
      this.doc.font('plain', 9).fillColor(PRINT.rubric);
      this.doc.text(rule, x + width, base - 9, { width: 46, align: 'right' });
    }
    this.doc.y = base + 6;
  }

  /** Numbered lines, some with a beginning. */
  lines(beginnings: readonly string[], height = 30): void {
    const { x, width } = this.frame;
    for (const [index, beginning] of beginnings.entries()) {
      const base = this.doc.y + height - 5;
      this.doc.font('plain', 9).fillColor(SOFT);
      this.doc.text(String(index + 1), x, base - 9, { width: 16, lineBreak: false });
      this.doc.font('bold', 11).fillColor(INK);
      this.doc.text(beginning, x + 18, base - 11, { lineBreak: false });
      this.line(x, base + 3, width, 0.4);
      this.doc.y = base + 5;
    }
  }

  /** Lines to sign on, two in a row, with what belongs there beneath. */
  signs(lines: readonly { readonly name: string; readonly hint?: string }[]): void {
    for (let at = 0; at < lines.length; at += 2) {
      this.doc.y += 26;
      const part = (one: (typeof lines)[number] | undefined) => () => {
        if (one === undefined) return;
        this.line(this.frame.x, this.doc.y, this.frame.width, 0.6);
        this.doc.y += 2;
        this.text(one.name, { face: 'bold', size: 9.5, after: 0 });
        if (one.hint !== undefined) this.text(one.hint, { size: 8.5, soft: true, after: 0 });
      };
      this.columns(0.5, part(lines[at]), part(lines[at + 1]));
    }
    this.doc.y += 6;
  }

  /** A line across, after which a sheet is folded; marks stand at both edges halfway up what is above it. */
  fold(above: number): void {
    const { width, height } = this.doc.page;
    const y = height - above;
    this.doc.dash(3, { space: 3 });
    this.line(0, y, width, 0.5);
    for (const x of [0, width - 17]) this.line(x, y / 2, 17, 0.5);
    this.doc.undash();
    this.doc.y = y;
  }

  moveTo(y: number): void {
    this.doc.y = y;
  }

  private line(x: number, y: number, width: number, weight: number): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(RULE)
      .stroke();
  }

  private box(x: number, y: number): void {
    this.doc.rect(x, y, 9, 9).lineWidth(0.8).strokeColor(INK).stroke();
  }

  private qr(text: string, x: number, y: number): void {
    const { size, data } = encode(text, { ecc: 'M', border: 0 });
    const module = QR_SIZE / size;
    for (const [row, cells] of data.entries()) {
      for (const [column, isDark] of cells.entries()) {
        if (isDark) this.doc.rect(x + column * module, y + row * module, module, module);
      }
    }
    this.doc.fillColor('#000').fill();
    this.doc.link(x, y, QR_SIZE, QR_SIZE, text);
  }
}
