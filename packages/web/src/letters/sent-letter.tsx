import type { LetterId } from '@defensor/game';
import { Link, useLocation } from 'react-router';
import { useTable } from '../seat/at-table.ts';
import type { Commands } from '../seat/use-commands.ts';
import { letterWords } from '../words/letter-words.ts';
import { words } from '../words/words.ts';
import { SentMark } from './law-mark.tsx';
import { lawOfLetter } from './law-of.ts';
import type { SeenLetter } from './threads.ts';

type Copy = NonNullable<SeenLetter['copies']>[number];

/** A letter as it was sent: who wrote, when, what, and what the law says of it. */
export function SentLetter({ letter, commands }: { letter: SeenLetter; commands: Commands }) {
  const { base, view, texts, sentences, look } = useTable();
  const { search } = useLocation();
  const said = letterWords;
  const isMine = letter.from === view.viewer;
  const law = lawOfLetter(view, letter);
  const isFromJudge = view.seats.find(({ id }) => id === letter.from)?.class === 'judge';
  const report = async () => {
    if ((await commands.give({ do: 'reportLetter', letter: letter.id })) !== undefined) look();
  };
  return (
    <article className={isMine ? 'letter letter--mine' : 'letter'} data-letter={letter.id}>
      <header>
        <b>{isMine ? said.you : words.titleOf(sentences.words.seat(letter.from))}</b>
        <time dateTime={new Date(letter.sentMs).toISOString()}>{words.seat.moment(letter.sentMs)}</time>
      </header>
      {letter.text === undefined ? (
        <p className="soft">{said.hidden}</p>
      ) : (
        <p className="letter-text">{texts[letter.text.id] ?? said.gone}</p>
      )}
      {(letter.copies ?? []).map((copy) => (
        <CertifiedCopy key={copy.id} copy={copy} />
      ))}
      <footer>
        <SentMark law={law} rule={letter.law?.rule} />
        {law === 'unlawful' && isMine && <span className="faint">{said.law.told}</span>}
        {letter.text !== undefined && (
          <span className="end">
            <Link
              className="hit"
              to={{ pathname: `${base}/letters/new`, search: `${search}&copy=${encodeURIComponent(letter.id)}` }}
            >
              {said.copy.hand}
            </Link>
            {!isMine &&
              !isFromJudge &&
              (view.reported.includes(letter.id as LetterId) ? (
                <span className="hit-done">{said.report.done}</span>
              ) : (
                <button type="button" className="hit" onClick={() => void report()}>
                  {said.report.do}
                </button>
              ))}
          </span>
        )}
      </footer>
    </article>
  );
}

/** A letter that somebody handed on. That it is shown so proves it genuine (R13.1). */
export function CertifiedCopy({ copy }: { copy: Copy }) {
  const { texts, sentences } = useTable();
  const { copy: said, gone } = letterWords;
  const to = copy.to === undefined || copy.to.length === 0 ? said.toAll : sentences.words.seats(copy.to);
  return (
    <blockquote className="copy">
      <p className="copy-head">
        <b>{said.title}</b> {said.of(sentences.words.seat(copy.from), to)}
        {copy.turn !== undefined && `, ${words.seat.turn(copy.turn)}`}
      </p>
      <p className="letter-text">{copy.text === undefined ? said.hidden : (texts[copy.text.id] ?? gone)}</p>
    </blockquote>
  );
}
