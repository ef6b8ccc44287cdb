import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { useTitle } from '../components/use-title.ts';
import { kept } from '../page/kept.ts';
import { SCROLLED_BY_KEYS } from '../shell/papers.tsx';
import { lessonWords } from '../words/lesson-words.ts';
import { words } from '../words/words.ts';
import { placeOf } from './kept-lesson.ts';
import { LESSONS, ROLES } from './lessons.ts';
import '../styles/lesson.css';

const Lesson = lazy(() => import('./lesson.tsx'));

/** `/lesson/:role/…`: a lesson on a private game; without a role, the choice of one. */
export default function LessonPage() {
  useTitle(lessonWords.title);
  const { role: asked } = useParams();
  const role = ROLES.find((one) => one === asked);
  if (role !== undefined) {
    return (
      <Suspense fallback={<p className="empty">{words.door.oneMoment}</p>}>
        <Lesson key={role} role={role} />
      </Suspense>
    );
  }
  return (
    <main className="lesson-choice" {...SCROLLED_BY_KEYS}>
      <h1 className="h-sec">{lessonWords.title}</h1>
      <p className="soft">{lessonWords.choose}</p>
      {ROLES.map((one) => {
        const at = placeOf(kept(`lesson.${one}`));
        return (
          <Link key={one} className="btn" to={`/lesson/${one}`}>
            {lessonWords.roles[one]}
            {at > 0 && <span className="small soft">{lessonWords.resume(at + 1, LESSONS[one].length)}</span>}
          </Link>
        );
      })}
      <Link className="btn btn--quiet" to="/rules">
        {words.shell.sections.rules}
      </Link>
    </main>
  );
}
