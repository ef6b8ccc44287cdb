import type { DocketItem, Sheet } from '@defensor/game';
import { ProblemNote } from '../../components/problem-note.tsx';
import { RuleNo } from '../../components/rule-no.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { orderLine } from '../../words/orders.ts';
import { churchPapers } from '../church-papers.ts';
import { useRoster } from '../people.tsx';
import { Reasoned } from '../reasoned.tsx';
import { countingIn } from '../signing.ts';
import { useDesk, useRuling } from '../use-ruling.ts';
import { Rulings } from './rulings.tsx';

/** The Pope resigns: freely, or under duress. */
export function ResignationItem({ item }: { item: Extract<DocketItem, { readonly kind: 'resignation' }> }) {
  const { view, texts, sentences } = useDesk();
  const { give, isSending, problem } = useRuling();
  const { docket: said } = deskWords.desk;
  const paper = churchPapers(view).resignation;
  const rule = (ruling: 'free' | 'duress') => void give({ do: 'ruleResignation', ruling });
  return (
    <li className={item.waits ? 'case-item is-open' : 'case-item'} data-docket="resignation">
      <h3>
        {said.resignation(sentences.words.seat(item.seat))} <RuleNo rule="R16" />
      </h3>
      <p>
        {paper !== undefined && `“${texts[paper.text.id] ?? said.erased}” `}
        {item.unit !== undefined && said.unitInRome(sentences.words.unit(item.unit))}
      </p>
      <Rulings
        label={said.ruling}
        isBusy={isSending}
        choices={[
          { name: said.free, isChosen: item.ruling === 'free', onChoose: () => rule('free') },
          { name: said.duress, isChosen: item.ruling === 'duress', onChoose: () => rule('duress') },
        ]}
      />
      <ProblemNote problem={problem} />
    </li>
  );
}

/** Lords signed different sheets: which one counts. */
export function DisputeItem({ item }: { item: Extract<DocketItem, { readonly kind: 'sheets' }> }) {
  const { view, naming, sentences } = useDesk();
  const { give, isSending, problem } = useRuling();
  const { docket: said } = deskWords.desk;
  const sheets = view.sheets.filter(({ id }) => item.sheets.includes(id));
  const counts = countingIn(view, item.power);
  const isRuled = view.counting[item.power]?.why === 'judge';
  return (
    <li className={item.waits ? 'case-item is-open' : 'case-item'} data-docket={`sheets ${item.power}`}>
      <h3>
        {said.dispute(sentences.words.power(item.power))} <RuleNo rule="A60" />
      </h3>
      {sheets.map((sheet) => (
        <p key={sheet.id}>
          <b>{sentences.words.seats(sheet.signatures.filter(({ struck }) => !struck).map(({ seat }) => seat))}</b>:{' '}
          {sheet.lines.map(({ order }) => orderLine(naming, order)).join('; ')}
        </p>
      ))}
      <Rulings
        label={said.ruling}
        isBusy={isSending}
        choices={sheets.map((sheet) => ({
          name: said.sheetOf(sentences.words.seat(sheet.drafter)),
          isChosen: isRuled && counts === sheet.id,
          onChoose: () => void give({ do: 'chooseSheet', power: item.power, sheet: sheet.id }),
        }))}
      />
      <ProblemNote problem={problem} />
    </li>
  );
}

/** A struck signature: it stays struck, or stands again. */
export function StruckItem({ sheet, seat }: { sheet: Sheet; seat: string }) {
  const { sentences } = useDesk();
  const { nameIn } = useRoster();
  const { give, isSending, problem } = useRuling();
  const { docket: said, sheets } = deskWords.desk;
  return (
    <li className="case-item" data-docket={`signature ${sheet.id} ${seat}`}>
      <h3>
        {said.signature} <RuleNo rule="A61" />
      </h3>
      <p>{said.signatureOf(nameIn(seat) ?? sentences.words.seat(seat), sentences.words.power(sheet.power))}</p>
      <Rulings
        label={said.ruling}
        isBusy={isSending}
        choices={[
          { name: said.struck, isChosen: true, onChoose: () => undefined },
          {
            name: said.letStand,
            isChosen: false,
            onChoose: () => void give({ do: 'restoreSignature', sheet: sheet.id, seat, reason: sheets.restoreReason }),
          },
        ]}
      />
      <ProblemNote problem={problem} />
    </li>
  );
}

/** The signatures on convening decrees, to strike where one is forged. */
export function DecreeSignatures() {
  const { view, sentences } = useDesk();
  const { give, isSending, problem } = useRuling();
  const { docket: said, sheets } = deskWords.desk;
  const decrees = churchPapers(view).decrees.filter(({ status }) => status === 'open' || status === 'convened');
  if (decrees.length === 0) return null;
  return (
    <li className="case-item">
      <details>
        <summary>{said.decrees(decrees.length)}</summary>
        {decrees.map((decree) => (
          <div key={decree.id} className="one-sheet">
            <p className="small">
              <b>{said.decreeOf(sentences.words.seat(decree.drafter))}</b>{' '}
              {said.decreeStatus(decree.status === 'convened')}
            </p>
            {decree.signatures.map(({ seat, struck }) => (
              <div key={seat} className="one-signature">
                <span className={struck ? 'small is-struck' : 'small'}>{sentences.words.seat(seat)}</span>
                <Reasoned
                  label={struck ? sheets.restore : sheets.strike}
                  about={sentences.words.seat(seat)}
                  preset={struck ? sheets.restoreReason : sheets.strikeReason}
                  isBusy={isSending}
                  onGive={(reason) =>
                    give({
                      do: struck ? 'restoreDecreeSignature' : 'strikeDecreeSignature',
                      decree: decree.id,
                      seat,
                      reason,
                    })
                  }
                />
              </div>
            ))}
          </div>
        ))}
        <ProblemNote problem={problem} />
      </details>
    </li>
  );
}
