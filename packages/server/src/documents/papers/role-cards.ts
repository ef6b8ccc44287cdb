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
  const { sheets, view, variant, said: words, title, powerName, seeName, unitName, nameIn, officeOf } = paper;
  const { card: said } = words;
  const isPope = view.throne?.kind === 'reigning' && view.throne.pope === seat.id;
  const role = isPope ? 'pope' : (seat.class as 'ruler' | 'lord' | 'bishop');
  const name = nameIn(seat);
  const office = officeOf(seat);
  const place = seat.power === undefined ? (seat.see === undefined ? '' : seeName(seat.see)) : powerName(seat.power);
  const court = view.seats.filter((one) => one.power !== undefined && one.power === seat.power);
  const who = [name, title].filter((part) => part !== '').join(', ');
  const part =
    role === 'pope'
      ? said.pope.part
      : role === 'bishop'
        ? said.bishop.part(place)
        : said[role].part(place, variant.data.victoryCentres);

  sheets.sheet();
  const code = made === undefined ? [] : [`${made.code} · ${said.klass(made.shortName)} · ${said.scan}`];
  sheets.head(office, [who, said.called[role], ...code], made?.link);
  const tell = () => {
    sheets.heading(said.part);
    sheets.text(part);
    sheets.heading(said.can);
    for (const [does, rule] of said[role].can) sheets.ruled(does, rule);
    sheets.heading(said.banned);
    sheets.text(said[role].banned);
  };
  const list = (heading: string, lines: readonly string[]) => {
    sheets.heading(heading);
    for (const line of lines) sheets.text(line, { size: 10, after: 1 });
  };
  const aside = () => {
    if (court.length > 0) {
      list(
        said.team,
        court.map((one) => `${said.seatClass[one.class as 'ruler' | 'lord']} ${nameIn(one)}`),
      );
      list(said.begin, view.units.filter(({ power }) => power === seat.power).map(unitName));
    }
    if (seat.class === 'bishop') {
      const others = view.seats.filter((one) => one.class === 'bishop' && one.id !== seat.id);
      list(
        said.bishopsOf,
        others.map((one) => `${one.see === undefined ? '' : seeName(one.see)} ${nameIn(one)}`),
      );
    }
    list(said.grade, [capital(said.gradeIs)]);
  };
  sheets.columns(0.62, tell, aside);
  sheets.moveTo(sheets.y + 6);
  sheets.text(`${said.keep} ${said.fold}`, { size: 9, soft: true });

  sheets.fold(TAB);
  sheets.moveTo(sheets.height - TAB + 12);
  sheets.text(name === '' ? office : name, { face: 'bold', size: 15, after: 0 });
}
