import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useTable } from '../seat/at-table.ts';
import { churchWords } from '../words/church-words.ts';
import { Part } from './part.tsx';
import { useAct } from './use-act.ts';
import { useKeptText } from './use-kept-text.ts';

/** The Judge's questions about testimonies that wait for the viewer's answer; one may admit. */
export function TestimonyPart() {
  const { view } = useTable();
  const asked = (view.findings ?? []).flatMap(({ id, questions = [] }) => {
    const open = questions.find(({ of, answer }) => of === view.viewer && answer === undefined);
    return id === undefined || open === undefined ? [] : [{ finding: id, ...open }];
  });
  if (asked.length === 0) return null;
  return (
    <Part id="testimony" title={churchWords.testimony.title} rule="R13">
      {asked.map(({ finding, question }) => (
        <Question key={finding} finding={finding} question={question.id} />
      ))}
    </Part>
  );
}

function Question({ finding, question }: { finding: string; question: string }) {
  const { view, texts } = useTable();
  const said = churchWords.testimony;
  const [answer, setAnswer] = useKeptText(`answer.${finding}`);
  const { act, isBusy, problem } = useAct();
  const accused = (view.findings ?? []).find(({ id }) => id === finding)?.accused;
  const send = async (admits: boolean) => {
    if (answer.trim() === '' && !admits) return;
    const text = answer.trim() === '' ? said.admission : answer;
    if ((await act({ do: 'answerTestimony', finding, answer: text, admits })) !== undefined) setAnswer('');
  };
  return (
    <form
      className="writing"
      onSubmit={(event) => {
        event.preventDefault();
        void send(false);
      }}
    >
      <p className="decree">{churchWords.quoted(texts[question] ?? '')}</p>
      <label className="label" htmlFor={`answer-${finding}`}>
        {said.answer}
      </label>
      <textarea
        id={`answer-${finding}`}
        className="field"
        rows={3}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <ProblemNote problem={problem} />
      <div className="pair">
        <button type="submit" className="btn btn--main" aria-disabled={isBusy || answer.trim() === ''}>
          <Icon name="quill" />
          {said.send}
        </button>
        {accused === view.viewer && (
          <button type="button" className="btn btn--grave" aria-disabled={isBusy} onClick={() => void send(true)}>
            {said.admit}
          </button>
        )}
      </div>
      {accused === view.viewer && <p className="why">{said.why}</p>}
    </form>
  );
}
