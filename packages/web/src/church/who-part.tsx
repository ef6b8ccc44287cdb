import { Icon, type IconName } from '../components/icon.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { useTable } from '../seat/at-table.ts';
import { churchWords } from '../words/church-words.ts';
import { unitLabel } from '../words/orders.ts';
import { Part } from './part.tsx';
import type { Who } from './use-who.ts';

interface Row {
  readonly key: string;
  readonly icon: IconName;
  readonly said: string;
  readonly more?: string;
  readonly rule: string;
  readonly tone?: 'ban' | 'pope';
}

/** Who reigns, who claims to, who is banned, which units are held, whose each bishop is: the public state of the Church. */
export function WhoPart({ who }: { who: Who }) {
  return (
    <>
      <Part id="who" title={churchWords.who.title} rule="R5">
        <Rows rows={useThroneRows(who)} />
      </Part>
      <BansPart who={who} />
      <BishopsPart who={who} />
    </>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="rows">
      {rows.map(({ key, icon, said, more, rule, tone }) => (
        <li key={key} className={tone === undefined ? '' : `is-${tone}`}>
          <Icon name={icon} />
          <span className="said">
            {said}
            {more !== undefined && <small>{more}</small>}
          </span>
          <RuleNo rule={rule} />
        </li>
      ))}
    </ul>
  );
}

function useThroneRows(who: Who): readonly Row[] {
  const { view, sentences } = useTable();
  const said = churchWords.who;
  const { turn } = sentences.words;
  const { throne, conclave, council, antiPopes, emperors } = view;
  return [
    throne?.kind === 'reigning'
      ? {
          key: 'pope',
          icon: 'key',
          said: said.pope(who.title(throne.pope)),
          more: said.reigns(turn(throne.since), who.whose(throne.pope)),
          rule: 'OP.4',
          tone: 'pope',
        }
      : {
          key: 'vacant',
          icon: 'key',
          said: said.vacant,
          ...(conclave === undefined ? {} : { more: said.conclave(turn(conclave.openedIn), conclave.ballotsHeld) }),
          rule: 'R5',
          tone: 'pope',
        },
    ...antiPopes.map(
      ({ seat, since, outstanding }): Row => ({
        key: `anti-${seat}`,
        icon: 'mitre',
        said: said.antiPope(who.title(seat)),
        more: said.claims(turn(since), outstanding.length),
        rule: 'R6',
      }),
    ),
    council === undefined
      ? { key: 'council', icon: 'people', said: said.noCouncil, rule: 'R14' }
      : { key: 'council', icon: 'people', said: said.council(turn(council.last)), rule: 'R14' },
    ...emperors.map(
      ({ seat, crownedBy, turn: crownedIn, byAntiPope }): Row => ({
        key: `emperor-${seat}-${crownedBy}`,
        icon: 'flag',
        said: said.emperor(who.title(seat)),
        more: said.crowned(who.seat(crownedBy), turn(crownedIn), byAntiPope),
        rule: 'R16',
      }),
    ),
  ];
}

function BansPart({ who }: { who: Who }) {
  const { view, naming, sentences } = useTable();
  const said = churchWords.who;
  const { turn } = sentences.words;
  const bans = view.bans.map(
    ({ id, seat, since, issuer }): Row => ({
      key: id,
      icon: 'ban',
      said: who.title(seat),
      more: said.bannedBy(turn(since), who.seat(issuer)),
      rule: 'R1',
      tone: 'ban',
    }),
  );
  const held = view.punishments.flatMap(({ finding, unit, accused, first }): readonly Row[] => {
    const stands = view.units.find(({ id }) => id === unit);
    if (stands === undefined) return [];
    return [
      {
        key: `held-${finding}`,
        icon: 'lock',
        said: said.held(unitLabel(naming, { type: stands.type, at: stands.location })),
        more: said.heldFor(who.seat(accused), turn(first)),
        rule: 'R3',
        tone: 'ban',
      },
    ];
  });
  return (
    <Part id="bans" title={said.bans} rule="R1">
      {bans.length + held.length === 0 ? <p className="soft">{said.noBans}</p> : <Rows rows={[...bans, ...held]} />}
    </Part>
  );
}

function BishopsPart({ who }: { who: Who }) {
  const { view } = useTable();
  const said = churchWords.who;
  const bishops = view.seats.filter(({ class: kind, standing }) => kind === 'bishop' && standing === 'seated');
  const banned = new Set<string>(view.bans.map(({ seat }) => seat));
  return (
    <Part id="bishops" title={said.bishops(bishops.length)} rule="R8">
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{said.see}</th>
            <th scope="col">{said.belongsTo}</th>
          </tr>
        </thead>
        <tbody>
          {bishops.map(({ id }) => (
            <tr key={id}>
              <th scope="row">
                {who.title(id)}
                {banned.has(id) && (
                  <span className="state state--bad">
                    <Icon name="ban" />
                    {said.isBanned}
                  </span>
                )}
              </th>
              <td>{who.whose(id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}
