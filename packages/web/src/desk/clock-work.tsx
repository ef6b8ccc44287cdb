import { useId } from 'react';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { Clock } from '../seat/clock.tsx';
import { deskWords } from '../words/desk-words.ts';
import { ClosesWhen } from './closes-when.tsx';
import { useDesk, useRuling } from './use-ruling.ts';

/** What a phase may be given where no time runs, in minutes. */
const MINUTES = [3, 5, 8, 10, 12, 15, 20, 30, 45] as const;

interface ClockWorkProps {
  /** Whether the list of what would default lies open. */
  readonly isClosing: boolean;
  readonly onClosing: (isClosing: boolean) => void;
}

/** The clock of the phase, and what moves it: pause, more time, until the next lesson, close now. */
export function ClockWork({ isClosing, onClosing }: ClockWorkProps) {
  const { view, following } = useDesk();
  const { give, isSending, problem } = useRuling();
  const { clock: said } = deskWords.desk;
  const { deadline, pausedWithMs, timetable } = view.clock;
  const press = (command: Parameters<typeof give>[0]) => () => {
    if (!isSending) void give(command);
  };
  if (view.phase === 'ended') return null;
  if (view.phase === 'setup') {
    return (
      <span className="clockwork">
        <ProblemNote problem={problem} />
        <button
          type="button"
          className="btn btn--main btn--s"
          aria-disabled={isSending}
          onClick={press({ do: 'closePhase', expectedPhase: 'setup' })}
        >
          <Icon name="play" small />
          {said.start}
        </button>
      </span>
    );
  }
  const isSet = deadline !== undefined || pausedWithMs !== undefined;
  const hasLesson = timetable !== undefined && timetable.lessons.length > 0;
  return (
    <section className="clockwork" aria-label={said.label}>
      <ProblemNote problem={problem} />
      <Clock clock={view.clock} aheadMs={following.aheadMs} />
      <small className="soft">
        <ClosesWhen />
      </small>
      {isSet ? (
        <>
          {pausedWithMs === undefined ? (
            <ClockButton icon="pause" name={said.pause} isBusy={isSending} onPress={press({ do: 'pauseClock' })} />
          ) : (
            <ClockButton icon="play" name={said.goOn} isBusy={isSending} onPress={press({ do: 'resumeClock' })} />
          )}
          {[1, 5].map((minutes) => (
            <button
              key={minutes}
              type="button"
              className="btn btn--s"
              aria-disabled={isSending}
              aria-label={said.more(minutes)}
              onClick={press({ do: 'extendPhase', by: { minutes } })}
            >
              +{minutes}
            </button>
          ))}
        </>
      ) : (
        <SetClock
          isBusy={isSending}
          onSet={(minutes) =>
            void give({
              do: 'setDeadline',
              deadline: Math.round(Date.now() + following.aheadMs) + minutes * 60_000,
            })
          }
        />
      )}
      {hasLesson && (
        <button
          type="button"
          className="btn btn--s"
          aria-disabled={isSending}
          onClick={press({ do: 'extendPhase', by: { untilLesson: 'start' } })}
        >
          {said.untilLesson}
        </button>
      )}
      {view.phase !== 'orderResolution' && (
        <button type="button" className="btn btn--s" aria-expanded={isClosing} onClick={() => onClosing(!isClosing)}>
          {said.closeNow}
        </button>
      )}
    </section>
  );
}

interface ClockButtonProps {
  readonly icon: 'pause' | 'play';
  readonly name: string;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function ClockButton({ icon, name, isBusy, onPress }: ClockButtonProps) {
  return (
    <button type="button" className="btn btn--s" aria-disabled={isBusy} onClick={onPress}>
      <Icon name={icon} small />
      {name}
    </button>
  );
}

/** Starts the clock of a phase that has none: the time is chosen, and runs. */
function SetClock({ isBusy, onSet }: { isBusy: boolean; onSet: (minutes: number) => void }) {
  const id = useId();
  const { clock: said } = deskWords.desk;
  return (
    <>
      <label className="vh" htmlFor={id}>
        {said.set}
      </label>
      <select
        id={id}
        className="field field--s clock-set"
        value=""
        disabled={isBusy}
        onChange={(event) => onSet(Number(event.target.value))}
      >
        <option value="" disabled>
          {said.set}
        </option>
        {MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {said.minutes(minutes)}
          </option>
        ))}
      </select>
    </>
  );
}
