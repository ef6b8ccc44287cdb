import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { useTitle } from '../components/use-title.ts';
import { SCROLLED_BY_KEYS } from '../shell/papers.tsx';
import { lessonWords } from '../words/lesson-words.ts';
import { words } from '../words/words.ts';
import { LESSONS, ROLES, type Role } from './lessons.ts';
import { begin, type PrivateGame, type Said, take } from './private-game.ts';
import '../styles/lesson.css';

/** `/lesson/:role`: a first lesson on a private game; without a role, the choice of one. */
export default function LessonPage() {
  useTitle(lessonWords.title);
  const { role: asked } = useParams();
  const role = ROLES.find((one) => one === asked);
  if (role !== undefined) return <Lesson key={role} role={role} />;
  return (
    <main className="lesson lesson--choice" {...SCROLLED_BY_KEYS}>
      <h1 className="h-sec">{lessonWords.title}</h1>
      <p className="soft">{lessonWords.choose}</p>
      {ROLES.map((one) => (
        <Link key={one} className="btn" to={`/lesson/${one}`}>
          {lessonWords.roles[one]}
        </Link>
      ))}
    </main>
  );
}

interface Stand {
  readonly at: number;
  readonly game: PrivateGame;
  readonly said: readonly (Said & { readonly n: number })[];
  /** Whether the open step was answered as it can be. */
  readonly isAnswered: boolean;
}

const stepsOf = (role: Role) => LESSONS[role];
const opened = (role: Role): Stand => ({
  ...{ at: 0, said: [], isAnswered: false },
  game: begin(stepsOf(role)[0]?.before ?? []),
});

function Lesson({ role }: { role: Role }) {
  const [stand, setStand] = useState(() => opened(role));
  const steps = stepsOf(role);
  const step = steps[stand.at];
  const told = lessonWords[role][stand.at];
  const last = stand.said.at(-1);
  const isOver = stand.isAnswered && stand.at === steps.length - 1;
  const choose = (at: number) => {
    const { after, said } = take(stand.game, step?.choices[at] ?? []);
    setStand({
      ...stand,
      game: after,
      said: [...stand.said, { ...said, n: stand.said.length }],
      isAnswered: said.isTaken,
    });
  };
  const goOn = () => {
    const at = stand.at + 1;
    const { after } = take(stand.game, steps[at]?.before ?? []);
    setStand({ ...stand, at, game: after, isAnswered: false });
  };
  if (told === undefined) return null;
  return (
    <div className="lesson">
      <header className="running">
        <Icon name={role === 'ruler' ? 'map' : 'mitre'} />
        <h1 className="when">
          <span className="turn">{lessonWords.title}</span>
          <span className="phase">{lessonWords.step(lessonWords.roles[role], stand.at + 1, steps.length)}</span>
        </h1>
        <Link className="btn btn--quiet" to="/lesson">
          {lessonWords.leave}
        </Link>
      </header>
      <div className="prog" role="img" aria-label={lessonWords.progress(stand.at + 1, steps.length)}>
        {lessonWords[role].map(({ title }, at) => (
          <i key={title} data-state={at < stand.at ? 'done' : at === stand.at ? 'now' : 'then'} />
        ))}
      </div>
      <main className="lesson-stage" {...SCROLLED_BY_KEYS}>
        <h2 className="h-sec">{lessonWords.what}</h2>
        <ul className="happened">
          {stand.said.map((said) => (
            <li key={said.n} data-taken={said.isTaken}>
              <Icon name={said.isTaken ? 'check' : 'cross'} small />
              <span>{said.sentence}</span>
              {said.rule !== undefined && <RuleNo rule={said.rule} />}
            </li>
          ))}
        </ul>
      </main>
      <section className="coach" aria-live="polite">
        {last !== undefined && (
          <p className={last.isTaken ? 'fb' : 'fb fb--no'}>{last.isTaken ? lessonWords.taken : lessonWords.refused}</p>
        )}
        <h2>{told.title}</h2>
        <p>{isOver ? lessonWords.done : told.text}</p>
        <div className="coach-acts">
          {!stand.isAnswered &&
            told.choices.map((choice, at) => (
              <button key={choice} type="button" className="btn" onClick={() => choose(at)}>
                {choice}
              </button>
            ))}
          {stand.isAnswered && !isOver && (
            <button type="button" className="btn btn--main" onClick={goOn}>
              {lessonWords.next}
            </button>
          )}
          {isOver && (
            <button type="button" className="btn" onClick={() => setStand(opened(role))}>
              {lessonWords.again}
            </button>
          )}
          {isOver && (
            <Link className="btn btn--quiet" to="/rules">
              {words.shell.sections.rules}
            </Link>
          )}
        </div>
      </section>
    </div>
  );
}
