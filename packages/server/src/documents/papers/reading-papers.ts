import { gazetteOf } from '@defensor/api';
import type { Store } from '../../store/store.ts';
import { castFor } from '../cast.ts';
import { capital, type PaperOfGame, playersIn } from './paper-of-game.ts';

/** Who may speak to whom: a line for each who is banned, and the teams that it goes by. */
export function laySpeech(paper: PaperOfGame): void {
  const { sheets, view, variant, said: words, turn, sentences, officeOf, powerName } = paper;
  const { speech: said } = words;
  const players = playersIn(view);
  const affiliations: Readonly<Record<string, { readonly power: string }>> = view.affiliations;
  const teamOf = (seat: (typeof players)[number]) => seat.power ?? affiliations[seat.id]?.power;
  sheets.sheet();
  sheets.head(said.title(turn), [view.bans.length === 0 ? said.free : said.others]);
  for (const { from, to, rules } of view.desk?.speech ?? []) {
    const seat = players.find(({ id }) => id === from);
    sheets.text(seat === undefined ? from : officeOf(seat), { face: 'bold', after: 0 });
    const whom = to.length === 0 ? said.nobody : sentences.words.seats(to);
    sheets.ruled(`${said.may}: ${whom}`, rules.join(' '));
  }
  sheets.heading(said.teams);
  for (const { id } of variant.powers) {
    sheets.text(said.team(powerName(id), players.filter((seat) => teamOf(seat) === id).map(officeOf)));
  }
  const noTeam = players.filter((seat) => teamOf(seat) === undefined).map(officeOf);
  if (noTeam.length > 0) sheets.text(said.noTeam(noTeam));
}

/** The public record of the whole game, and each person's grade: what a class talks over at the end. */
export async function layRecord(paper: PaperOfGame, store: Store, id: string): Promise<void> {
  const { sheets, game, view, said, language, title, sentences, nameIn } = paper;
  sheets.sheet();
  sheets.head(title === '' ? said.record.title : title, [said.record.title]);
  const record = gazetteOf(game, await castFor(store, id, game, 'public'), language).split('\n');
  for (const [at, line] of record.entries()) {
    const under = record[at + 1] ?? '';
    if (/^[=-]{3,}$/.test(line)) continue;
    if (/^={3,}$/.test(under)) sheets.text(line, { face: 'bold', size: 16 });
    else if (/^-{3,}$/.test(under)) sheets.heading(line);
    else sheets.text(line, line.startsWith('  ') ? { soft: true, after: 0 } : {});
  }
  const grades = view.desk?.grades ?? [];
  if (grades.length === 0) return;
  sheets.heading(said.card.grade);
  for (const { seat, count, of } of grades) {
    const sits = view.seats.find((one) => one.id === seat);
    const who = [capital(sentences.words.seat(seat)), sits === undefined ? '' : nameIn(sits)];
    sheets.ruled(who.filter((part) => part !== '').join(', '), `${count} / ${of}`);
  }
}
