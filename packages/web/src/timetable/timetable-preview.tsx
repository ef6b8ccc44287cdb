import type { Phase } from '@defensor/game';
import { timetableWords as said } from '../words/timetable-words.ts';
import { words } from '../words/words.ts';
import { comingDeadlines, lessonAt } from './coming.ts';
import { faultOf, type TimetableDraft, timetableOf } from './timetable-draft.ts';

interface TimetablePreviewProps {
  readonly draft: TimetableDraft;
  /** The phase that is open. */
  readonly phase: Phase;
  readonly nowMs: number;
}

/** The deadlines that a timetable brings, in words; what is wrong with it where it brings none. */
export function TimetablePreview({ draft, phase, nowMs }: TimetablePreviewProps) {
  const fault = faultOf(draft);
  if (fault !== undefined) {
    return (
      <section className="coming" aria-label={said.preview}>
        <h3 className="h-small">{said.preview}</h3>
        <p className="small is-bad" role="status">
          {said.faults[fault]}
        </p>
      </section>
    );
  }
  const timetable = timetableOf(draft, nowMs);
  const coming = comingDeadlines(timetable, phase, nowMs);
  return (
    <section className="coming" aria-label={said.preview}>
      <h3 className="h-small">{said.preview}</h3>
      <p className="small soft">{said.previewAbout}</p>
      <ol>
        {coming.map(({ phase: one, closesAtMs, lacksLesson }, n) => (
          <li key={`${one} ${n === coming.length - 1 ? 'next' : ''}`}>
            <b>{words.seat.phases[one]}</b>
            <span className="soft">
              {n === coming.length - 1
                ? `, ${said.next}`
                : one === 'retreats' || one === 'adjustments'
                  ? said.ifAny[one]
                  : ''}
            </span>{' '}
            {closesAtMs === undefined
              ? lacksLesson
                ? said.lacksLesson
                : said.byHand
              : said.comes(closesAtMs, timetable.zone, lessonAt(timetable, closesAtMs))}
          </li>
        ))}
      </ol>
    </section>
  );
}
