import { useId, useState } from 'react';
import { ProblemNote } from '../../components/problem-note.tsx';
import { freshId } from '../../server/fresh-id.ts';
import { SCROLLED_BY_KEYS } from '../../shell/papers.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { words } from '../../words/words.ts';
import { players } from '../signing.ts';
import { useDesk, useRuling } from '../use-ruling.ts';
import { SeatSelect } from './seat-select.tsx';

/** What the Pope wrote on paper besides bulls: his testimony against somebody, and his resignation. */
export function StatementsPaper() {
  const { view } = useDesk();
  const { paper: said } = deskWords;
  if (view.throne?.kind !== 'reigning') return <p className="empty">{said.noPopeToWrite}</p>;
  return (
    <div className="paper-form" {...SCROLLED_BY_KEYS}>
      <TestimonyPaper pope={view.throne.pope} />
      <ResignationPaper pope={view.throne.pope} />
    </div>
  );
}

function TestimonyPaper({ pope }: { pope: string }) {
  const { view } = useDesk();
  const { give, isSending, problem } = useRuling();
  const { paper: said } = deskWords;
  const id = useId();
  const [finding, setFinding] = useState(freshId);
  const [accused, setAccused] = useState('');
  const [turn, setTurn] = useState<string>(view.turn);
  const [testimony, setTestimony] = useState('');
  const [isFiled, setFiled] = useState(false);
  const turns = [...new Set<string>([view.turn, ...view.history.map((one) => one.turn).reverse()])];
  const isReady = accused !== '' && testimony.trim() !== '';
  const file = async () => {
    if (!isReady || isSending) return;
    const paper = { finding, accused, offenceTurn: turn, testimony };
    const done = await give({ do: 'fileTestimony', onBehalfOf: pope, ...paper });
    setFiled(done !== undefined);
    if (done === undefined) return;
    setFinding(freshId());
    setAccused('');
    setTestimony('');
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 className="h-small" id={`${id}-title`}>
        {said.testimony}
      </h3>
      <SeatSelect
        label={said.accused}
        seats={players(view)}
        value={accused}
        none={said.accusedHow}
        onChange={(seat) => {
          setAccused(seat);
          setFiled(false);
        }}
      />
      <select
        className="field field--s"
        aria-label={said.offenceTurn}
        value={turn}
        onChange={(event) => setTurn(event.target.value)}
      >
        {turns.map((one) => (
          <option key={one} value={one}>
            {words.seat.turn(one)}
          </option>
        ))}
      </select>
      <label className="label" htmlFor={id}>
        {said.testimonyText}
      </label>
      <textarea
        id={id}
        className="field"
        rows={3}
        value={testimony}
        onChange={({ target }) => setTestimony(target.value)}
      />
      <ProblemNote problem={problem} />
      <button type="button" className="btn btn--main" aria-disabled={!isReady || isSending} onClick={() => void file()}>
        {isSending ? words.door.oneMoment : said.fileTestimony}
      </button>
      <p className="why" role="status">
        {isFiled ? said.testimonyFiled : said.testimonyWhen}
      </p>
    </section>
  );
}

function ResignationPaper({ pope }: { pope: string }) {
  const { give, isSending, problem } = useRuling();
  const { paper: said } = deskWords;
  const id = useId();
  const [text, setText] = useState('');
  const [isFiled, setFiled] = useState(false);
  const isReady = text.trim() !== '';
  const file = async () => {
    if (!isReady || isSending) return;
    const done = await give({ do: 'fileResignation', onBehalfOf: pope, text, signed: true });
    setFiled(done !== undefined);
    if (done !== undefined) setText('');
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h3 className="h-small" id={`${id}-title`}>
        {said.resignation}
      </h3>
      <label className="label" htmlFor={id}>
        {said.resignationText}
      </label>
      <textarea id={id} className="field" rows={2} value={text} onChange={({ target }) => setText(target.value)} />
      <ProblemNote problem={problem} />
      <button type="button" className="btn btn--main" aria-disabled={!isReady || isSending} onClick={() => void file()}>
        {isSending ? words.door.oneMoment : said.fileResignation}
      </button>
      <p className="why" role="status">
        {isFiled ? said.resignationFiled : said.resignationWhen}
      </p>
    </section>
  );
}
