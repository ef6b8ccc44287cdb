import { Icon } from '../components/icon.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { useTable } from '../seat/at-table.ts';
import { teamOf } from '../seat/team-of.ts';
import { letterWords } from '../words/letter-words.ts';
import { isBanned } from './law-of.ts';

/** That the viewer is banned, and to whom he may still write. */
export function BanNotice() {
  const { view, sentences } = useTable();
  if (!isBanned(view, view.viewer)) return null;
  const { ban } = letterWords;
  const against = (view.mayWriteTo ?? []).flatMap((row) => (row.lawful ? [] : [row]));
  const found = against.find(({ code }) => code !== 'ban-other-team') ?? against[0];
  const team = teamOf(view, view.viewer);
  return (
    <p className="notice notice--ban">
      <Icon name="ban" small />
      <span>
        <b>{ban.title}</b> {ban.open(found?.code, team === undefined ? '' : sentences.words.power(team))}{' '}
        <RuleNo rule={found?.rule ?? 'R14'} />
      </span>
    </p>
  );
}
