import { timetableWords as said } from '../words/timetable-words.ts';
import { words } from '../words/words.ts';
import { type PhaseChoice, TIMED_PHASES, type TimetableDraft, UNITS, type Unit } from './timetable-draft.ts';

type Phases = TimetableDraft['phases'];

/** For each phase when it closes: by hand, after some time, by the lessons, at an hour of the day. */
export function PhaseTimes({ phases, onChange }: { phases: Phases; onChange: (phases: Phases) => void }) {
  return (
    <ul className="phase-times">
      {TIMED_PHASES.map((phase) => (
        <li key={phase}>
          <PhaseTime
            name={words.seat.phases[phase]}
            choice={phases[phase]}
            onChange={(choice) => onChange({ ...phases, [phase]: choice })}
          />
        </li>
      ))}
    </ul>
  );
}

interface PhaseTimeProps {
  readonly name: string;
  readonly choice: PhaseChoice;
  readonly onChange: (choice: PhaseChoice) => void;
}

/** What a way of closing begins with, when it is chosen. */
const FRESH: Readonly<Record<PhaseChoice['kind'], PhaseChoice>> = {
  byHand: { kind: 'byHand' },
  after: { kind: 'after', amount: 10, unit: 'minutes' },
  lessonStart: { kind: 'lessonStart' },
  lessonEnd: { kind: 'lessonEnd' },
  daily: { kind: 'daily', at: '18:00', atLeastHours: 12 },
};
const KINDS = Object.keys(FRESH) as readonly PhaseChoice['kind'][];

const numberIn = (value: number) => (Number.isNaN(value) ? '' : value);

function PhaseTime({ name, choice, onChange }: PhaseTimeProps) {
  return (
    <>
      <label className="in-line">
        <span className="phase-name">{name}</span>
        <select
          className="field field--s"
          value={choice.kind}
          onChange={(event) => onChange(FRESH[event.target.value as PhaseChoice['kind']])}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {said.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      {choice.kind === 'after' && (
        <span className="in-line">
          <input
            className="field field--s amount"
            type="number"
            min={1}
            aria-label={said.amount(name)}
            value={numberIn(choice.amount)}
            onChange={(event) => onChange({ ...choice, amount: event.target.valueAsNumber })}
          />
          <select
            className="field field--s"
            aria-label={said.unit(name)}
            value={choice.unit}
            onChange={(event) => onChange({ ...choice, unit: event.target.value as Unit })}
          >
            {(Object.keys(UNITS) as readonly Unit[]).map((unit) => (
              <option key={unit} value={unit}>
                {said.units[unit]}
              </option>
            ))}
          </select>
        </span>
      )}
      {choice.kind === 'daily' && (
        <span className="in-line">
          <input
            className="field field--s"
            type="time"
            aria-label={said.at(name)}
            value={choice.at}
            onChange={(event) => onChange({ ...choice, at: event.target.value })}
          />
          <span className="small">{said.atLeast}</span>
          <input
            className="field field--s amount"
            type="number"
            min={0}
            aria-label={said.atLeastOf(name)}
            value={numberIn(choice.atLeastHours)}
            onChange={(event) => onChange({ ...choice, atLeastHours: event.target.valueAsNumber })}
          />
        </span>
      )}
    </>
  );
}
