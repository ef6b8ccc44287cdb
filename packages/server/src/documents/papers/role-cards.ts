import { changesOf, lookOf, TOLD } from '@defensor/web/on-paper';
import { drawArms, drawMitre } from './drawing/arms.ts';
import { capital, type PaperOfGame, playersIn } from './paper-of-game.ts';

/** A card's link and code, which are shown once: whoever made them brings them. */
export interface MadeCard {
  readonly seat: string;
  readonly shortName: string;
  readonly link: string;
  readonly code: string;
}

/** The tab at the foot, which shows a name when the sheet is folded. */
const TAB = 62;

/** A role card for each of these seats, or for everybody who plays: who, what may be done, the code where it was brought. */
export function layRoleCards(paper: PaperOfGame, only: readonly string[] | undefined, made: readonly MadeCard[]): void {
  for (const seat of playersIn(paper.view)) {
    if (only !== undefined && !only.includes(seat.id)) continue;
    layCard(
      paper,
      seat,
      made.find((card) => card.seat === seat.id),
    );
  }
}

function layCard(paper: PaperOfGame, seat: PaperOfGame['view']['seats'][number], made: MadeCard | undefined): void {
  const { sheets, view, variant, language, said: words, title, powerName, seeName, unitName, nameIn, officeOf } = paper;
  const { card: said } = words;
  const isPope = view.throne?.kind === 'reigning' && view.throne.pope === seat.id;
  const role = isPope ? 'pope' : (seat.class as 'ruler' | 'lord' | 'bishop');
  const { power } = seat;
  const name = nameIn(seat);
  const office = officeOf(seat);
  const place = seat.power === undefined ? (seat.see === undefined ? '' : seeName(seat.see)) : powerName(seat.power);
  const court = view.seats.filter((one) => one.power !== undefined && one.power === seat.power);
  const units = view.units.filter((unit) => unit.power === power);
  const who = [name, title].filter((part) => part !== '').join(', ');
  const part =
    role === 'pope'
      ? said.pope.part
      : role === 'bishop'
        ? said.bishop.part(place)
        : said[role].part(place, variant.data.victoryCentres);

  sheets.sheet();
  const code = made === undefined ? [] : [`${made.code} · ${said.klass(made.shortName)} · ${said.scan}`];
  sheets.head(office, [who, said.called[role], ...code], {
    code: made?.link,
    arms: power === undefined ? drawMitre : (pen, place) => drawArms(pen, lookOf(variant, power), place),
  });
  const tell = () => {
    sheets.heading(said.part);
    sheets.text(part);
    sheets.heading(said.can);
    for (const [does, rule] of said[role].can) sheets.ruled(does, rule, { isListed: true });
    sheets.heading(said.banned);
    sheets.text(said[role].banned);
  };
  const pairs = (heading: string, lines: readonly (readonly [string, string])[]) => {
    sheets.heading(heading);
    for (const [left, right] of lines) sheets.pair(left, right);
  };
  const aside = () => {
    if (court.length > 0) {
      pairs(
        said.team,
        court.map((one) => [said.seatClass[one.class as 'ruler' | 'lord'], nameIn(one)]),
      );
      pairs(
        said.begin,
        units.map((unit) => [unitName(unit), '']),
      );
    }
    if (seat.class === 'bishop') {
      const others = view.seats.filter((one) => one.class === 'bishop' && one.id !== seat.id);
      pairs(
        said.bishopsOf,
        others.map((one) => [one.see === undefined ? '' : seeName(one.see), nameIn(one)]),
      );
    }
    sheets.heading(said.grade);
    sheets.text(capital(said.gradeIs), { size: 10, after: 1 });
    const changes = changesOf(view.options, TOLD[language.tag].rulings);
    if (changes.length > 0) sheets.heading(said.rules);
    for (const { sentence, rules } of changes) sheets.text(`${sentence} (${rules})`, { size: 10, after: 1 });
  };
  sheets.columns(0.62, tell, aside);
  sheets.moveTo(sheets.y + 6);
  sheets.text(`${said.keep} ${said.fold}`, { size: 9, soft: true });

  sheets.fold(TAB);
  sheets.moveTo(sheets.height - TAB + 12);
  sheets.text(name === '' ? office : name, { face: 'bold', size: 15, after: 0 });
}
