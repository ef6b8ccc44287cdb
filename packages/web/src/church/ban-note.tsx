import { Icon } from '../components/icon.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { useTable } from '../seat/at-table.ts';
import { churchWords } from '../words/church-words.ts';

/** What the ban on the viewer means to him, and the ways out. */
export function BanNote() {
  const { view, me, sentences } = useTable();
  const ban = view.bans.find(({ seat }) => seat === view.viewer);
  if (ban === undefined || me === undefined) return null;
  const isBishop = me.class === 'bishop';
  const mine = view.affiliations[me.id];
  const isFreed = isBishop && (view.council !== undefined || view.conclave !== undefined);
  const said = churchWords.banned;
  const text = isFreed
    ? said.freed
    : isBishop && mine === undefined
      ? said.alone
      : said.ofTeam(sentences.words.power(mine?.power ?? me.power ?? ''));
  return (
    <p className="notice notice--ban">
      <Icon name="ban" />
      <span>
        <b>{said.you}</b> {said.since(sentences.words.turn(ban.since), sentences.words.seat(ban.issuer))} {text}{' '}
        <RuleNo rule={isFreed ? 'R14' : isBishop && mine === undefined ? 'R2' : 'R1'} />
      </span>
    </p>
  );
}
