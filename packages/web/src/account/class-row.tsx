import type { AnswerOf } from '@defensor/api';
import { type FormEvent, useId, useRef, useState } from 'react';
import { ActButton } from '../components/act-button.tsx';
import { DaysField } from '../components/days-field.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { Twice } from '../components/twice.tsx';
import { askRoute } from '../server/ask.ts';
import { useSending } from '../server/use-sending.ts';
import { accountWords } from '../words/account-words.ts';

interface ClassRowProps {
  readonly section: AnswerOf<'GET /api/v1/classes'>['classes'][number];
  /** Tells what was done. */
  readonly say: (done: string) => void;
  readonly onChanged: () => void;
}

/** How long the players of a class are kept once it has ended, and its end. */
export function ClassRow({ section, say, onChanged }: ClassRowProps) {
  const { data: said } = accountWords;
  const { title, endedAt, anonymisedAt, retentionDays } = section;
  const { isSending, problem, send } = useSending();
  const [days, setDays] = useState(String(retentionDays));
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const change = async (
    body: { readonly retentionDays: number } | { readonly ended: boolean },
    done: string,
  ): Promise<void> => {
    const changed = await send(() =>
      askRoute('PUT /api/v1/classes/:class', { params: { class: section.id }, body, as: 'person' }),
    );
    if (changed === undefined) return;
    say(done);
    onChanged();
    field.current?.focus();
  };
  const keep = (event: FormEvent) => {
    event.preventDefault();
    void change({ retentionDays: Number(days) }, said.saved(title, Number(days)));
  };
  return (
    <li className="class-row" data-class={section.shortName}>
      <span className="said">
        <b>{title}</b>
        <small>
          {anonymisedAt !== undefined
            ? said.forgotten(anonymisedAt)
            : endedAt === undefined
              ? said.runs
              : said.ended(endedAt)}
        </small>
      </span>
      {anonymisedAt === undefined && (
        <div className="acts">
          <form className="acts" onSubmit={keep}>
            <label className="small" htmlFor={id}>
              {said.days}
              <span className="vh">{said.of(title)}</span>
            </label>
            <DaysField ref={field} id={id} max={730} value={days} onChange={setDays} isSmall />
            <ActButton label={said.save} about={said.of(title)} isBusy={isSending} />
          </form>
          {endedAt === undefined ? (
            <Twice
              label={said.end}
              about={said.of(title)}
              means={said.endMeans(title, retentionDays)}
              sure={said.endNow(title)}
              isBusy={isSending}
              onSure={() => void change({ ended: true }, said.nowEnded(title))}
            />
          ) : (
            <ActButton
              label={said.reopen}
              about={said.of(title)}
              isBusy={isSending}
              onAct={() => void change({ ended: false }, said.nowRuns(title))}
            />
          )}
        </div>
      )}
      <ProblemNote problem={problem} />
    </li>
  );
}
