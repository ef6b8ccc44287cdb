import type { View } from '@defensor/game';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ProblemNote } from '../components/problem-note.tsx';
import { useTable } from '../seat/at-table.ts';
import { useCommands } from '../seat/use-commands.ts';
import { letterWords } from '../words/letter-words.ts';
import { seatNames } from '../words/seats.ts';
import { lawOf } from './law-of.ts';
import type { Thread } from './threads.ts';

/** Who is in a group; bringing somebody in, and leaving. */
export function GroupMembers({ thread, group }: { thread: Thread; group: View['groups'][number]['id'] }) {
  const { game, as, view, variant, sentences, look, base } = useTable();
  const { search } = useLocation();
  const go = useNavigate();
  const commands = useCommands(game, as);
  const [chosen, setChosen] = useState('');
  const said = letterWords.group;
  const { title } = seatNames(variant, view.seats);
  const others = (view.mayWriteTo ?? []).filter(({ to }) => !thread.others.includes(to));
  const seat = others.find(({ to }) => to === chosen)?.to;
  const isUnlawful = seat !== undefined && lawOf(view, { ...thread, others: [seat] }).kind === 'unlawful';
  const add = async () => {
    if (seat === undefined) return;
    const confirm = isUnlawful ? { confirm: true } : {};
    const done = await commands.give({ do: 'addToGroup', group, members: [seat], ...confirm });
    if (done !== undefined) setChosen('');
    look();
  };
  const leave = async () => {
    if ((await commands.give({ do: 'leaveGroup', group })) === undefined) return;
    look();
    void go({ pathname: `${base}/letters`, search });
  };
  return (
    <details className="group-members">
      <summary>{said.manage}</summary>
      <p className="small">{letterWords.readers(sentences.words.seats(thread.others))}</p>
      <ProblemNote problem={commands.problem} />
      <div className="group-acts">
        <label className="vh" htmlFor="bring-in">
          {said.add}
        </label>
        <select id="bring-in" className="field" value={chosen} onChange={(event) => setChosen(event.target.value)}>
          <option value="">{said.choose}</option>
          {others.map(({ to }) => (
            <option key={to} value={to}>
              {title(to)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className={isUnlawful ? 'btn btn--grave' : 'btn'}
          aria-disabled={seat === undefined || commands.isSending}
          onClick={() => void add()}
        >
          {isUnlawful ? said.addAllTheSame : said.addDo}
        </button>
        <button type="button" className="btn" onClick={() => void leave()}>
          {said.leave}
        </button>
      </div>
    </details>
  );
}
