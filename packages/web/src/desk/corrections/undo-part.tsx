import type { LoggedEvent } from '@defensor/game';
import { useId, useState } from 'react';
import { ProblemNote } from '../../components/problem-note.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { happenedIn } from '../../words/happened.ts';
import { words } from '../../words/words.ts';
import { useDesk, useRuling } from '../use-ruling.ts';
import { CorrectionForm, useWhy, WhyFields } from './correction-form.tsx';

/** How many moments are offered at first. */
const SHOWN = 30;

/** Undoing to any act or to where a phase opened, with a look at what would be taken back; and redoing. */
export function UndoPart() {
  const { desk } = useDesk();
  const { give, isSending, problem } = useRuling();
  const { corrections: said } = deskWords;
  const [to, setTo] = useState<number>();
  const why = useWhy();
  const id = useId();
  const last = desk.undoable.at(-1);
  const moments = desk.undoable.slice(0, -1).slice(-SHOWN).reverse();
  const isOpening = (seq: number) => {
    const at = desk.undoable.findIndex((moment) => moment.seq === seq);
    const [moment, before] = [desk.undoable[at], desk.undoable[at - 1]];
    return (
      moment !== undefined && (before === undefined || before.phase !== moment.phase || before.turn !== moment.turn)
    );
  };
  const lost = to === undefined ? [] : desk.log.filter((entry) => entry.seq > to && entry.undone !== true);
  const undo = async () => {
    if (to === undefined || !why.isGiven || isSending) return;
    const done = await give({ do: 'undo', to: { seq: to }, reason: why.reason, publicly: why.isPublic });
    if (done === undefined) return;
    setTo(undefined);
    why.setReason('');
  };
  const redo = () => {
    if (isSending) return;
    void give({ do: 'redo', reason: why.isGiven ? why.reason : said.redoReason, publicly: why.isPublic });
  };
  return (
    <CorrectionForm title={said.undo} about={said.undoAbout} onSubmit={undo}>
      <label className="label" htmlFor={id}>
        {said.backTo}
      </label>
      <select
        id={id}
        className="field field--s"
        value={to ?? ''}
        onChange={(event) => setTo(event.target.value === '' ? undefined : Number(event.target.value))}
      >
        <option value="">{said.choose}</option>
        {moments.map((moment, n) => (
          <option key={moment.seq} value={moment.seq}>
            {isOpening(moment.seq)
              ? said.opening(words.seat.turn(moment.turn), words.seat.phases[moment.phase])
              : said.after(n + 1, words.seat.turn(moment.turn), words.seat.phases[moment.phase])}
          </option>
        ))}
      </select>
      {to !== undefined && <Lost events={lost} />}
      <WhyFields why={why} />
      <ProblemNote problem={problem} />
      <div className="chips">
        <button type="submit" className="btn btn--grave" aria-disabled={to === undefined || !why.isGiven || isSending}>
          {said.takeBack}
        </button>
        <button type="button" className="btn" aria-disabled={desk.redoable === 0 || isSending} onClick={redo}>
          {said.redo}
        </button>
      </div>
      <p className="why">{desk.redoable === 0 ? said.nothingToRedo : ''}</p>
      {last === undefined && <p className="empty">{said.nothingToUndo}</p>}
    </CorrectionForm>
  );
}

/** What would be taken back, in words. Letters and notes stay as they are. */
function Lost({ events }: { events: readonly LoggedEvent[] }) {
  const { sentences } = useDesk();
  const { corrections: said } = deskWords;
  return (
    <div className="lost" role="status">
      <p className="small">
        <b>{said.lost(events.length)}</b>
      </p>
      <ol>
        {events
          .slice(-SHOWN)
          .reverse()
          .map(({ seq, event }) => (
            <li key={seq} className="small">
              {happenedIn(sentences).ofEvent(event)}
            </li>
          ))}
      </ol>
    </div>
  );
}
