import { lessonAt } from '../timetable/coming.ts';
import { ownZone } from '../timetable/zone.ts';
import { timetableWords } from '../words/timetable-words.ts';
import { words } from '../words/words.ts';
import { useDesk } from './use-ruling.ts';

/** When the phase now open closes, in plain words: at which hour, and at which edge of a lesson. */
export function ClosesWhen() {
  const { view } = useDesk();
  const { deadline, timetable } = view.clock;
  if (deadline === undefined) return null;
  const zone = timetable?.zone ?? ownZone();
  const graceMinutes = Math.round((timetable?.graceMs ?? 0) / 60_000);
  return (
    <span className="closes-when">
      {timetableWords.closes(words.seat.phases[view.phase], deadline, zone, lessonAt(timetable, deadline))}
      {graceMinutes > 0 && ` ${timetableWords.grace(graceMinutes)}`}
    </span>
  );
}
