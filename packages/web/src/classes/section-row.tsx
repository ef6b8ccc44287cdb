import { gameSentences } from '@defensor/api';
import type { View } from '@defensor/game';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { variantOf } from '../map/variant-of.ts';
import { Clock } from '../seat/clock.tsx';
import { ask } from '../server/ask.ts';
import { classWords } from '../words/class-words.ts';
import { language } from '../words/language.ts';
import { seatNames } from '../words/seats.ts';
import { words } from '../words/words.ts';
import { AS_PERSON, type ClassWithGames } from './class-list.ts';

interface Seen {
  readonly view: View;
  readonly aheadMs: number;
}

/** A section in a row: the state of its latest game in words, and the ways to its pages. */
export function SectionRow({ section }: { section: ClassWithGames }) {
  const game = section.games[0];
  const [seen, setSeen] = useState<Seen>();
  const id = game?.id;
  useEffect(() => {
    if (id === undefined) return;
    void ask<{ view: View }>(`/games/${id}`, { as: AS_PERSON }).then((answer) => {
      if (answer.ok) setSeen({ view: answer.value.view, aheadMs: answer.atMs - Date.now() });
    });
  }, [id]);
  const setUp = `/classes/${section.id}/new`;
  return (
    <tr data-section={section.shortName}>
      <th scope="row">
        {section.title}
        <small>{seen === undefined ? section.shortName : classWords.seats(playersIn(seen.view))}</small>
      </th>
      {id === undefined ? (
        <td colSpan={5} className="soft">
          {classWords.notBegun}
        </td>
      ) : seen === undefined ? (
        <td colSpan={5} className="soft">
          {words.door.oneMoment}
        </td>
      ) : (
        <State {...seen} />
      )}
      <td className="ac">
        <span className="ways">
          {id === undefined ? (
            <Link className="btn btn--s" to={setUp}>
              {classWords.setUp}
              <span className="vh">{classWords.of(section.title)}</span>
            </Link>
          ) : (
            <Ways game={id} title={section.title} isOver={seen?.view.phase === 'ended'} setUp={setUp} />
          )}
          <Link to={`/classes/${section.id}`}>
            {classWords.care}
            <span className="vh">{classWords.of(section.title)}</span>
          </Link>
        </span>
      </td>
    </tr>
  );
}

const playersIn = ({ seats }: View) =>
  seats.filter((seat) => seat.class !== 'judge' && seat.class !== 'observer').length;

function State({ view, aheadMs }: Seen) {
  const variant = variantOf(view);
  if (variant === undefined) return <td colSpan={5} />;
  const sentences = gameSentences({ variant, seats: view.seats }, language);
  const { title } = seatNames(variant, view.seats);
  const counting = Object.values(view.counting);
  const missing = counting.filter((one) => one?.why === 'none' || one?.why === 'dispute').length;
  const { columns } = classWords;
  return (
    <>
      <td data-label={columns.turn}>
        <b>{words.seat.turn(view.turn)}</b>
        <small>{words.seat.phases[view.phase]}</small>
      </td>
      <td data-label={columns.clock}>
        <Clock clock={view.clock} aheadMs={aheadMs} />
      </td>
      <td data-label={columns.sheets}>
        {counting.length === 0 ? (
          <span className="soft">{classWords.noSheets}</span>
        ) : (
          classWords.sheetsIn(counting.length - missing, counting.length)
        )}
        {counting.length > 0 && missing === 0 && (
          <small>
            <span className="state state--ok">
              <Icon name="check" />
              {classWords.allIn}
            </span>
          </small>
        )}
      </td>
      <td data-label={columns.waits}>{sentences.ofOwe(view.owe)}</td>
      <td className="ch">
        {view.throne === undefined
          ? classWords.noPapacy
          : view.throne.kind === 'vacant'
            ? classWords.vacant
            : classWords.reigns(title(view.throne.pope))}{' '}
        {view.bans.length === 0
          ? classWords.nobodyBanned
          : classWords.banned(view.bans.map(({ seat }) => title(seat)).join(', '))}
      </td>
    </>
  );
}

interface WaysProps {
  readonly game: string;
  readonly title: string;
  readonly isOver: boolean;
  readonly setUp: string;
}

function Ways({ game, title, isOver, setUp }: WaysProps) {
  const of = <span className="vh">{classWords.of(title)}</span>;
  return (
    <>
      <Link className="btn btn--s" to={`/desk/${game}`}>
        {classWords.openDesk}
        {of}
      </Link>
      <Link to={`/print/${game}/cards`}>
        {classWords.print}
        {of}
      </Link>
      <Link to={`/projector/${game}`}>
        {classWords.projector}
        {of}
      </Link>
      <Link to={`/desk/${game}/grades`}>
        {classWords.grades}
        {of}
      </Link>
      {isOver && (
        <>
          <Link to={`/debrief/${game}`}>
            {classWords.debrief}
            {of}
          </Link>
          <Link to={setUp}>
            {classWords.again}
            {of}
          </Link>
        </>
      )}
    </>
  );
}
