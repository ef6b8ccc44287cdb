import { type KeyboardEvent, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { Segment } from '../components/segment.tsx';
import { useTable } from '../seat/at-table.ts';
import { letterWords } from '../words/letter-words.ts';
import { words } from '../words/words.ts';
import { addToDraft } from './kept-drafts.ts';
import { couldWriteInstead, type Law, lawOf, mayPetition } from './law-of.ts';
import { CertifiedCopy } from './sent-letter.tsx';
import { keyOfSeats, type SeenLetter, type Thread } from './threads.ts';
import { type SendingLetter, useSendingLetter } from './use-sending-letter.ts';

/** Where a letter is written: what it says, whether it is lawful, and the ways to send it. */
export function Composer({ thread }: { thread: Thread }) {
  const { view, texts } = useTable();
  const said = letterWords.compose;
  const [kind, setKind] = useState<'letter' | 'pact'>('letter');
  const letter = useSendingLetter(thread);
  const { draft, change, send, commands, sentAtMs } = letter;
  const field = useId();
  const law = lawOf(view, thread);
  if (law.kind === 'left') return <p className="compose why">{said.left}</p>;
  const isToPlayers = thread.place.kind === 'seats' && law.kind !== 'always';
  const what = isToPlayers ? kind : 'letter';
  const isPublic = thread.place.kind === 'everybody';
  const main = what === 'pact' ? said.offer : isPublic ? said.publish : said.send;
  const byKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isStopped(law)) return;
    event.preventDefault();
    send(what, false);
  };
  return (
    <form className="compose" onSubmit={(event) => event.preventDefault()}>
      {isToPlayers && (
        <Segment
          label={said.kind}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'letter', label: said.asLetter },
            { value: 'pact', label: said.asPact },
          ]}
        />
      )}
      <label className="vh" htmlFor={field}>
        {what === 'pact' ? said.pact : isPublic ? said.statement : said.letter}
      </label>
      <textarea
        id={field}
        className="field"
        rows={2}
        value={draft.text}
        readOnly={commands.isSending}
        placeholder={what === 'pact' ? said.pact : undefined}
        onChange={(event) => change({ text: event.target.value })}
        onKeyDown={byKeys}
      />
      {what === 'pact' && <p className="why">{said.aboutPact}</p>}
      {what === 'letter' && draft.copies.length > 0 && (
        <div className="copies">
          <p className="small soft">{said.copies}</p>
          {draft.copies.map((id) => {
            const copied = view.letters.find((one) => one.id === id);
            return (
              <div key={id} className="copy-row">
                {copied !== undefined && <CertifiedCopy copy={asCopy(copied)} />}
                <button
                  type="button"
                  className="btn btn--quiet"
                  onClick={() => change({ copies: draft.copies.filter((one) => one !== id) })}
                >
                  {said.takeOut}
                </button>
              </div>
            );
          })}
        </div>
      )}
      <ProblemNote problem={commands.problem} />
      <Verdict law={law} thread={thread} isShort={draft.text.trim() === ''} />
      {law.kind === 'muted' && view.muted !== undefined && (
        <p className="why">
          {said.muted(
            texts[view.muted.reason.id],
            view.muted.untilMs === undefined ? undefined : words.seat.moment(view.muted.untilMs),
          )}{' '}
          <RuleNo rule="JD.8" />
        </p>
      )}
      {law.kind === 'unlawful' ? (
        <UnlawfulWays law={law} thread={thread} letter={letter} what={what} />
      ) : (
        !isStopped(law) && (
          <button
            type="button"
            className="btn btn--main"
            aria-disabled={commands.isSending || draft.text.trim() === ''}
            onClick={() => {
              send(what, false);
              setKind('letter');
            }}
          >
            <Icon name="quill" small />
            {commands.isSending ? words.door.oneMoment : main}
          </button>
        )
      )}
      <p className="why" role="status">
        {sentAtMs !== undefined && draft.text === '' ? said.sent(words.seat.moment(sentAtMs)) : ''}
      </p>
    </form>
  );
}

/** Nothing can be sent, or not by a plain press of the keys. */
const isStopped = ({ kind }: Law) => kind === 'unlawful' || kind === 'closed' || kind === 'muted' || kind === 'left';

const asCopy = ({ id, from, to, sentMs, turn, text }: SeenLetter) =>
  text === undefined ? { id, from, hidden: true as const } : { id, from, to, sentMs, turn, text };

/** Whether it is lawful to send, and under which rule it is not. */
function Verdict({ law, thread, isShort }: { law: Law; thread: Thread; isShort: boolean }) {
  const { view, sentences } = useTable();
  const said = letterWords.compose;
  if (law.kind === 'closed') {
    return (
      <p className="verdict verdict--wait">
        <Icon name="lock" small />
        <span>
          {said.closed} <RuleNo rule="A16" />
        </span>
      </p>
    );
  }
  if (law.kind !== 'unlawful') return null;
  const instead = couldWriteInstead(view, thread);
  const [first] = law.towards;
  return (
    <p className="verdict">
      <Icon name="cross" small />
      <span>
        <b>{said.unlawful(law.rule)}</b>{' '}
        {!isShort && (
          <>
            {first !== undefined && sentences.ofUnlawful(law.code, first)}{' '}
            {law.isBlocked ? said.blocked : law.hangs ? said.hangs : said.caught}{' '}
            {instead !== undefined && said.instead(sentences.words.seat(instead))}{' '}
          </>
        )}
        <RuleNo rule={law.hangs ? 'R15' : law.rule} />
      </span>
    </p>
  );
}

interface UnlawfulWaysProps {
  readonly law: Extract<Law, { kind: 'unlawful' }>;
  readonly thread: Thread;
  readonly letter: SendingLetter;
  readonly what: 'letter' | 'pact';
}

/** What can be done with a letter that is unlawful: hand it to somebody who may write, petition, or send it all the same. */
function UnlawfulWays({ law, thread, letter: { draft, clear, send, commands }, what }: UnlawfulWaysProps) {
  const { game, view, sentences, base } = useTable();
  const { search } = useLocation();
  const go = useNavigate();
  const said = letterWords.compose;
  const instead = couldWriteInstead(view, thread);
  const isEmpty = draft.text.trim() === '';
  const handOver = (to: string) => {
    if (isEmpty) return;
    const key = keyOfSeats([to]);
    const text = said.handed(sentences.words.seats(thread.others), draft.text.trim());
    addToDraft(game, view.viewer, key, { text, copies: draft.copies });
    clear();
    void go({ pathname: `${base}/letters/${key}`, search });
  };
  return (
    <div className="ways">
      {instead !== undefined && thread.place.kind !== 'everybody' && (
        <button type="button" className="btn" aria-disabled={isEmpty} onClick={() => handOver(instead)}>
          {said.handTo(sentences.words.seat(instead))}
        </button>
      )}
      {what === 'letter' && mayPetition(view, thread) && (
        <button type="button" className="btn" aria-disabled={isEmpty} onClick={() => send('petition', false)}>
          {said.petition}
        </button>
      )}
      {!law.isBlocked && (
        <button
          type="button"
          className="btn btn--grave"
          aria-disabled={isEmpty || commands.isSending}
          onClick={() => send(what, true)}
        >
          {commands.isSending ? words.door.oneMoment : said.sendAllTheSame}
        </button>
      )}
    </div>
  );
}
