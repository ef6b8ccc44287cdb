import { useId, useState } from 'react';
import { ProblemNote } from '../../components/problem-note.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { words } from '../../words/words.ts';
import { useDesk, useRuling } from '../use-ruling.ts';

/** What the Judge asks of everybody's journal, from the turn he asks it until he asks something else. */
export function AskJournals() {
  const { view, texts } = useDesk();
  const { give, isSending, problem } = useRuling();
  const { journals: said } = deskWords.oversight;
  const field = useId();
  const asked = view.journalPrompt;
  const [text, setText] = useState('');
  const ask = async () => {
    if (text.trim() === '') return;
    if ((await give({ do: 'askOfJournals', text: text.trim() })) !== undefined) setText('');
  };
  return (
    <section className="ask-journals" aria-label={said.title}>
      {asked !== undefined && (
        <p>
          <span className="small soft">{said.since(words.seat.turn(asked.turn))}</span>{' '}
          <q>{texts[asked.text.id] ?? deskWords.desk.docket.erased}</q>{' '}
          <button
            type="button"
            className="btn btn--s"
            aria-disabled={isSending}
            onClick={() => void give({ do: 'askOfJournals' })}
          >
            {said.end}
          </button>
        </p>
      )}
      <details className="add-seat">
        <summary>{said.title}</summary>
        <p className="small soft" id={`${field}-about`}>
          {said.about}
        </p>
        <label className="label" htmlFor={field}>
          {said.question}
        </label>
        <textarea
          id={field}
          className="field"
          rows={2}
          value={text}
          aria-describedby={`${field}-about`}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="chips">
          {said.examples.map((example) => (
            <button key={example} type="button" className="chip chip--s" onClick={() => setText(example)}>
              {example}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="btn"
          aria-disabled={isSending || text.trim() === ''}
          onClick={() => void ask()}
        >
          {isSending ? words.door.oneMoment : said.ask}
        </button>
        <ProblemNote problem={problem} />
      </details>
    </section>
  );
}
