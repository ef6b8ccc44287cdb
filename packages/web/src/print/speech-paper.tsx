import { useTable } from '../seat/at-table.ts';
import { capital } from '../words/counting.ts';
import { powerLabel } from '../words/orders.ts';
import { printWords } from '../words/print-words.ts';
import { seatNames } from '../words/seats.ts';
import { words } from '../words/words.ts';
import { Paper } from './paper.tsx';

/** Who may speak to whom: a line for each who is banned, and the teams that it goes by. */
export function SpeechPaper() {
  const { view, variant, sentences } = useTable();
  const { speech: said } = printWords;
  const { title } = seatNames(variant, view.seats);
  const players = view.seats.filter((seat) => seat.class !== 'judge' && seat.class !== 'observer');
  const affiliations: Readonly<Record<string, { readonly power: string }>> = view.affiliations;
  const teamOf = (seat: (typeof players)[number]) => seat.power ?? affiliations[seat.id]?.power;
  const noTeam = players.filter((seat) => teamOf(seat) === undefined).map(({ id }) => title(id));
  const heading = said.title(words.seat.turn(view.turn));
  return (
    <Paper label={heading} className="paper--form" foot={heading}>
      <h2 className="paper-title">{heading}</h2>
      <p className="form-about">{view.bans.length === 0 ? said.free : said.others}</p>
      {view.bans.length > 0 && (
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">{said.banned}</th>
              <th scope="col">{said.may}</th>
              <th scope="col">{said.rule}</th>
            </tr>
          </thead>
          <tbody>
            {(view.desk?.speech ?? []).map(({ from, to, rules }) => (
              <tr key={from}>
                <th scope="row">{title(from)}</th>
                <td>{to.length === 0 ? said.nobody : capital(sentences.words.seats(to))}</td>
                <td className="rule-no">{rules.join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <h3 className="h-sec">{said.teams}</h3>
      <ul className="teams">
        {variant.powers.map(({ id }) => (
          <li key={id}>
            {said.team(
              powerLabel({ variant }, id),
              players.filter((seat) => teamOf(seat) === id).map((seat) => title(seat.id)),
            )}
          </li>
        ))}
        {noTeam.length > 0 && <li>{said.noTeam(noTeam)}</li>}
      </ul>
    </Paper>
  );
}
