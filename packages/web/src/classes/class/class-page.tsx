import type { AnswerOf } from '@defensor/api';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Icon } from '../../components/icon.tsx';
import { Leaf } from '../../components/leaf.tsx';
import { ProblemNote } from '../../components/problem-note.tsx';
import { RunningHead } from '../../components/running-head.tsx';
import { useTitle } from '../../components/use-title.ts';
import { askRoute } from '../../server/ask.ts';
import { useAsked } from '../../server/use-asked.ts';
import { useMe } from '../../server/use-me.ts';
import { classPageWords } from '../../words/class-page-words.ts';
import { classWords } from '../../words/class-words.ts';
import { trailWords } from '../../words/trail-words.ts';
import { words } from '../../words/words.ts';
import { useSittings } from './use-sittings.ts';

// Each part is fetched by itself, and comes when it is there.
const PlayersPart = lazy(() => import('./players-part.tsx'));
const JudgesPart = lazy(() => import('./judges-part.tsx'));
const KeptPart = lazy(() => import('./kept-part.tsx'));
const TrailPart = lazy(() => import('../../trail/trail-part.tsx'));

export type Section = AnswerOf<'GET /api/v1/classes/:class'>;

/** What the parts of the page share. */
export interface ClassPart {
  readonly section: Section;
  /** Tells what was done, to those who see and to those who hear. */
  readonly say: (done: string) => void;
  /** Looks at the class anew. */
  readonly look: () => void;
}

/** `/classes/:class`: a class for its Judges: its people, who judges it, how long all is kept, who did what. */
export default function ClassPage() {
  const { class: id = '' } = useParams();
  return <OneClass key={id} id={id} />;
}

/** Answers to whoever does not judge the class. */
const OUT = new Set([401, 403, 404]);

function OneClass({ id }: { id: string }) {
  const asked = useAsked(() => askRoute('GET /api/v1/classes/:class', { params: { class: id }, as: 'person' }));
  const { value, problem, look } = asked;
  useTitle(value?.title ?? classWords.care);
  useEffect(() => {
    // Meanwhile somebody may have taken the class away.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
  const isOut = problem !== undefined && OUT.has(problem.status);
  const section = isOut ? undefined : value;
  return (
    <div className="leaf-page">
      <RunningHead title={section?.title ?? classWords.care} about={section && classPageWords.about} home="/classes">
        <Link className="btn btn--quiet btn--s" to="/classes">
          {classWords.toSections}
        </Link>
        <Link className="btn btn--quiet btn--s" to="/account">
          <Icon name="key" small />
          {words.door.home.account}
        </Link>
      </RunningHead>
      {section === undefined ? (
        <main className="leaf">
          {isOut && <p className="empty">{classPageWords.gone}</p>}
          <ProblemNote problem={problem} />
          {problem === undefined && <p role="status">{words.door.oneMoment}</p>}
        </main>
      ) : (
        <Parts section={section} look={look} />
      )}
    </div>
  );
}

function Parts({ section, look }: Pick<ClassPart, 'section' | 'look'>) {
  const [done, say] = useState('');
  const sittings = useSittings(section.id);
  const [me] = useMe();
  const part = { section, say, look };
  const { people, judges, kept } = classPageWords;
  const parts = [
    ['people', people.title],
    ['judges', judges.title],
    ['kept', kept.title],
    ['trail', trailWords.title],
  ] as const;
  return (
    <Leaf parts={parts} done={done}>
      <Coming>
        <PlayersPart part={part} sittings={sittings} />
      </Coming>
      <Coming>
        <JudgesPart part={part} me={me?.person?.id} />
      </Coming>
      <Coming>
        <KeptPart part={part} />
      </Coming>
      <Coming>
        <TrailPart classId={section.id} games={sittings} done={done} say={say} />
      </Coming>
    </Leaf>
  );
}

const Coming = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<p role="status">{words.door.oneMoment}</p>}>{children}</Suspense>
);
