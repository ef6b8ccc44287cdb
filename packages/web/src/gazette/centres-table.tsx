import type { PowerId } from '@defensor/diplomacy';
import { useTable } from '../seat/at-table.ts';
import { gazetteWords } from '../words/church-words.ts';
import { powerLabel, provinceLabel } from '../words/orders.ts';
import type { GazettePage } from './pages-of.ts';

/** The centres of each power before and after a Fall, with those won and lost. */
export function CentresTable({ page }: { page: GazettePage }) {
  const { view, variant, naming } = useTable();
  const record = view.history.find(({ turn }) => turn === page.turn);
  if (page.ownership === undefined || record === undefined) return null;
  const { changes } = page.ownership;
  const said = gazetteWords.centres;
  const had = (power: PowerId) => Object.values(record.before.owned).filter((owner) => owner === power).length;
  const rows = variant.powers
    .map(({ id }) => {
      const won = changes.filter(({ to }) => to === id).map(({ centre }) => provinceLabel(naming, centre));
      const lost = changes.filter(({ from }) => from === id).map(({ centre }) => provinceLabel(naming, centre));
      return { id, name: powerLabel(naming, id), had: had(id), has: had(id) + won.length - lost.length, won, lost };
    })
    .filter((row) => row.had + row.has > 0)
    .sort((one, other) => other.has - one.has);
  return (
    <section aria-labelledby="centres">
      <h2 id="centres">{said.title}</h2>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{said.power}</th>
            <th scope="col" className="n">
              {said.had}
            </th>
            <th scope="col" className="n">
              {said.has}
            </th>
            <th scope="col">{said.change}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, had: before, has, won, lost }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className="n">{before}</td>
              <td className="n">{has}</td>
              <td className="delta">{said.delta(won, lost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
