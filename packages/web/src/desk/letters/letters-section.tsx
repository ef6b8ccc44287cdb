import type { View } from '@defensor/game';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Icon } from '../../components/icon.tsx';
import { ProblemNote } from '../../components/problem-note.tsx';
import { RuleNo } from '../../components/rule-no.tsx';
import { Segment } from '../../components/segment.tsx';
import { askRoute } from '../../server/ask.ts';
import { useSending } from '../../server/use-sending.ts';
import { Papers } from '../../shell/papers.tsx';
import '../../styles/oversight.css';
import { capital } from '../../words/counting.ts';
import { deskWords } from '../../words/desk-words.ts';
import { words } from '../../words/words.ts';
import { Reasoned } from '../reasoned.tsx';
import { useDesk, useRuling } from '../use-ruling.ts';
import { AskJournals } from './ask-journals.tsx';
import { ExemptTalk } from './exempt-talk.tsx';

type Letter = View['letters'][number];
type Which = 'reported' | 'unlawful' | 'all';
const SHOWN = 60;

/** Oversight of letters: who wrote to whom and under which law; the words only when they are asked for, which is noted. */
export default function LettersSection() {
  const { view, desk } = useDesk();
  const { oversight: said } = deskWords;
  const cited = useSearchParams()[0].get('letters')?.split(',');
  const waiting = desk.reports.filter(({ handled }) => !handled);
  const [which, setWhich] = useState<Which>(waiting.length > 0 ? 'reported' : 'all');
  const isShown = (letter: Letter) => {
    if (cited !== undefined) return cited.includes(letter.id);
    if (which === 'reported') return desk.reports.some((report) => report.letter === letter.id);
    return which === 'all' || 'law' in letter;
  };
  const letters = view.letters.filter(isShown).slice(-SHOWN).reverse();
  return (
    <Papers>
      <section className="oversight" aria-labelledby="letters-title">
        <h2 className="h-sec" id="letters-title">
          {said.title}
        </h2>
        <p className="notice notice--off">
          <Icon name="eye" small />
          <span>{said.told}</span>
        </p>
        {cited === undefined && (
          <Segment
            label={said.which}
            value={which}
            onChange={setWhich}
            options={(['reported', 'unlawful', 'all'] as const).map((value) => ({ value, label: said.kinds[value] }))}
          />
        )}
        {letters.length === 0 && <p className="empty">{said.none}</p>}
        <ul className="lines">
          {letters.map((letter) => (
            <LetterLine key={letter.id} letter={letter} />
          ))}
        </ul>
        <ExemptTalk />
        <AskJournals />
      </section>
    </Papers>
  );
}

function LetterLine({ letter }: { letter: Letter }) {
  const { game, as, view, desk, texts, sentences } = useDesk();
  const { give, isSending, problem } = useRuling();
  const reading = useSending();
  const { oversight: said } = deskWords;
  const [read, setRead] = useState<string>();
  const { id, from, to, sentMs, turn } = letter;
  const text = 'text' in letter && letter.text !== undefined ? letter.text.id : undefined;
  const known = text === undefined ? undefined : (read ?? texts[text]);
  const law = 'law' in letter ? letter.law : undefined;
  const isHidden = 'hidden' in letter && letter.hidden === true;
  const reports = desk.reports.filter((report) => report.letter === id);
  const open = async () => {
    if (text === undefined) return;
    const answer = await reading.send(() =>
      askRoute('GET /api/v1/games/:game/texts', { params: { game }, query: { ids: text }, as }),
    );
    if (answer !== undefined) setRead(answer.texts[text] ?? deskWords.desk.docket.erased);
  };
  const whom = to.length === 0 ? said.everybody : sentences.words.seats(to);
  return (
    <li data-letter={id}>
      <p className="letter-head">
        <b>{said.fromTo(capital(sentences.words.seat(from)), whom)}</b>
        <span className="small soft">
          {words.seat.turn(turn)}, {words.seat.moment(sentMs)}
        </span>
        {law !== undefined && (
          <span className={law.lawfulNow ? 'state state--ok' : 'state state--bad'}>
            {law.lawfulNow ? said.lawfulNow : said.unlawful} <RuleNo rule={law.rule} />
          </span>
        )}
        {isHidden && <span className="state state--wait">{said.hidden}</span>}
      </p>
      {known === undefined ? (
        <button type="button" className="btn btn--s" aria-disabled={reading.isSending} onClick={() => void open()}>
          <Icon name="eye" small />
          {said.read}
        </button>
      ) : (
        <blockquote>{known}</blockquote>
      )}
      {reports.map((report) => (
        <p key={report.by} className="small letter-report">
          <Icon name="flag" small /> {said.reportedBy(sentences.words.seat(report.by))}{' '}
          {report.text !== undefined && `“${texts[report.text.id] ?? deskWords.desk.docket.erased}” `}
          {report.handled ? (
            said.handled
          ) : (
            <button
              type="button"
              className="btn btn--s"
              aria-disabled={isSending}
              onClick={() => void give({ do: 'handleReport', letter: id, by: report.by })}
            >
              {said.handle}
            </button>
          )}
        </p>
      ))}
      <div className="chips">
        {isHidden ? (
          <button
            type="button"
            className="btn btn--s"
            aria-disabled={isSending}
            onClick={() => void give({ do: 'showLetter', letter: id })}
          >
            {said.showAgain}
          </button>
        ) : (
          <Reasoned
            label={said.hide}
            about={said.fromTo(sentences.words.seat(from), whom)}
            preset={said.hideReason}
            isBusy={isSending}
            onGive={(reason) => give({ do: 'hideLetter', letter: id, reason })}
          />
        )}
        {law !== undefined && !law.lawfulNow && (
          <Reasoned
            label={said.lawful}
            about={said.fromTo(sentences.words.seat(from), whom)}
            preset={said.lawfulReason}
            isBusy={isSending}
            onGive={(reason) => give({ do: 'ruleLetterLawful', letter: id, reason })}
          />
        )}
        {view.phase !== 'ended' && (
          <Reasoned
            label={said.warn}
            about={sentences.words.seat(from)}
            preset={said.warnReason}
            isBusy={isSending}
            onGive={(reason) => give({ do: 'warnSeat', seat: from, reason })}
          />
        )}
      </div>
      <ProblemNote problem={problem ?? reading.problem} />
    </li>
  );
}
