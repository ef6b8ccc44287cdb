import type { LetterId } from '@defensor/game';
import { Link, useLocation } from 'react-router';
import { AttachedTo } from '../attached/attached-to.tsx';
import type { Attached } from '../attached/use-attached.ts';
import { useTable } from '../seat/at-table.ts';
import type { Commands } from '../seat/use-commands.ts';
import { letterWords } from '../words/letter-words.ts';
import { words } from '../words/words.ts';
import { SentMark } from './law-mark.tsx';
import { lawOfLetter } from './law-of.ts';
import type { SeenLetter } from './threads.ts';

type Copy = NonNullable<SeenLetter['copies']>[number];

/** How long after a letter was sent the server takes pictures to it. */
const WITH_LETTER_MS = 10 * 60 * 1000;

interface SentLetterProps {
  readonly letter: SeenLetter;
  readonly commands: Commands;
  readonly attached: Attached;
}

/** A letter as it was sent: who wrote, when, what, what came with it, and what the law says of it. */
export function SentLetter({ letter, commands, attached }: SentLetterProps) {
  const { base, view, texts, sentences, look, following } = useTable();
  const { search } = useLocation();
  const said = letterWords;
  const isMine = letter.from === view.viewer;
  const law = lawOfLetter(view, letter);
  const isFromJudge = view.seats.find(({ id }) => id === letter.from)?.class === 'judge';
  const isFresh =
    letter.turn === view.turn &&
    letter.phase === view.phase &&
    Date.now() + following.aheadMs - letter.sentMs < WITH_LETTER_MS;
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
      {letter.text !== undefined && (
        <AttachedTo
          kind="letter"
          id={letter.id}
          attached={attached}
          isOpen={isMine && isFresh && view.muted === undefined}
        />
      )}
      {(letter.copies ?? []).map((copy) => (
        <CertifiedCopy key={copy.id} copy={copy} attached={attached} />
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
export function CertifiedCopy({ copy, attached }: { copy: Copy; attached?: Attached }) {
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
      {attached !== undefined && <AttachedTo kind="letter" id={copy.id} attached={attached} isOpen={false} />}
    </blockquote>
  );
}
