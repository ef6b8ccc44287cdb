import { READING_NAMES, type ReadingName, RULE_NAMES, type RuleName, ruleOfReading } from '@defensor/api';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { RuleList } from './rule-list.tsx';
import { RuleNav, RulePage } from './rule-page.tsx';
import '../styles/rules.css';

interface RuleBookProps {
  /** What a game has to say of a rule. */
  readonly inGame?: (name: RuleName) => ReactNode;
}

/** The rule whose number the address ends in, `#R17` or `#A35`; all of them where it ends in none. */
export function RuleBook({ inGame }: RuleBookProps) {
  const { name, reading } = askedFor(useLocation().hash);
  if (name === undefined) return <RuleList />;
  return (
    <>
      <RuleNav name={name} />
      <RulePage key={name} name={name} reading={reading}>
        {inGame?.(name)}
      </RulePage>
    </>
  );
}

function askedFor(hash: string): { readonly name?: RuleName | undefined; readonly reading?: ReadingName | undefined } {
  const asked = decodeURIComponent(hash.slice(1));
  const reading = READING_NAMES.find((one) => one === asked);
  if (reading !== undefined) return { name: ruleOfReading(reading), reading };
  return { name: RULE_NAMES.find((one) => one === asked) };
}
