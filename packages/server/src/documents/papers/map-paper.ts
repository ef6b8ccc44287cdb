import { lookOf, TOLD } from '@defensor/web/on-paper';
import { armsWidth, drawArms } from './drawing/arms.ts';
import { boardOf } from './drawing/board.ts';
import { drawMap, heightOfMap } from './drawing/map.ts';
import { endingAt, fitted, type Pen, PRINT } from './drawing/pen.ts';
import type { PaperOfGame } from './paper-of-game.ts';
import { known } from './typeface.ts';

/** What stands beside the map, and what is kept free below it. */
const PANEL = { width: 132, gap: 16 } as const;
const FOOT = 42;
const POWER_ROW = 25;

/** The board as it stands, on a sheet laid across: the map, and beside it each power, the thrones, who is banned. */
export function layMap(paper: PaperOfGame): void {
  const { sheets, view, variant, said, language, title, turn, sentences } = paper;
  sheets.sheet({ isAcross: true });
  sheets.text(said.map.title(turn, sentences.words.phase(view.phase)), { size: 21, after: 0 });
  sheets.text(title, { soft: true, after: 4 });
  const board = boardOf(variant, language);
  const room = { width: sheets.width - PANEL.width - PANEL.gap, height: sheets.height - sheets.y - FOOT };
  const width = Math.min(room.width, (room.height * room.width) / heightOfMap(board, room.width));
  sheets.figure(heightOfMap(board, width), (pen, whole) => {
    drawMap(pen, board, variant, view, width);
    pen.save().translate(whole - PANEL.width, 0);
    drawPanel(pen, paper);
    pen.restore();
  });
}

/** Each power with its centres and units; then who reigns, who claims to, who is banned. */
function drawPanel(pen: Pen, { view, variant, language, powerName, officeOf }: PaperOfGame): void {
  const { standing, throne } = TOLD[language.tag].charts;
  const { width } = PANEL;
  const columns = [width - 38, width] as const;
  pen.font('plain', 8).fillColor(PRINT.soft);
  endingAt(pen, standing.centres, columns[0], 8);
  endingAt(pen, standing.units, columns[1], 8);
  let y = 12;
  for (const { id } of variant.powers) {
    pen.moveTo(0, y).lineTo(width, y).lineWidth(0.4).stroke(PRINT.line);
    drawArms(pen, lookOf(variant, id), { x: 0, y: y + 3, height: 19 });
    pen.font('bold', 10.5).fillColor(PRINT.ink);
    fitted(pen, powerName(id), armsWidth(19) + 6, y + 16, 10.5, columns[0] - armsWidth(19) - 20);
    pen.font('plain', 10.5);
    endingAt(pen, String(Object.values(view.owners).filter((owner) => owner === id).length), columns[0], y + 16);
    endingAt(pen, String(view.units.filter(({ power }) => power === id).length), columns[1], y + 16);
    y += POWER_ROW;
  }
  pen.moveTo(0, y).lineTo(width, y).lineWidth(0.8).stroke(PRINT.ink);
  if (view.throne === undefined) return;
  y += 10;
  const titleOf = (id: string) => {
    const seat = view.seats.find((one) => one.id === id);
    return seat === undefined ? id : officeOf(seat);
  };
  const list = (heading: string, seats: readonly string[], none?: string) => {
    if (seats.length === 0 && none === undefined) return;
    pen.font('bold', 11).fillColor(PRINT.ink).text(known(heading), 0, y, { width });
    pen.font('plain', 10).fillColor(PRINT.soft);
    for (const words of seats.length === 0 ? [none ?? ''] : seats.map(titleOf)) {
      pen.text(known(words), 0, pen.y, { width });
    }
    y = pen.y + 8;
  };
  list(throne.pope, view.throne.kind === 'reigning' ? [view.throne.pope] : [], throne.empty);
  list(
    throne.antiPope,
    view.antiPopes.map(({ seat }) => seat),
  );
  list(
    throne.kinds.ban,
    view.bans.map(({ seat }) => seat),
  );
}
