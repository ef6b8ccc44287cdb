import { useEffect, useRef } from 'react';
import { ProblemNote } from '../components/problem-note.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { deskWords } from '../words/desk-words.ts';
import { words } from '../words/words.ts';
import { type Default, defaultsOf } from './defaults.ts';
import { useRoster } from './people.tsx';
import { useDesk, useRuling } from './use-ruling.ts';

/** What defaults if the phase closes now, by person, before it does. */
export function CloseNow({ onDone }: { onDone: () => void }) {
  const { view, variant, sentences } = useDesk();
  const { nameIn } = useRoster();
  const { give, isSending, problem } = useRuling();
  const { close: said } = deskWords.desk;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const defaults = defaultsOf(variant, view);
  const who = (seat: string) => {
    const name = nameIn(seat);
    return name === undefined ? sentences.words.seat(seat) : `${name}, ${sentences.words.seat(seat)}`;
  };
  const what = ({ kind, power }: Default) => said.what[kind](power === undefined ? '' : sentences.words.power(power));
  const close = async () => {
    if (isSending) return;
    const done = await give({ do: 'closePhase', expectedPhase: view.phase });
    if (done !== undefined) onDone();
  };
  return (
    <section className="close-now" aria-labelledby="close-now">
      <h2 className="h-sec" id="close-now" ref={title} tabIndex={-1}>
        {said.title(words.seat.phases[view.phase])}
      </h2>
      {defaults.length === 0 ? (
        <p className="small">{said.nothing}</p>
      ) : (
        <ul className="close-list">
          {defaults.map((one) => (
            <li key={one.key}>
              <b>{what(one)}</b> <RuleNo rule={one.rule} />
              <small className="soft">{one.seats.map(who).join('; ')}</small>
            </li>
          ))}
        </ul>
      )}
      <ProblemNote problem={problem} />
      <div className="chips">
        <button type="button" className="btn btn--main btn--s" aria-disabled={isSending} onClick={() => void close()}>
          {isSending ? words.door.oneMoment : said.close(words.seat.phases[view.phase])}
        </button>
        <button type="button" className="btn btn--s" onClick={onDone}>
          {said.keepOpen}
        </button>
      </div>
    </section>
  );
}
