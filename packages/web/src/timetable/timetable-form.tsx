import { type ReactNode, useId } from 'react';
import { Icon } from '../components/icon.tsx';
import '../styles/timetable.css';
import { timetableWords as said } from '../words/timetable-words.ts';
import { PhaseTimes } from './phase-times.tsx';
import { PRESETS, type TimetableDraft } from './timetable-draft.ts';
import { zones } from './zone.ts';

interface TimetableFormProps {
  readonly draft: TimetableDraft;
  readonly onChange: (draft: TimetableDraft) => void;
}

const PRESET_NAMES = Object.keys(PRESETS) as readonly (keyof typeof PRESETS)[];

/** The fields of a timetable: when phases close, lessons, holidays, the zone. What it comes to is shown beside. */
export function TimetableForm({ draft, onChange }: TimetableFormProps) {
  const id = useId();
  const change = (part: Partial<TimetableDraft>) => onChange({ ...draft, ...part });
  return (
    <div className="timetable-form">
      <fieldset className="presets">
        <legend className="small soft">{said.presets.label}</legend>
        {PRESET_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className="btn btn--s"
            aria-pressed={draft.phases === PRESETS[name]}
            onClick={() => change({ phases: PRESETS[name] })}
          >
            {said.presets[name]}
          </button>
        ))}
      </fieldset>
      <fieldset>
        <legend className="h-small">{said.phases}</legend>
        <PhaseTimes phases={draft.phases} onChange={(phases) => change({ phases })} />
        <label className="checked small">
          <input
            type="checkbox"
            checked={draft.closesEarly}
            onChange={(event) => change({ closesEarly: event.target.checked })}
          />
          {said.early}
        </label>
        <label className="in-line small">
          <input
            className="field field--s amount"
            type="number"
            min={0}
            max={1440}
            value={Number.isNaN(draft.graceMinutes) ? '' : draft.graceMinutes}
            onChange={(event) => change({ graceMinutes: event.target.valueAsNumber })}
          />
          {said.graceMinutes}
        </label>
      </fieldset>
      <Rows
        name={said.lessons}
        none={said.noLessons}
        add={said.addLesson}
        count={draft.lessons.length}
        nameOf={said.lesson}
        onAdd={() => change({ lessons: [...draft.lessons, afterLast(draft.lessons)] })}
        onRemove={(at) => change({ lessons: without(draft.lessons, at) })}
      >
        {(at) => (
          <LessonFields
            at={at}
            lesson={draft.lessons[at]}
            onChange={(lesson) => change({ lessons: draft.lessons.with(at, lesson) })}
          />
        )}
      </Rows>
      <Rows
        name={said.holidays}
        none={said.noHolidays}
        add={said.addHoliday}
        count={draft.holidays.length}
        nameOf={said.holiday}
        onAdd={() => change({ holidays: [...draft.holidays, { from: '', to: '' }] })}
        onRemove={(at) => change({ holidays: without(draft.holidays, at) })}
      >
        {(at) => {
          const { from = '', to = '' } = draft.holidays[at] ?? {};
          const set = (span: TimetableDraft['holidays'][number]) => change({ holidays: draft.holidays.with(at, span) });
          return (
            <>
              <input
                className="field field--s"
                type="date"
                aria-label={said.firstDay(at + 1)}
                value={from}
                onChange={({ target }) =>
                  set({ from: target.value, to: to === '' || to < target.value ? target.value : to })
                }
              />
              <span className="small">{said.until}</span>
              <input
                className="field field--s"
                type="date"
                aria-label={said.lastDay(at + 1)}
                value={to}
                onChange={({ target }) => set({ from, to: target.value })}
              />
            </>
          );
        }}
      </Rows>
      <div className="zone">
        <label className="h-small" htmlFor={id}>
          {said.zone}
        </label>
        <select
          id={id}
          className="field field--s"
          value={draft.zone}
          onChange={(event) => change({ zone: event.target.value })}
        >
          {[...new Set([draft.zone, ...zones()])].sort().map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
        <small className="soft">{said.zoneHint}</small>
      </div>
    </div>
  );
}

const without = <Item,>(items: readonly Item[], at: number) => items.filter((_, n) => n !== at);

/** A lesson more usually comes on another day, at the same time. */
function afterLast(lessons: TimetableDraft['lessons']): TimetableDraft['lessons'][number] {
  const last = lessons.at(-1);
  return last === undefined
    ? { weekday: 1, from: '09:00', to: '09:45' }
    : { ...last, weekday: Math.min(7, last.weekday + 1) };
}

interface LessonFieldsProps {
  readonly at: number;
  readonly lesson: TimetableDraft['lessons'][number] | undefined;
  readonly onChange: (lesson: TimetableDraft['lessons'][number]) => void;
}

function LessonFields({ at, lesson, onChange }: LessonFieldsProps) {
  if (lesson === undefined) return null;
  return (
    <>
      <select
        className="field field--s"
        aria-label={said.weekday(at + 1)}
        value={lesson.weekday}
        onChange={(event) => onChange({ ...lesson, weekday: Number(event.target.value) })}
      >
        {said.weekdays.map((name, n) => (
          <option key={name} value={n + 1}>
            {name}
          </option>
        ))}
      </select>
      <input
        className="field field--s"
        type="time"
        aria-label={said.from(at + 1)}
        value={lesson.from}
        onChange={(event) => onChange({ ...lesson, from: event.target.value })}
      />
      <span className="small">{said.until}</span>
      <input
        className="field field--s"
        type="time"
        aria-label={said.to(at + 1)}
        value={lesson.to}
        onChange={(event) => onChange({ ...lesson, to: event.target.value })}
      />
    </>
  );
}

interface RowsProps {
  readonly name: string;
  readonly none: string;
  readonly add: string;
  readonly count: number;
  readonly nameOf: (n: number) => string;
  readonly onAdd: () => void;
  readonly onRemove: (at: number) => void;
  readonly children: (at: number) => ReactNode;
}

/** Things of one kind, a row each, and a way to one more. */
function Rows({ name, none, add, count, nameOf, onAdd, onRemove, children }: RowsProps) {
  return (
    <fieldset>
      <legend className="h-small">{name}</legend>
      {count === 0 && <p className="small soft">{none}</p>}
      <ul>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list.
          <li key={at} className="in-line">
            {children(at)}
            <button type="button" className="btn btn--quiet btn--s" onClick={() => onRemove(at)}>
              <Icon name="cross" small />
              <span className="vh">
                {said.remove}: {nameOf(at + 1)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="btn btn--s" onClick={onAdd}>
        {add}
      </button>
    </fieldset>
  );
}
