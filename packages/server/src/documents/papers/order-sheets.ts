import type { PowerId } from '@defensor/diplomacy';
import { lookOf } from '@defensor/web/on-paper';
import { drawArms } from './drawing/arms.ts';
import { judgesLine, type PaperOfGame } from './paper-of-game.ts';
import { BLANK, TICK } from './sheets.ts';

/** A sheet has some lines more than the power has units. */
const SPARE_LINES = 3;

/** An order sheet for each power, with its units written in and the code by which the desk knows it. */
export function layOrderSheets(paper: PaperOfGame): void {
  for (const { id } of paper.variant.powers) layOrders(paper, id);
}

function layOrders(paper: PaperOfGame, power: PowerId): void {
  const { sheets, view, said: words, turn, powerName, nameIn, unitName, deskLink } = paper;
  const { orders: said, card } = words;
  const isRetreat = view.phase === 'retreats';
  const isAdjustment = view.phase === 'adjustments';
  const title = isRetreat ? said.retreats : isAdjustment ? said.adjustments : said.title;
  const units = isAdjustment ? [] : (isRetreat ? view.dislodged : view.units).filter((unit) => unit.power === power);
  const court = view.seats.filter((seat) => seat.power === power);

  sheets.sheet();
  sheets.head(title(powerName(power), turn), [said.sub], {
    code: deskLink(`power=${power}`),
    arms: (pen, place) => drawArms(pen, lookOf(paper.variant, power), place),
  });
  sheets.lines([...units.map(unitName), ...Array<string>(SPARE_LINES).fill('')]);
  if (!isRetreat && !isAdjustment && view.throne !== undefined) {
    sheets.fill([TICK, said.depose], { rule: 'R17' });
    sheets.fill([TICK, said.deposeAnti[0], BLANK, said.deposeAnti[1]], { rule: 'R10' });
  }
  sheets.signs([
    ...court.map((seat) => ({
      name: said.signs(nameIn(seat), card.seatClass[seat.class as 'ruler' | 'lord']),
      hint: seat.class === 'ruler' ? said.ruler : said.lord,
    })),
    { name: said.witness, hint: said.witnessHint },
    { name: said.time },
  ]);
  sheets.text(`${said.how.map(([verb, example]) => `${verb} ${example}`).join(' ')} ${said.note}`, {
    size: 9,
    soft: true,
  });
  judgesLine(paper);
}
