import type { View } from '@defensor/game';

/** The church's papers in a Judge's view. */
export type ChurchPapers = Required<Pick<View, 'bulls' | 'ballots' | 'decrees' | 'findings'>> &
  Pick<View, 'resignation'>;

/** Bulls, ballots, decrees, findings and the resignation in a view; none where the game is played without the church. */
export function churchPapers({
  bulls = [],
  ballots = [],
  decrees = [],
  findings = [],
  resignation,
}: View): ChurchPapers {
  return { bulls, ballots, decrees, findings, ...(resignation === undefined ? {} : { resignation }) };
}
