import { type ProvinceId, provinceOf, type Unit, type Variant } from '@defensor/diplomacy';
import { Part } from '../church/part.tsx';
import { useWho } from '../church/use-who.ts';
import { Icon } from '../components/icon.tsx';
import { useTable } from '../seat/at-table.ts';
import { PieceOfBoard } from '../seat/still-board.tsx';
import { chanceryWords } from '../words/church-words.ts';
import { unitLabel } from '../words/orders.ts';

/** What the Pope sees of the board beside his bulls. */
const AROUND_ROME = { ratio: 1.9, least: 460, widthPx: 320 } as const;

/** The units that could move into a place without being carried. */
function withinReach({ armyBorders, fleetBorders }: Variant, units: readonly Unit[], place: ProvinceId) {
  return units.filter(({ type, location }) =>
    type === 'A'
      ? armyBorders.get(provinceOf(location))?.includes(place)
      : fleetBorders.get(location)?.some((to) => provinceOf(to) === place),
  );
}

/** What threatens the Pope, and what becomes of his bulls if Rome falls. */
export function IfRomeFalls() {
  const { view, variant, sentences } = useTable();
  const said = chanceryWords.falls;
  if (view.addendum.kind === 'off') return null;
  const { papalSee, host } = view.addendum;
  const inRome = view.units.find(({ location }) => provinceOf(location) === papalSee);
  const near = withinReach(variant, view.units, papalSee);
  return (
    <Part id="if-falls" title={said.rome} rule="R17">
      <div className="falls-map">
        <PieceOfBoard places={[papalSee]} {...AROUND_ROME} label={said.map} />
      </div>
      {inRome !== undefined ? (
        <p>
          {inRome.power === host
            ? said.host(sentences.words.power(inRome.power))
            : said.stands(sentences.words.unit({ type: inRome.type, location: inRome.location, power: inRome.power }))}
        </p>
      ) : (
        <p>{near.length === 0 ? said.nobodyNear : said.near}</p>
      )}
      {near.length > 0 && <Near units={near} />}
      <p className="small soft">{said.falls}</p>
    </Part>
  );
}

function Near({ units }: { units: readonly Unit[] }) {
  const { naming, sentences } = useTable();
  return (
    <ul className="rows">
      {units.map(({ id, type, location, power }) => (
        <li key={id}>
          <span className="said">{unitLabel(naming, { type, at: location })}</span>
          <span className="small soft">{sentences.words.heading(power)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What would make an Anti-Pope Pope, and who can unmake him. */
export function AntiPopesFate() {
  const { view, variant, sentences, me } = useTable();
  const who = useWho();
  const said = chanceryWords.falls;
  const pope = view.throne?.kind === 'reigning' ? view.throne.pope : undefined;
  const isOnly = view.antiPopes.length === 1;
  const elected = view.gazette.findLast(
    ({ type, facts }) => type === 'antiPopeElected' && (facts as { seat: string }).seat === view.viewer,
  )?.facts as { protector?: string } | undefined;
  const near = me?.see === undefined ? [] : withinReach(variant, view.units, me.see);
  const isBanned = view.bans.some(({ seat }) => seat === view.viewer);
  return (
    <>
      <Part id="if-falls" title={pope === undefined ? said.vacant : said.pope(who.title(pope))} rule="R11">
        <ul className="rows">
          {pope !== undefined && (
            <li>
              <Icon name="right" small />
              <span className="said">{isOnly ? said.deposedOnly : said.deposedOneOf}</span>
            </li>
          )}
          <li>
            <Icon name="right" small />
            <span className="said">
              {pope === undefined ? said.stand : said.resigns} {isBanned && said.noVote}
            </span>
          </li>
        </ul>
      </Part>
      <Part id="unmake" title={said.unmake} rule="R10">
        <p>
          {elected?.protector === undefined
            ? said.anyPower(sentences.words.place(me?.see ?? ''))
            : said.anyBut(sentences.words.power(elected.protector), sentences.words.place(me?.see ?? ''))}
        </p>
        {near.length > 0 && <Near units={near} />}
        <p className="why">{near.length === 0 ? said.nobodyNearSee : said.nearSee}</p>
      </Part>
    </>
  );
}
