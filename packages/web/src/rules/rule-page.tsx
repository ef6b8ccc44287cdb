import { type ReadingName, RULE_NAMES, type RuleName, readingsOfRule, ruleWords } from '@defensor/api';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { useRulePath } from '../components/rule-no.tsx';
import { law } from '../words/law.ts';
import { rulesWords } from '../words/rule-words.ts';

interface RulePageProps {
  readonly name: RuleName;
  /** The reading that was asked for, to be shown first. */
  readonly reading: ReadingName | undefined;
  /** What else is to be said of the rule: where it bit in a game. */
  readonly children?: ReactNode;
}

/** One rule in plain words, and how it is read where it leaves a question. */
export function RulePage({ name, reading, children }: RulePageProps) {
  const { title = '', text = '' } = ruleWords(name, law) ?? {};
  const readings = readingsOfRule(name);
  const asked = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (reading !== undefined) asked.current?.scrollIntoView({ block: 'center' });
  }, [reading]);
  return (
    <>
      <article className="rule-text" aria-labelledby="rule-title">
        <p className="no">{name}</p>
        <h2 id="rule-title">{title}</h2>
        <p className="read">{text}</p>
      </article>
      {readings.length > 0 && (
        <section className="rule-part" aria-labelledby="rule-readings">
          <h3 className="h-sec" id="rule-readings">
            {rulesWords.readings}
          </h3>
          <p className="small soft">{rulesWords.readingsAbout}</p>
          <ul className="readings">
            {readings.map((one) => {
              const { title: asks, text: ruling } = ruleWords(one, law) ?? {};
              return (
                <li key={one} ref={one === reading ? asked : undefined} className={one === reading ? 'is-asked' : ''}>
                  <p>
                    <b>{asks}</b> <span className="no">{one}</span>
                  </p>
                  <p className="read">{ruling}</p>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {children}
    </>
  );
}

/** How many rules on either side of the open one are offered. */
const NEAR = 2;

/** The open rule among its neighbours, and the way back to all. */
export function RuleNav({ name }: { name: RuleName }) {
  const pathOf = useRulePath();
  const at = RULE_NAMES.indexOf(name);
  const first = Math.max(0, Math.min(at - NEAR, RULE_NAMES.length - 2 * NEAR - 1));
  const near = RULE_NAMES.slice(first, first + 2 * NEAR + 1);
  return (
    <nav className="rule-nav" aria-label={rulesWords.near}>
      {near.map((one) => (
        <Link key={one} to={pathOf(one)} aria-current={one === name ? 'page' : undefined}>
          {one}
        </Link>
      ))}
      <Link className="all" to={{ ...pathOf(''), hash: '' }}>
        <Icon name="left" small />
        {rulesWords.all}
      </Link>
    </nav>
  );
}
