import { useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useTable } from '../seat/at-table.ts';
import { churchWords } from '../words/church-words.ts';
import type { SeenDecree } from './decree-part.tsx';
import { useAct } from './use-act.ts';
import type { Who } from './use-who.ts';

interface ShowDecreeProps {
  readonly decree: SeenDecree;
  readonly who: Who;
  readonly onDone: () => void;
}

/** To which other bishops a decree is shown; each with what the law says of it before it is. */
export function ShowDecree({ decree, who, onDone }: ShowDecreeProps) {
  const { view } = useTable();
  const said = churchWords.decree;
  const [to, setTo] = useState<ReadonlySet<string>>(new Set());
  const { act, isBusy, problem } = useAct();
  const known = new Set<string>([decree.drafter, ...decree.circulation, view.viewer]);
  const others = view.seats.filter(
    ({ id, class: kind, standing }) => kind === 'bishop' && standing === 'seated' && !known.has(id),
  );
  const lawOf = (seat: string) => view.mayWriteTo?.find((row) => row.to === seat);
  const isUnlawful = [...to].some((seat) => lawOf(seat)?.lawful === false);
  const toggle = (seat: string) => {
    const next = new Set(to);
    if (!next.delete(seat)) next.add(seat);
    setTo(next);
  };
  const send = async () => {
    if (to.size === 0) return;
    const confirm = isUnlawful ? { confirm: true } : {};
    const done = await act({
      do: 'circulateDecree',
      decree: decree.id,
      to: [...to],
      ...confirm,
      expectedPhase: view.phase,
    });
    if (done !== undefined) onDone();
  };
  if (others.length === 0) return <p className="why">{said.allKnow}</p>;
  return (
    <fieldset className="tick-list">
      <legend className="label">{said.toWhom}</legend>
      <button
        type="button"
        className="btn btn--quiet btn--s"
        onClick={() => setTo(new Set(to.size === others.length ? [] : others.map(({ id }) => id)))}
      >
        {to.size === others.length ? said.nobody : said.everybody}
      </button>
      {others.map(({ id }) => (
        <label key={id} className={to.has(id) ? 'choice is-chosen' : 'choice'}>
          <input type="checkbox" checked={to.has(id)} onChange={() => toggle(id)} />
          <span className="tick" aria-hidden="true">
            {to.has(id) && <Icon name="check" />}
          </span>
          <span className="said">
            {who.title(id)}
            <small>{who.whose(id)}</small>
          </span>
          {lawOf(id)?.lawful === false && (
            <span className="state state--bad">
              <Icon name="cross" />
              {churchWords.unlawful} {lawOf(id)?.rule}
            </span>
          )}
        </label>
      ))}
      <ProblemNote problem={problem} />
      <button
        type="button"
        className={isUnlawful ? 'btn btn--grave btn--wide' : 'btn btn--main btn--wide'}
        aria-disabled={isBusy || to.size === 0}
        onClick={() => void send()}
      >
        {isUnlawful ? said.showAnyway(to.size) : said.showTo(to.size)}
      </button>
      {isUnlawful && <p className="why">{said.unlawfulUnless}</p>}
    </fieldset>
  );
}
