import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ActButton } from '../../components/act-button.tsx';
import { Part, useHeading } from '../../components/part.tsx';
import { ProblemNote } from '../../components/problem-note.tsx';
import { Twice } from '../../components/twice.tsx';
import { askRoute } from '../../server/ask.ts';
import { useAsked } from '../../server/use-asked.ts';
import { useSending } from '../../server/use-sending.ts';
import { classPageWords } from '../../words/class-page-words.ts';
import { words } from '../../words/words.ts';
import type { ClassPart } from './class-page.tsx';

interface JudgesPartProps {
  readonly part: ClassPart;
  /** Whoever looks at the page. */
  readonly me: string | undefined;
}

/** Who judges a class: another added from those who sign in here, one taken away, never the last. */
export default function JudgesPart({ part: { section, say }, me }: JudgesPartProps) {
  const { judges: said } = classPageWords;
  const params = { class: section.id };
  const [heading, toHeading] = useHeading();
  const asked = useAsked(() => askRoute('GET /api/v1/classes/:class/judges', { params, as: 'person' }));
  const { isSending, problem, send } = useSending();
  const [chosen, setChosen] = useState('');
  const navigate = useNavigate();
  const field = useId();
  const { judges, others } = asked.value ?? {};

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const name = others?.find(({ id }) => id === chosen)?.name ?? '';
    const one = { params: { ...params, person: chosen }, as: 'person' } as const;
    const done = await send(() => askRoute('PUT /api/v1/classes/:class/judges/:person', one));
    asked.look();
    if (done === undefined) return;
    setChosen('');
    say(said.added(name));
    toHeading();
  };
  const remove = async (person: string, name: string) => {
    const one = { params: { ...params, person }, as: 'person' } as const;
    const done = await send(() => askRoute('DELETE /api/v1/classes/:class/judges/:person', one));
    if (done !== undefined && person === me) return void navigate('/classes', { replace: true });
    asked.look();
    if (done === undefined) return;
    say(said.removed(name));
    toHeading();
  };
  return (
    <Part id="judges" title={said.title} heading={heading}>
      <p className="small soft">{said.about}</p>
      <ProblemNote problem={problem ?? asked.problem} />
      {judges === undefined && asked.problem === undefined && <p>{words.door.oneMoment}</p>}
      <ul className="rows" aria-label={said.title}>
        {judges?.map(({ id, name }) => (
          <li key={id} data-judge={name}>
            <span className="said">
              <b>{name}</b> {id === me && <span className="state state--ok">{said.you}</span>}
            </span>
            {judges.length > 1 && (
              <Twice
                label={said.remove}
                about={said.of(name)}
                means={id === me ? said.leaveMeans : said.removeMeans(name)}
                sure={id === me ? said.leaveNow : said.removeNow(name)}
                isBusy={isSending}
                onSure={() => void remove(id, name)}
              />
            )}
          </li>
        ))}
      </ul>
      {judges?.length === 1 && <p className="small soft">{said.last}</p>}
      {others?.length === 0 && <p className="small soft">{said.nobody}</p>}
      {others !== undefined && others.length > 0 && (
        <form className="acts" onSubmit={(event) => void add(event)}>
          <label className="small" htmlFor={field}>
            {said.who}
          </label>
          <select
            id={field}
            className="field field--s"
            required
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="">{said.choose}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <ActButton icon="plus" label={said.add} isBusy={isSending} />
        </form>
      )}
    </Part>
  );
}
