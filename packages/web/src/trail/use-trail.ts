import type { AnswerOf } from '@defensor/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer, askRoute, type Problem } from '../server/ask.ts';

export type TrailPage = AnswerOf<'GET /api/v1/audit/latest'>;
export type Kind = 'people' | 'rights' | 'cards' | 'signIn' | 'files';

/** A page of the trail of a class, or of the whole installation, before an entry where one is named. */
export function askTrail(
  classId: string | undefined,
  kind: Kind | undefined,
  before: number | undefined,
): Promise<Answer<TrailPage>> {
  const query = { ...(kind === undefined ? {} : { kind }), ...(before === undefined ? {} : { before }) };
  return classId === undefined
    ? askRoute('GET /api/v1/audit/latest', { query, as: 'person' })
    : askRoute('GET /api/v1/classes/:class/audit', { params: { class: classId }, query, as: 'person' });
}

/** The entries of two pages in one, with all that they name. */
export function together(first: TrailPage, next: TrailPage): TrailPage {
  return {
    entries: [...first.entries, ...next.entries],
    more: next.more,
    people: [...first.people, ...next.people],
    cards: [...first.cards, ...next.cards],
  };
}

interface Trail {
  readonly page: TrailPage | undefined;
  readonly problem: Problem | undefined;
  /** Fetches the entries before those that are there. */
  readonly earlier: () => void;
}

/** The latest entries of a kind; asked for anew when something was done, told by `after`. */
export function useTrail(classId: string | undefined, kind: Kind | undefined, after: string): Trail {
  const [page, setPage] = useState<TrailPage>();
  const [problem, setProblem] = useState<Problem>();
  const asked = useRef(0);
  const ask = useCallback(
    (there?: TrailPage) => {
      asked.current += 1;
      const mine = asked.current;
      void askTrail(classId, kind, there?.entries.at(-1)?.seq).then((answer) => {
        if (mine !== asked.current) return;
        if (answer.ok) setPage(there === undefined ? answer.value : together(there, answer.value));
        setProblem(answer.ok ? undefined : answer.problem);
      });
    },
    [classId, kind],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was done meanwhile is an entry now.
  useEffect(() => ask(), [ask, after]);
  return { page, problem, earlier: () => ask(page) };
}
