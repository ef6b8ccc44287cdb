import { drawMitre } from './drawing/arms.ts';
import { judgesLine, type PaperOfGame } from './paper-of-game.ts';
import { BLANK, type Part, TICK } from './sheets.ts';

const majorityOf = (n: number) => Math.floor(n / 2) + 1;

const bishopsIn = ({ view }: PaperOfGame) =>
  view.seats.filter((seat) => seat.class === 'bishop' && seat.standing === 'seated');

/** A ballot for each bishop: for a Pope while a conclave sits, otherwise for an Anti-Pope. */
export function layBallots(paper: PaperOfGame): void {
  const { sheets, view, said: words, turn, nameIn, officeOf, deskLink } = paper;
  const { ballots: said } = words;
  const bishops = bishopsIn(paper);
  const { conclave } = view;
  const kind = conclave === undefined ? 'council' : 'conclave';
  const banned = new Set<string>(view.bans.map(({ seat }) => seat));
  const voters = bishops.filter(({ id }) => kind === 'council' || !banned.has(id)).length;
  const pope = view.throne?.kind === 'reigning' ? view.throne.pope : undefined;
  for (const voter of bishops) {
    sheets.sheet();
    sheets.head(said.title[kind], [said.sub(turn)], { code: deskLink('what=ballot'), arms: drawMitre });
    sheets.ruled(said.about[kind](majorityOf(voters), voters), said.rules[kind]);
    for (const candidate of bishops) {
      if (kind === 'council' && candidate.id === pope) continue;
      const office = officeOf(candidate);
      const name = nameIn(candidate);
      const named = name === '' ? office : `${name}, ${office}`;
      sheets.fill(candidate.id === conclave?.barred ? [`${named}. ${said.barred}`] : [TICK, named], { height: 19 });
    }
    sheets.signs([{ name: said.name, hint: said.nameHint }, { name: said.see(officeOf(voter)) }]);
    sheets.text(said.note[kind], { size: 9, soft: true });
    judgesLine(paper);
  }
}

/** A decree convening a council, with a line for each bishop's signature. */
export function layDecrees(paper: PaperOfGame): void {
  const { sheets, said: words, deskLink } = paper;
  const { decrees: said } = words;
  const bishops = bishopsIn(paper);
  const needed = majorityOf(bishops.length);
  sheets.sheet();
  sheets.head(said.title, [said.sub], { code: deskLink('what=decree'), arms: drawMitre });
  sheets.text(said.text, { size: 13 });
  for (let line = 0; line < 3; line += 1) sheets.fill([BLANK]);
  sheets.ruled(said.about(needed), 'R14');
  sheets.columns(
    0.5,
    () => layRings(0, Math.ceil(bishops.length / 2)),
    () => layRings(Math.ceil(bishops.length / 2), bishops.length),
  );
  sheets.signs([
    { name: said.drafted, hint: said.draftedHint },
    { name: said.hour, hint: said.hourHint },
  ]);
  sheets.text(said.note, { size: 9, soft: true });
  judgesLine(paper);

  function layRings(from: number, to: number): void {
    for (let at = from; at < to; at += 1) {
      const ends = at === 0 ? [said.seeAndName] : at + 1 === needed ? [said.sits] : [];
      sheets.fill([`${at + 1}.`, BLANK, ...ends], { height: 24 });
    }
  }
}

/** A packet of bulls, to be filled in by hand and sealed with the Pope's name. */
export function layBulls(paper: PaperOfGame): void {
  const { sheets, said: words, deskLink } = paper;
  const { bulls: said } = words;
  const pair: readonly Part[] = [BLANK, said.and, BLANK];
  const { unit, who } = said;
  sheets.sheet();
  sheets.head(said.title, [said.sub], { code: deskLink('what=bulls'), arms: drawMitre });
  sheets.fill([said.turn, BLANK, said.pope, BLANK]);
  part(said.lift, [pair]);
  part(said.ban, [pair, pair]);
  part(said.name, [
    [unit[0], BLANK, unit[1], BLANK],
    [unit[2], BLANK, TICK, unit[3], TICK, unit[4]],
  ]);
  part(said.testimony, [
    [who[0], BLANK],
    [TICK, who[1], TICK, who[2], BLANK],
  ]);
  part(said.crown, [[BLANK]]);
  sheets.signs([{ name: said.signed, hint: said.signedHint }, { name: words.orders.time }]);
  sheets.text(said.note, { size: 9, soft: true });
  judgesLine(paper);

  function part([heading, rule]: readonly [string, string], lines: readonly (readonly Part[])[]): void {
    sheets.moveTo(sheets.y + 4);
    sheets.fill([TICK, heading], { rule });
    for (const line of lines) sheets.fill(line);
  }
}
