import type { AnswerOf } from '@defensor/api';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ActButton } from '../../components/act-button.tsx';
import { ProblemNote } from '../../components/problem-note.tsx';
import { Twice } from '../../components/twice.tsx';
import { askRoute } from '../../server/ask.ts';
import { saveJson } from '../../server/save-file.ts';
import { useSending } from '../../server/use-sending.ts';
import { classPageWords } from '../../words/class-page-words.ts';
import { classWords } from '../../words/class-words.ts';

interface PlayerRowProps {
  readonly player: AnswerOf<'GET /api/v1/classes/:class/players'>['players'][number];
  readonly classId: string;
  readonly sits: readonly { readonly seat: string; readonly game: string }[];
  readonly say: (done: string) => void;
  readonly onChanged: () => void;
  readonly onForgotten: () => void;
}

/** One of the people of a class: where they sit, what a roster brought, and what their Judge may do for or about them. */
export function PlayerRow({ player, classId, sits, say, onChanged, onForgotten }: PlayerRowProps) {
  const { people: said } = classPageWords;
  const { id, name, details } = player;
  const called = name === '' ? said.unnamed(id) : name;
  const { isSending, problem, send } = useSending();
  const [isOpen, setOpen] = useState(false);
  const [next, setNext] = useState(name);
  const more = useRef<HTMLButtonElement>(null);
  const field = useId();
  const asked = { params: { class: classId, person: id }, as: 'person' } as const;

  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const body = { name: next };
    const done = await send(() => askRoute('PUT /api/v1/classes/:class/players/:person', { ...asked, body }));
    if (done === undefined) return;
    say(said.renamed(next));
    setOpen(false);
    more.current?.focus();
    onChanged();
  };
  const save = async () => {
    const all = await send(() => askRoute('GET /api/v1/classes/:class/players/:person/export', asked));
    if (all === undefined) return;
    saveJson(`defensor-${id}.json`, all);
    say(said.saved(called));
  };
  const forget = async () => {
    if ((await send(() => askRoute('DELETE /api/v1/classes/:class/players/:person', asked))) === undefined) return;
    say(said.forgotten(called, id));
    onForgotten();
  };
  const brought = Object.entries(details).map(([key, value]) =>
    said.brought(classWords.setup.details[key] ?? key, value),
  );
  return (
    <li data-person={called}>
      <span className="said">
        <b>{called}</b>
        {sits.length > 0 && <small>{sits.map(({ seat, game }) => said.in(seat, game)).join('; ')}</small>}
        {brought.length > 0 && <small>{brought.join(', ')}</small>}
      </span>
      <button
        ref={more}
        type="button"
        className="btn btn--s btn--quiet"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {said.more}
        <span className="vh">{said.of(called)}</span>
      </button>
      {isOpen && (
        <div className="acts">
          <form className="acts rename" onSubmit={(event) => void rename(event)}>
            <label className="vh" htmlFor={field}>
              {said.name}
              {said.of(called)}
            </label>
            <input
              id={field}
              className="field field--s"
              required
              maxLength={120}
              autoComplete="off"
              value={next}
              onChange={(event) => setNext(event.target.value)}
            />
            <ActButton label={said.rename} about={said.of(called)} isBusy={isSending} />
          </form>
          <ActButton
            icon="page"
            label={said.save}
            about={said.of(called)}
            isBusy={isSending}
            onAct={() => void save()}
          />
          <Twice
            label={said.forget}
            about={said.of(called)}
            means={said.forgetMeans(called, id)}
            sure={said.forgetNow(called)}
            isBusy={isSending}
            onSure={() => void forget()}
          />
        </div>
      )}
      <ProblemNote problem={problem} />
    </li>
  );
}
