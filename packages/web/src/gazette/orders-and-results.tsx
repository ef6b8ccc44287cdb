import { movementSentences } from '@defensor/api';
import { isOk, type PowerId, provinceOf } from '@defensor/diplomacy';
import { Arms } from '../components/arms.tsx';
import { Icon } from '../components/icon.tsx';
import { lookOf } from '../map/powers.ts';
import { useTable } from '../seat/at-table.ts';
import { gazetteWords } from '../words/church-words.ts';
import { language } from '../words/language.ts';
import { orderLine, powerLabel, unitLabel } from '../words/orders.ts';
import { type GazettePage, movementOf } from './pages-of.ts';

interface Result {
  readonly key: string;
  readonly tone: 'ok' | 'bad' | 'held';
  readonly text: string;
  readonly because: string;
}

const ICONS = { ok: 'check', bad: 'cross', held: 'minus' } as const;

/** Every order with what came of it, power by power, and who signed. */
export function OrdersAndResults({ page }: { page: GazettePage }) {
  const { variant, naming } = useTable();
  if (page.movement === undefined) return null;
  const powers = variant.powers.filter(({ id }) => page.movement?.outcomes.some(({ unit }) => unit.power === id));
  return (
    <section className="results" aria-labelledby="results">
      <h2 id="results">{gazetteWords.results}</h2>
      <div className="cols">
        {powers.map(({ id }) => (
          <PowersResults key={id} page={page} power={id} name={powerLabel(naming, id)} />
        ))}
      </div>
    </section>
  );
}

function PowersResults({ page, power, name }: { page: GazettePage; power: PowerId; name: string }) {
  const { variant } = useTable();
  const signers = useSigners(page, power);
  const results = useResults(page, power);
  return (
    <section className="power" aria-label={name}>
      <h3>
        <Arms look={lookOf(variant, power)} small />
        {name}
        <small>{signers}</small>
      </h3>
      <ul>
        {results.map(({ key, tone, text, because }) => (
          <li key={key} className={tone}>
            <Icon name={ICONS[tone]} small />
            <span>
              {text}
              <span className="because">{because}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whose signatures the sheet that counted has, or why none counted. */
function useSigners({ sheets }: GazettePage, power: PowerId): string {
  const { view } = useTable();
  const chosen = sheets?.choices[power];
  if (chosen === undefined) return '';
  if (!('sheet' in chosen)) return gazetteWords.noSheet;
  const titles = chosen.signers.map((signer) => {
    const seat = view.seats.find(({ id }) => id === signer);
    return seat?.title ?? gazetteWords.ranks[seat?.class ?? 'ruler'];
  });
  return titles.length === 0 ? gazetteWords.unsigned : gazetteWords.signed(titles);
}

/** The orders of a power in the order given, then its units that had none. */
function useResults({ movement }: GazettePage, power: PowerId): readonly Result[] {
  const { variant, naming } = useTable();
  if (movement === undefined) return [];
  const sentences = movementSentences(variant, movementOf(movement), { names: naming.names, length: 'full', language });
  const ordered = new Set<string>();
  const given = movement.orders.flatMap((one, index): readonly Result[] => {
    if (one.power !== power || !('unit' in one.order)) return [];
    ordered.add(provinceOf(one.order.unit.at));
    const text = orderLine(naming, one.order);
    const tone = !isOk(one.result) ? 'bad' : one.order.kind === 'hold' ? 'held' : 'ok';
    return [{ key: `${index} ${text}`, tone, text, because: sentences.ofOrder(index) }];
  });
  const without = movement.outcomes.flatMap(({ unit, given: counts }, index): readonly Result[] => {
    if (unit.power !== power || counts !== undefined || ordered.has(provinceOf(unit.location))) return [];
    const text = gazetteWords.withoutOrder(unitLabel(naming, { type: unit.type, at: unit.location }));
    return [{ key: unit.id, tone: 'held', text, because: sentences.ofUnit(index) }];
  });
  return [...given, ...without];
}
