import { FIXED_OPTIONS, OPTIONS, type OptionName, type Options } from '@defensor/game';
import { useState } from 'react';
import { changedOptions } from '../../classes/setup/option-changes.ts';
import { GROUPS, OptionGroup } from '../../classes/setup/option-group.tsx';
import { ProblemNote } from '../../components/problem-note.tsx';
import '../../styles/classes.css';
import { classWords } from '../../words/class-words.ts';
import { deskWords } from '../../words/desk-words.ts';
import { words } from '../../words/words.ts';
import { useDesk, useRuling } from '../use-ruling.ts';
import { CorrectionForm, useWhy, WhyFields } from './correction-form.tsx';

/** What an option is where the rules stand as they are. */
const asRuled = (name: keyof Options): Options[keyof Options] =>
  name === 'deadlockTurns' ? 'off' : OPTIONS[name as OptionName].values[0];

/** Changes the rulings that the game goes by, from the next turn on, with a look at what becomes of them. */
export function OptionsPart() {
  const { view, desk } = useDesk();
  const { give, isSending, problem } = useRuling();
  const { options: said } = deskWords.corrections;
  const why = useWhy();
  const [chosen, setChosen] = useState<Partial<Options>>({});
  const [isDone, setDone] = useState(false);
  const before: Options = desk.nextOptions ?? view.options;
  const isAtOnce = view.phase === 'setup';
  const changes = Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => before[name as keyof Options] !== value),
  ) as Partial<Options>;
  const names = Object.keys(changes) as (keyof Options)[];
  const sentences = names.map((name) => ({ name, ...sentencesOf(name, changes, before) }));
  const isReady = names.length > 0 && why.isGiven;
  const submit = async () => {
    if (!isReady || isSending) return;
    const done = await give({ do: 'changeOptions', options: changes, reason: why.reason, publicly: why.isPublic });
    setDone(done !== undefined);
    if (done === undefined) return;
    setChosen({});
    why.setReason('');
  };
  return (
    <CorrectionForm title={said.title} about={said.about(isAtOnce)} onSubmit={submit}>
      {GROUPS.map((group) => (
        <details key={group} className="option-group">
          <summary>
            {classWords.options.groups[group].name}{' '}
            <small className="soft">{classWords.options.groups[group].about}</small>
          </summary>
          <OptionGroup
            group={group}
            options={{ ...before, ...chosen }}
            without={FIXED_OPTIONS}
            onSet={(name, value) => {
              setChosen({ ...chosen, [name]: value ?? asRuled(name) });
              setDone(false);
            }}
          />
        </details>
      ))}
      <div className="lost" role="status">
        {names.length === 0 ? (
          <p className="small">{isDone ? deskWords.corrections.done : said.none}</p>
        ) : (
          <>
            <p className="small">
              <b>{said.will(isAtOnce)}</b>
            </p>
            <ul>
              {sentences.map(({ name, will, was, rules }) => (
                <li key={name} className="small">
                  {will} <small className="soft">{said.from(was)}</small> <span className="rule-no">{rules}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <WhyFields why={why} />
      <ProblemNote problem={problem} />
      <button type="submit" className="btn btn--main" aria-disabled={!isReady || isSending}>
        {isSending ? words.door.oneMoment : said.change}
      </button>
    </CorrectionForm>
  );
}

/** What an option will be, as a sentence, and what it was. */
function sentencesOf(name: keyof Options, changes: Partial<Options>, before: Options) {
  const [will] = sentencesFor({ [name]: changes[name] });
  const [was] = sentencesFor({ [name]: before[name] });
  return { will: will?.sentence ?? '', was: was?.choice ?? '', rules: will?.rules ?? '' };
}

const sentencesFor = (options: Partial<Options>) => changedOptions(options, { all: true });
