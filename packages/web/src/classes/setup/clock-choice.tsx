import { useId } from 'react';
import { Segment } from '../../components/segment.tsx';
import { classWords } from '../../words/class-words.ts';
import type { Times } from './kept-setup.ts';

/** What a lesson of 45 minutes has room for. */
const A_LESSON: Times = { diplomacy: 15, orderWriting: 10, others: 3 };
const FIELDS = ['diplomacy', 'orderWriting', 'others'] as const;

interface ClockChoiceProps {
  readonly times: Times | undefined;
  readonly onChange: (times: Times | undefined) => void;
}

/** Whether phases close by hand, or after some minutes each. */
export function ClockChoice({ times, onChange }: ClockChoiceProps) {
  const { clock } = classWords.options;
  return (
    <div className="opt opt--clock">
      <p>
        {clock.says}
        <small>{clock.hint}</small>
      </p>
      <Segment
        label={clock.says}
        options={[
          { value: 'byHand', label: clock.byHand },
          { value: 'timed', label: clock.timed },
        ]}
        value={times === undefined ? 'byHand' : 'timed'}
        onChange={(value) => onChange(value === 'timed' ? A_LESSON : undefined)}
      />
      {times !== undefined && (
        <div className="minutes">
          {FIELDS.map((field) => (
            <Minutes
              key={field}
              label={clock[field]}
              value={times[field]}
              onChange={(minutes) => onChange({ ...times, [field]: minutes })}
            />
          ))}
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
