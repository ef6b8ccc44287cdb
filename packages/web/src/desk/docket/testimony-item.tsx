import type { DocketItem } from '@defensor/game';
import { type FormEvent, useId, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AttachedTo } from '../../attached/attached-to.tsx';
import { useAttached } from '../../attached/use-attached.ts';
import { ProblemNote } from '../../components/problem-note.tsx';
import { RuleNo } from '../../components/rule-no.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { words } from '../../words/words.ts';
import { churchPapers } from '../church-papers.ts';
import { useDesk, useRuling } from '../use-ruling.ts';
import { Rulings } from './rulings.tsx';

type Testimony = Extract<DocketItem, { readonly kind: 'testimony' }>;

/** A testimony of the Pope: what he says, what he shows, what was asked; proven or not. */
export function TestimonyItem({ item }: { item: Testimony }) {
  const { game, view, texts, sentences } = useDesk();
  const { give, isSending, problem } = useRuling();
  const search = useSearchParams()[0];
  const attached = useAttached();
  const { docket: said } = deskWords.desk;
  const finding = churchPapers(view).findings.find(({ id }) => id === item.finding);
  if (finding?.testimony === undefined) return null;
  const seat = sentences.words.seat(item.accused);
  const rule = (ruling: 'proven' | 'notProven') => void give({ do: 'ruleTestimony', finding: item.finding, ruling });
  const { evidence = [], admitted = false, questions = [], offenceTurn = '' } = finding;
  return (
    <li className={item.waits ? 'case-item is-open' : 'case-item'} data-docket={item.finding}>
      <h3>
        {said.testimony(seat)} <RuleNo rule="R13" />
      </h3>
      <p>
        “{texts[finding.testimony.id] ?? said.erased}” {said.offence(words.seat.turn(offenceTurn))}
      </p>
      <p>
        {evidence.length === 0 ? (
          said.noEvidence
        ) : (
          <Link
            to={{
              pathname: `/desk/${game}/letters`,
              search: new URLSearchParams([...search, ['letters', evidence.join(',')]]).toString(),
            }}
          >
            {said.evidence(evidence.length)}
          </Link>
        )}{' '}
        {admitted && said.admitted} {item.lettersLawful && said.lettersLawful}{' '}
        {item.councilConvened && said.councilConvened}
      </p>
      <AttachedTo kind="testimony" id={item.finding} attached={attached} isOpen={false} />
      {questions.map(({ of, question, answer }) => (
        <p key={question.id}>
          {said.asked(sentences.words.seat(of), texts[question.id] ?? said.erased)}{' '}
          {answer === undefined ? said.noAnswer : said.answered(texts[answer.id] ?? said.erased)}
        </p>
      ))}
      <Rulings
        label={said.ruling}
        isBusy={isSending}
        choices={[
          { name: said.proven, isChosen: item.ruling === 'proven', onChoose: () => rule('proven') },
          { name: said.notProven, isChosen: item.ruling === 'notProven', onChoose: () => rule('notProven') },
        ]}
      />
      <Ask finding={item.finding} />
      <ProblemNote problem={problem} />
    </li>
  );
}

/** Asks the accused or the Pope about a testimony. */
function Ask({ finding }: { finding: string }) {
  const { docket: said } = deskWords.desk;
  const { give, isSending, problem } = useRuling();
  const [of, setOf] = useState<'accused' | 'pope'>();
  const [question, setQuestion] = useState('');
  const id = useId();
  if (of === undefined) {
    return (
      <div className="chips">
        {(['accused', 'pope'] as const).map((one) => (
          <button key={one} type="button" className="btn btn--quiet btn--s" onClick={() => setOf(one)}>
            {said.ask[one]}
          </button>
        ))}
      </div>
    );
  }
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (question.trim() === '') return;
    if ((await give({ do: 'askAboutTestimony', finding, of, question })) === undefined) return;
    setQuestion('');
    setOf(undefined);
  };
  return (
    <form className="reasoned" onSubmit={(event) => void send(event)}>
      <label className="vh" htmlFor={id}>
        {said.question}
      </label>
      <input
        id={id}
        className="field field--s"
        value={question}
        placeholder={said.question}
        autoComplete="off"
        onChange={(event) => setQuestion(event.target.value)}
      />
      <button type="submit" className="btn btn--s" aria-disabled={isSending}>
        {said.ask[of]}
      </button>
      <button type="button" className="btn btn--quiet btn--s" onClick={() => setOf(undefined)}>
        {deskWords.desk.leave}
      </button>
      <ProblemNote problem={problem} />
    </form>
  );
}
