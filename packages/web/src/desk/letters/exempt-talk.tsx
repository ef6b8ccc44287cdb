import { useState } from 'react';
import { ProblemNote } from '../../components/problem-note.tsx';
import { RuleNo } from '../../components/rule-no.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { words } from '../../words/words.ts';
import { useRoster } from '../people.tsx';
import { Reasoned } from '../reasoned.tsx';
import { players } from '../signing.ts';
import { useDesk, useRuling } from '../use-ruling.ts';

const MINUTES = [10, 20, 45] as const;
const MINUTE_MS = 60_000;

/** Talk that the Judge exempts from bans, for work in groups: among whom, how long, and why; and the end of it. */
export function ExemptTalk() {
  const { view, desk, sentences } = useDesk();
  const { nameIn } = useRoster();
  const { give, isSending, problem } = useRuling();
  const { exemption: said } = deskWords.oversight;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [minutes, setMinutes] = useState('');
  const now = Date.now();
  const live = desk.exemptions.filter(({ untilMs }) => untilMs === undefined || now < untilMs);
  const seats = players(view).filter((seat) => chosen.has(seat));
  const exempt = async (reason: string) => {
    const until = minutes === '' ? {} : { untilMs: Date.now() + Number(minutes) * MINUTE_MS };
    const done = await give({ do: 'exemptSeats', seats, ...until, reason });
    if (done !== undefined) setChosen(new Set());
    return done;
  };
  return (
    <section className="exempt-talk" aria-label={said.title}>
      {live.map(({ seats: among, untilMs }) => (
        <p key={`${among.join()} ${untilMs ?? ''}`} className="small">
          {deskWords.oversight.exempt(sentences.words.seats(among))}{' '}
          {untilMs !== undefined && <span className="soft">{said.until(words.seat.moment(untilMs))}</span>}
        </p>
      ))}
      {live.length > 0 && (
        <button
          type="button"
          className="btn btn--s"
          aria-disabled={isSending}
          onClick={() => void give({ do: 'endExemption' })}
        >
          {said.end}
        </button>
      )}
      {view.phase !== 'ended' && (
        <details className="add-seat">
          <summary>{said.title}</summary>
          <p className="small soft">
            {said.about} <RuleNo rule="JD.8" />
          </p>
          <fieldset className="exempt-seats">
            <legend className="label">{said.whom}</legend>
            {players(view).map((seat) => (
              <label key={seat} className="check">
                <input
                  type="checkbox"
                  checked={chosen.has(seat)}
                  onChange={() => {
                    const next = new Set(chosen);
                    if (!next.delete(seat)) next.add(seat);
                    setChosen(next);
                  }}
                />
                <span>
                  {words.titleOf(sentences.words.seat(seat))}
                  {nameIn(seat) !== undefined && <small className="soft"> {nameIn(seat)}</small>}
                </span>
              </label>
            ))}
          </fieldset>
          <div className="chips">
            <select
              className="field field--s"
              aria-label={said.howLong}
              value={minutes}
              onChange={(event) => setMinutes(event.target.value)}
            >
              <option value="">{said.untilEnded}</option>
              {MINUTES.map((one) => (
                <option key={one} value={one}>
                  {said.minutes(one)}
                </option>
              ))}
            </select>
            {seats.length < 2 ? (
              <span className="small soft">{said.atLeastTwo}</span>
            ) : (
              <Reasoned
                label={said.give(seats.length)}
                about={sentences.words.seats(seats)}
                preset={said.reason}
                isBusy={isSending}
                onGive={exempt}
              />
            )}
          </div>
        </details>
      )}
      <ProblemNote problem={problem} />
    </section>
  );
}
