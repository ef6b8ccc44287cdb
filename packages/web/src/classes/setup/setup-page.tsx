import { variantById } from '@defensor/diplomacy';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { Icon } from '../../components/icon.tsx';
import { ProblemNote } from '../../components/problem-note.tsx';
import { RunningHead } from '../../components/running-head.tsx';
import { useTitle } from '../../components/use-title.ts';
import { ask, type Problem } from '../../server/ask.ts';
import { classWords } from '../../words/class-words.ts';
import { words } from '../../words/words.ts';
import { AS_PERSON, type ClassInfo } from '../class-list.ts';
import { CardsStep } from './cards-step.tsx';
import { CastingStep } from './casting-step.tsx';
import type { Step } from './kept-setup.ts';
import { OptionsStep } from './options-step.tsx';
import { useSetup } from './use-setup.ts';

const STEPS: readonly Step[] = ['people', 'options', 'cards'];

/** `/classes/:class/new`: a game of a class is set up, from the roster to the cards. */
export default function SetupPage() {
  const { class: classId = '' } = useParams();
  const [info, setInfo] = useState<ClassInfo>();
  const [problem, setProblem] = useState<Problem>();
  useEffect(() => {
    void ask<ClassInfo>(`/classes/${classId}`, { as: AS_PERSON }).then((answer) => {
      if (answer.ok) setInfo(answer.value);
      else setProblem(answer.problem);
    });
  }, [classId]);
  if (info !== undefined) return <SettingUp key={classId} info={info} />;
  return (
    <main className="classes">
      {problem === undefined ? (
        <p className="empty" role="status">
          {words.door.oneMoment}
        </p>
      ) : (
        <ProblemNote problem={problem} />
      )}
    </main>
  );
}

// biome-ignore lint/style/noNonNullAssertion: the board that a class plays on is built in.
const VARIANT = variantById('renaissance')!;

function SettingUp({ info }: { info: ClassInfo }) {
  const { setup: said } = classWords;
  const desk = useSetup(info.id, VARIANT);
  const { setup, change } = desk;
  useTitle(`${said.title}: ${info.title}`);
  const at = STEPS.indexOf(setup.step);
  return (
    <div className="set-up">
      <RunningHead
        title={info.title}
        about={said.game}
        home="/classes"
        steps={
          <nav aria-label={said.title}>
            <ol className="steps">
              {STEPS.map((step, index) => (
                <li key={step}>
                  <button
                    type="button"
                    className={index < at ? 'is-done' : undefined}
                    aria-current={index === at ? 'step' : undefined}
                    aria-disabled={index > at}
                    onClick={() => index < at && change({ step })}
                  >
                    {index < at ? <Icon name="check" small /> : <b className="num">{index + 1}</b>}
                    {said.steps[step]}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        }
      >
        <span className="small soft">{said.kept}</span>
      </RunningHead>
      {setup.step === 'people' && <CastingStep desk={desk} variant={VARIANT} />}
      {setup.step === 'options' && <OptionsStep desk={desk} />}
      {setup.step === 'cards' && <CardsStep desk={desk} variant={VARIANT} info={info} />}
    </div>
  );
}
