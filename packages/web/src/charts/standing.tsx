import { Arms } from '../components/arms.tsx';
import { Icon } from '../components/icon.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { lookOf } from '../map/powers.ts';
import { useTable } from '../seat/at-table.ts';
import { chartWords } from '../words/church-words.ts';
import { language } from '../words/language.ts';

/** How far each power is from winning, and whether it is in communion with Rome, without which it cannot. */
export function Standing() {
  const { view, variant, sentences } = useTable();
  const said = chartWords.standing;
  const isPapal = view.addendum.kind === 'papacy';
  const rows = variant.powers
    .map(({ id, name: english }) => {
      const name = language.names.power(english);
      const centres = Object.values(view.owners).filter((owner) => owner === id).length;
      const units = view.units.filter(({ power }) => power === id).length;
      const rulers = view.seats.filter(({ power, class: kind }) => power === id && kind === 'ruler');
      const ban = view.bans.find(({ seat }) => rulers.some((ruler) => ruler.id === seat));
      return { id, name, centres, units, ban };
    })
    .sort((one, other) => other.centres - one.centres);
  return (
    <section className="figure" aria-labelledby="standing">
      <div className="fig-head">
        <h2 className="h-sec" id="standing">
          {said.title}
        </h2>
        {isPapal && <RuleNo rule="R18" />}
      </div>
      <p className="small soft">{said.about(variant.victoryCentres, isPapal)}</p>
      <table className="ledger">
        <caption className="vh">{said.title}</caption>
        <thead>
          <tr>
            <th scope="col">{said.power}</th>
            <th scope="col" className="n">
              {said.centres}
            </th>
            <th scope="col" className="n">
              {said.units}
            </th>
            <th scope="col" className="n">
              {said.lacks}
            </th>
            {isPapal && <th scope="col">{said.communion}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, centres, units, ban }) => (
            <tr key={id}>
              <th scope="row">
                <span className="with-arms">
                  <Arms look={lookOf(variant, id)} small />
                  {name}
                </span>
              </th>
              <td className="n">{centres}</td>
              <td className="n">{units}</td>
              <td className="n">{Math.max(0, variant.victoryCentres - centres)}</td>
              {isPapal && (
                <td>
                  {ban === undefined ? (
                    <span className="state state--ok">
                      <Icon name="check" />
                      {said.inCommunion}
                    </span>
                  ) : (
                    <span className="state state--bad">
                      <Icon name="ban" />
                      {said.banned(sentences.words.turn(ban.since))}
                    </span>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
