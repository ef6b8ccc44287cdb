import { useId, useState } from 'react';
import { Segment } from '../../components/segment.tsx';
import { newTimetable } from '../../timetable/timetable-draft.ts';
import { TimetableForm } from '../../timetable/timetable-form.tsx';
import { TimetablePreview } from '../../timetable/timetable-preview.tsx';
import { classWords } from '../../words/class-words.ts';
import type { Setup, Times } from './kept-setup.ts';

/** What a lesson of 45 minutes has room for. */
const A_LESSON: Times = { diplomacy: 15, orderWriting: 10, others: 3 };
const FIELDS = ['diplomacy', 'orderWriting', 'others'] as const;

interface ClockChoiceProps {
  readonly setup: Pick<Setup, 'times' | 'timetable'>;
  readonly onChange: (clock: Pick<Setup, 'times' | 'timetable'>) => void;
}

type Way = 'byHand' | 'timed' | 'lessons';

/** Whether phases close by hand, after some minutes each, or by the lessons and days of a timetable. */
export function ClockChoice({ setup: { times, timetable }, onChange }: ClockChoiceProps) {
  const { clock } = classWords.options;
  const [nowMs] = useState(() => Date.now());
  const begin: Readonly<Record<Way, () => Pick<Setup, 'times' | 'timetable'>>> = {
    byHand: () => ({}),
    timed: () => ({ times: A_LESSON }),
    lessons: () => ({ timetable: newTimetable() }),
  };
  return (
    <div className="opt opt--clock">
      <p>
        {clock.says}
        <small>{clock.hint}</small>
      </p>
      <Segment<Way>
        label={clock.says}
        options={[
          { value: 'byHand', label: clock.byHand },
          { value: 'timed', label: clock.timed },
          { value: 'lessons', label: clock.lessons },
        ]}
        value={timetable !== undefined ? 'lessons' : times === undefined ? 'byHand' : 'timed'}
        onChange={(way) => onChange(begin[way]())}
      />
      {times !== undefined && (
        <div className="minutes">
          {FIELDS.map((field) => (
            <Minutes
              key={field}
              label={clock[field]}
              value={times[field]}
              onChange={(minutes) => onChange({ times: { ...times, [field]: minutes } })}
            />
          ))}
        </div>
      )}
      {timetable !== undefined && (
        <div className="timetable timetable--setup">
          <TimetableForm draft={timetable} onChange={(next) => onChange({ timetable: next })} />
          <TimetablePreview draft={timetable} phase="diplomacy" nowMs={nowMs} />
        </div>
      )}
    </div>
  );
}

interface MinutesProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (minutes: number) => void;
}

function Minutes({ label, value, onChange }: MinutesProps) {
  const id = useId();
  return (
    <span>
      <label className="small" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="field field--s"
        type="number"
        min={1}
        max={600}
        value={value}
        onChange={(event) => {
          const minutes = event.target.valueAsNumber;
          if (Number.isInteger(minutes) && minutes > 0) onChange(minutes);
        }}
      />
    </span>
  );
}
