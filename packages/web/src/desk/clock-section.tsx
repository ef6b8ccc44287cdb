import { useState } from 'react';
import { ProblemNote } from '../components/problem-note.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { Papers } from '../shell/papers.tsx';
import '../styles/oversight.css';
import { draftOf, faultOf, newTimetable, timetableOf } from '../timetable/timetable-draft.ts';
import { TimetableForm } from '../timetable/timetable-form.tsx';
import { TimetablePreview } from '../timetable/timetable-preview.tsx';
import { timetableWords as said } from '../words/timetable-words.ts';
import { words } from '../words/words.ts';
import { ClosesWhen } from './closes-when.tsx';
import { useDesk, useRuling } from './use-ruling.ts';

/** The timetable: when phases close by themselves, in class and between lessons, and what it comes to. */
export default function ClockSection() {
  const { view, following } = useDesk();
  const { give, isSending, problem } = useRuling();
  const kept = view.clock.timetable;
  const [draft, setDraft] = useState(() => (kept === undefined ? newTimetable() : draftOf(kept)));
  const [isKept, setKept] = useState(false);
  const [openedMs] = useState(() => Math.round(Date.now() + following.aheadMs));
  const isFaulty = faultOf(draft) !== undefined;
  const keep = async () => {
    if (isFaulty || isSending) return;
    const nowMs = Math.round(Date.now() + following.aheadMs);
    setKept((await give({ do: 'setTimetable', ...timetableOf(draft, nowMs) })) !== undefined);
  };
  const drop = async () => {
    if (!isSending && (await give({ do: 'dropTimetable' })) !== undefined) setKept(false);
  };
  return (
    <Papers>
      <section className="oversight oversight--wide" aria-labelledby="timetable-title">
        <h2 className="h-sec" id="timetable-title">
          {said.title} <RuleNo rule="JD.2" />
        </h2>
        <p className="small soft">
          {said.about} {kept === undefined && said.none} <ClosesWhen />
        </p>
        <div className="timetable">
          <TimetableForm
            draft={draft}
            onChange={(next) => {
              setDraft(next);
              setKept(false);
            }}
          />
          <div className="timetable-side">
            <TimetablePreview draft={draft} phase={view.phase} nowMs={openedMs} />
            <ProblemNote problem={problem} />
            <div className="chips">
              <button
                type="button"
                className="btn btn--main"
                aria-disabled={isFaulty || isSending}
                onClick={() => void keep()}
              >
                {isSending ? words.door.oneMoment : said.keep}
              </button>
              {kept !== undefined && (
                <button type="button" className="btn btn--grave" aria-disabled={isSending} onClick={() => void drop()}>
                  {said.drop}
                </button>
              )}
            </div>
            <p className="why" role="status">
              {isKept && said.kept}
            </p>
          </div>
        </div>
      </section>
    </Papers>
  );
}
