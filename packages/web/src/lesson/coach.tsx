import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { lessonWords } from '../words/lesson-words.ts';
import { words } from '../words/words.ts';
import { LESSONS, type Role, SEAT_OF } from './lessons.ts';
import { doneSince, lastSaid } from './private-game.ts';
import type { Stand } from './stand.ts';

interface CoachProps {
  readonly role: Role;
  readonly stand: Stand;
  readonly base: string;
  readonly onNext: () => void;
  readonly onSkip: () => void;
  readonly onAgain: () => void;
}

/** The coach's voice: what to do now, and what the game said to it. */
export function Coach({ role, stand, base, onNext, onSkip, onAgain }: CoachProps) {
  const [isFolded, setFolded] = useState(false);
  const { pathname } = useLocation();
  const steps = LESSONS[role];
  const told = lessonWords[role][stand.at];
  const section = steps[stand.at]?.section ?? 'board';
  const isLast = stand.at === steps.length - 1;
  const isThere = pathname.startsWith(`${base}/${section}`);
  const said = stand.isDone ? lastSaid(stand.game, doneSince(stand.game, stand.from, SEAT_OF[role])) : undefined;
  return (
    <aside className="coach" aria-label={lessonWords.coach}>
      <div className="coach-head">
        <p className="small soft">{lessonWords.step(lessonWords.roles[role], stand.at + 1, steps.length)}</p>
        <button
          type="button"
          className="btn btn--quiet btn--s"
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          <Icon name={isFolded ? 'plus' : 'minus'} small />
          <span className="vh">{isFolded ? lessonWords.unfold : lessonWords.fold}</span>
        </button>
        <Link className="btn btn--quiet btn--s" to="/lesson">
          {lessonWords.leave}
        </Link>
      </div>
      <div className="prog" aria-hidden="true">
        {steps.map((step, at) => (
          <i
            key={lessonWords[role][at]?.title ?? step.section}
            data-state={at < stand.at ? 'done' : at === stand.at ? 'now' : 'then'}
          />
        ))}
      </div>
      <div role="status">
        <h2 className="coach-title">{told?.title}</h2>
        {!isFolded && <p className="coach-text">{told?.text}</p>}
        {said !== undefined && (
          <p className="fb">
            <Icon name="check" small />
            <span>
              {lessonWords.taken} {said.sentence} <RuleNo rule={said.rule} />
            </span>
          </p>
        )}
        {stand.isDone && isLast && <p className="fb">{lessonWords.over}</p>}
      </div>
      <div className="coach-acts">
        {!isThere && (
          <Link className="btn" to={`${base}/${section}`}>
            {lessonWords.toSection[section]}
          </Link>
        )}
        {stand.isDone && !isLast && (
          <button type="button" className="btn btn--main" onClick={onNext}>
            {lessonWords.next}
          </button>
        )}
        {!stand.isDone && (
          <button type="button" className="btn btn--quiet" onClick={onSkip}>
            {lessonWords.skip}
          </button>
        )}
        {stand.isDone && isLast && (
          <Link className="btn" to="/rules">
            {words.shell.sections.rules}
          </Link>
        )}
        {(isLast || !isFolded) && stand.at > 0 && (
          <button type="button" className="btn btn--quiet" onClick={onAgain}>
            {lessonWords.again}
          </button>
        )}
      </div>
    </aside>
  );
}
