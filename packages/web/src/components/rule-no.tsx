import { Link, useLocation } from 'react-router';

/** The address that a rule's number leads to: in an open seat its own page of rules, elsewhere the public one. */
export function useRulePath(): (rule: string) => { pathname: string; search: string; hash: string } {
  const { pathname, search } = useLocation();
  const seat = /^\/(?:play|desk)\/[^/]+/.exec(pathname)?.[0];
  return (rule) => ({
    pathname: seat === undefined ? '/rules' : `${seat}/rules`,
    search: seat === undefined ? '' : search,
    hash: `#${encodeURIComponent(rule)}`,
  });
}

/** A rule's number in the margin: it opens the rule in plain words. */
export function RuleNo({ rule }: { rule: string }) {
  const pathOf = useRulePath();
  return (
    <Link className="rule-no" to={pathOf(rule)}>
      {rule}
    </Link>
  );
}
