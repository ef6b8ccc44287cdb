import { READING_NAMES, RULE_NAMES, type RuleName, ruleOfReading, ruleWords } from '@defensor/api';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRulePath } from '../components/rule-no.tsx';
import { law } from '../words/law.ts';
import { rulesWords } from '../words/rule-words.ts';

type Group = keyof typeof rulesWords.groups;

const groupOf = (name: RuleName): Group => {
  if (/^R\d/.test(name)) return 'papacy';
  if (name.startsWith('JD')) return 'judge';
  return name === 'BASE' || name === '§6' ? 'board' : 'roles';
};

const GROUPS: readonly Group[] = ['papacy', 'roles', 'judge', 'board'];

/** Every rule by its number and title, and a field that finds words in them and in how they are read. */
export function RuleList() {
  const [sought, setSought] = useState('');
  const pathOf = useRulePath();
  const found = findRules(sought);
  return (
    <>
      <div className="rule-find">
        <label className="label" htmlFor="find-rule">
          {rulesWords.find}
        </label>
        <input
          id="find-rule"
          className="field"
          type="search"
          value={sought}
          autoComplete="off"
          onChange={(event) => setSought(event.target.value)}
        />
        <Link className="btn" to="/lesson">
          {rulesWords.lesson}
        </Link>
      </div>
      <div role="status">{found.size === 0 && <p className="empty">{rulesWords.none}</p>}</div>
      {GROUPS.map((group) => {
        const names = RULE_NAMES.filter((name) => groupOf(name) === group && found.has(name));
        if (names.length === 0) return null;
        return (
          <section key={group} className="rule-group" aria-labelledby={`rules-${group}`}>
            <h2 className="h-sec" id={`rules-${group}`}>
              {rulesWords.groups[group]}
            </h2>
            <ul>
              {names.map((name) => (
                <li key={name}>
                  <Link to={pathOf(name)}>
                    <span className="no">{name}</span>
                    <span>{ruleWords(name, law)?.title}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** The rules in which, or in whose readings, every word that is sought stands. */
function findRules(sought: string): ReadonlySet<RuleName> {
  const parts = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (name: string) => {
    const { title = '', text = '' } = ruleWords(name, law) ?? {};
    const whole = `${name} ${title} ${text}`.toLowerCase();
    return parts.every((part) => whole.includes(part));
  };
  const byReading = READING_NAMES.filter(has).flatMap((name) => ruleOfReading(name) ?? []);
  return new Set([...RULE_NAMES.filter(has), ...byReading]);
}
