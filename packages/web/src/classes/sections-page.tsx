import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { RunningHead } from '../components/running-head.tsx';
import { useTitle } from '../components/use-title.ts';
import type { Problem } from '../server/ask.ts';
import { classWords } from '../words/class-words.ts';
import { words } from '../words/words.ts';
import { type ClassWithGames, classesWithGames } from './class-list.ts';
import { SectionRow } from './section-row.tsx';

/** A Judge's sections: where each game stands, what waits, and the ways in. */
export function SectionsPage() {
  const [classes, setClasses] = useState<readonly ClassWithGames[]>();
  const [problem, setProblem] = useState<Problem>();
  useTitle(classWords.title);
  useEffect(() => {
    const look = () => {
      void classesWithGames().then((answer) => {
        if (answer.ok) setClasses(answer.value);
        setProblem(answer.ok ? undefined : answer.problem);
      });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const { columns } = classWords;
  const latest = classes?.find(({ games }) => games.length > 0);
  const like = latest?.games[0];
  return (
    <div className="classes-page">
      <RunningHead title={classWords.title}>
        <Link className="btn btn--quiet btn--s" to="/account">
          <Icon name="key" small />
          {words.door.home.account}
        </Link>
        {latest !== undefined && like !== undefined && (
          <Link className="btn btn--s" to={`/classes/new?like=${like.id}&title=${encodeURIComponent(latest.title)}`}>
            <Icon name="copy" small />
            {classWords.another(latest.title)}
          </Link>
        )}
        <Link className="btn btn--main btn--s" to="/classes/new">
          <Icon name="plus" small />
          {classWords.start}
        </Link>
      </RunningHead>
      <main>
        <ProblemNote problem={problem} />
        {classes?.length === 0 && <p className="empty">{classWords.none}</p>}
        {classes !== undefined && classes.length > 0 && (
          <table className="ledger secs">
            <thead>
              <tr>
                <th scope="col">{columns.section}</th>
                <th scope="col">{columns.turn}</th>
                <th scope="col">{columns.clock}</th>
                <th scope="col">{columns.sheets}</th>
                <th scope="col">{columns.waits}</th>
                <th scope="col">{columns.throne}</th>
                <th scope="col">
                  <span className="vh">{columns.open}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {classes.map((one) => (
                <SectionRow key={one.id} section={one} />
              ))}
            </tbody>
          </table>
        )}
      </main>
    </div>
  );
}
