import { JUDGE, type SeatId, type View } from '@defensor/game';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { SeatArms } from '../components/seat-arms.tsx';
import { useTable } from '../seat/at-table.ts';
import { teamOf } from '../seat/team-of.ts';
import { useCommands } from '../seat/use-commands.ts';
import { SCROLLED_BY_KEYS } from '../shell/papers.tsx';
import { letterWords } from '../words/letter-words.ts';
import { seatNames } from '../words/seats.ts';
import { BanNotice } from './ban-notice.tsx';
import { addToDraft } from './kept-drafts.ts';
import { LawMark } from './law-mark.tsx';
import { lawOf } from './law-of.ts';
import { ThreadSign, threadTitle } from './thread-names.tsx';
import { keyOfSeats, type Thread, threadOf } from './threads.ts';

type Part = keyof typeof letterWords.fresh.people;
const PARTS: readonly Part[] = ['court', 'team', 'courts', 'bishops'];

/** Who sits with the viewer, and who elsewhere. */
function partOf(view: View, id: string): Part {
  const seat = view.seats.find((one) => one.id === id);
  const isOwn = teamOf(view, id) !== undefined && teamOf(view, id) === teamOf(view, view.viewer);
  if (seat?.class === 'bishop') return isOwn ? 'team' : 'bishops';
  return isOwn ? 'court' : 'courts';
}

/** To whom a letter goes, each with how writing to him stands now; several make one letter, or a group. */
export function NewLetter({ threads }: { threads: readonly Thread[] }) {
  const table = useTable();
  const { game, view, variant, base } = table;
  const { search } = useLocation();
  const go = useNavigate();
  const [chosen, setChosen] = useState<readonly SeatId[]>([]);
  const params = new URLSearchParams(search);
  const copy = params.get('copy');
  params.delete('copy');
  const said = letterWords.fresh;
  const { title } = seatNames(variant, view.seats);
  const open = (key: string) => {
    if (copy !== null) addToDraft(game, view.viewer, key, { copies: [copy] });
    void go({ pathname: `${base}/letters/${key}`, search: `?${params}` });
  };
  const rooms = [
    ...threads.filter(({ place, isMine }) => isMine && place.kind !== 'seats' && place.kind !== 'everybody'),
    ...[threadOf(view, threads, JUDGE), copy === null ? threadOf(view, threads, 'everybody') : undefined],
  ].filter((thread) => thread !== undefined);
  const toChosen = threadOf(view, [], keyOfSeats(chosen));
  const seated = (view.mayWriteTo ?? []).filter(
    ({ to }) => view.seats.find(({ id }) => id === to)?.standing === 'seated',
  );
  return (
    <section className="thread-pane" aria-labelledby="new-letter">
      <header className="thread-head">
        <Link
          className="back"
          to={{ pathname: `${base}/letters`, search: `?${params}` }}
          aria-label={letterWords.allLetters}
        >
          <Icon name="left" />
        </Link>
        <div className="when">
          <h2 className="turn" id="new-letter">
            {copy === null ? said.title : said.copyTitle}
          </h2>
          <p className="phase">{said.about}</p>
        </div>
      </header>
      <BanNotice />
      <div className="thread-items" {...SCROLLED_BY_KEYS}>
        <h3 className="h-sec part-head">{said.rooms}</h3>
        <ul className="threads">
          {rooms.map((thread) => (
            <li key={thread.key}>
              <button type="button" className="thread" onClick={() => open(thread.key)}>
                <ThreadSign thread={thread} />
                <b>{thread.place.kind === 'everybody' ? said.everybody : threadTitle(table, thread)}</b>
                <LawMark law={lawOf(view, thread)} />
              </button>
            </li>
          ))}
        </ul>
        {PARTS.map((part) => {
          const rows = seated.filter(({ to }) => partOf(view, to) === part);
          if (rows.length === 0) return null;
          return (
            <fieldset key={part} className="people">
              <legend className="h-sec part-head">{said.people[part]}</legend>
              {rows.map(({ to }) => {
                const isChosen = chosen.includes(to);
                const one = threadOf(view, [], to);
                return (
                  <label key={to} className={isChosen ? 'choice is-chosen' : 'choice'}>
                    <input
                      type="checkbox"
                      checked={isChosen}
                      onChange={() => setChosen(isChosen ? chosen.filter((id) => id !== to) : [...chosen, to])}
                    />
                    <span className="tick" aria-hidden="true">
                      {isChosen && <Icon name="check" />}
                    </span>
                    <SeatArms variant={variant} power={view.seats.find(({ id }) => id === to)?.power} />
                    <span className="said">{title(to)}</span>
                    {one !== undefined && <LawMark law={lawOf(view, one)} />}
                  </label>
                );
              })}
            </fieldset>
          );
        })}
      </div>
      <div className="compose">
        <button
          type="button"
          className="btn btn--main"
          aria-disabled={chosen.length === 0}
          onClick={() => {
            if (chosen.length > 0) open(keyOfSeats(chosen));
          }}
        >
          {chosen.length > 1 ? said.goOnTo(chosen.length) : said.goOn}
        </button>
        {chosen.length === 0 && <p className="why">{said.nobody}</p>}
        {chosen.length > 1 && toChosen !== undefined && <NewGroup thread={toChosen} onFormed={open} />}
      </div>
    </section>
  );
}

/** Makes a group of those chosen. To call people together is to speak to them. */
function NewGroup({ thread, onFormed }: { thread: Thread; onFormed: (key: string) => void }) {
  const { game, as, view, look } = useTable();
  const commands = useCommands(game, as);
  const [name, setName] = useState('');
  const said = letterWords.fresh;
  const law = lawOf(view, thread);
  const isUnlawful = law.kind === 'unlawful';
  const gather = async () => {
    if (name.trim() === '') return;
    const group = `g-${thread.key.replaceAll('+', '.').slice(0, 40)}-${name.trim().replace(/[^A-Za-z0-9]/g, '')}`.slice(
      0,
      80,
    );
    const confirm = isUnlawful ? { confirm: true } : {};
    const done = await commands.give({ do: 'formGroup', group, name: name.trim(), members: thread.others, ...confirm });
    look();
    if (done !== undefined) onFormed(`group-${group}`);
  };
  return (
    <div className="new-group">
      <label className="label" htmlFor="group-name">
        {said.group}
      </label>
      <input id="group-name" className="field" value={name} maxLength={80} onChange={(e) => setName(e.target.value)} />
      <p className="why">{said.groupHint}</p>
      <ProblemNote problem={commands.problem} />
      <button
        type="button"
        className={isUnlawful ? 'btn btn--grave' : 'btn'}
        aria-disabled={name.trim() === '' || commands.isSending || law.kind === 'closed' || law.kind === 'muted'}
        onClick={() => void gather()}
      >
        {isUnlawful ? said.gatherAllTheSame : said.gather}
      </button>
    </div>
  );
}
