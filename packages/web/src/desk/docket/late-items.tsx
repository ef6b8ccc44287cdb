import type { Sheet, View } from '@defensor/game';
import { ProblemNote } from '../../components/problem-note.tsx';
import { RuleNo } from '../../components/rule-no.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { orderLine } from '../../words/orders.ts';
import { words } from '../../words/words.ts';
import { useRoster } from '../people.tsx';
import { useDesk, useRuling } from '../use-ruling.ts';
import { Rulings } from './rulings.tsx';

/** Sheets that were written before the bell and signed by nobody, of powers for which nothing counts: they wait. */
export const unsignedSheets = (view: View): readonly Sheet[] =>
  view.sheets.filter(
    ({ kind, power, turn, withdrawn, signatures }) =>
      kind === 'orders' &&
      turn === view.turn &&
      !withdrawn &&
      signatures.length === 0 &&
      view.counting[power]?.why === 'none',
  );

/** A sheet without a signature: the Judge signs it for whoever wrote it, or leaves it out, which it is by itself. */
export function UnsignedItem({ sheet }: { sheet: Sheet }) {
  const { desk, sentences } = useDesk();
  const { nameIn } = useRoster();
  const { give, isSending, problem } = useRuling();
  const { docket: said } = deskWords.desk;
  const writtenMs = desk.log.find(({ seq }) => seq === sheet.editedSeq)?.at;
  const name = nameIn(sheet.drafter);
  const who = sentences.words.seat(sheet.drafter);
  const admit = () =>
    void give({
      do: 'signSheet',
      onBehalfOf: sheet.drafter,
      sheet: sheet.id,
      reason: said.unsignedReason,
      expectedPhase: 'orderResolution',
    });
  return (
    <li className="case-item" data-docket={`unsigned ${sheet.id}`}>
      <h3>
        {said.unsigned(sentences.words.power(sheet.power))} <RuleNo rule="OP.1" />
      </h3>
      <p>
        {said.unsignedWhy(
          name === undefined ? who : `${name}, ${who}`,
          writtenMs === undefined ? '' : words.seat.moment(writtenMs),
        )}{' '}
        <Lines sheet={sheet} />
      </p>
      <Rulings
        label={said.ruling}
        isBusy={isSending}
        choices={[
          { name: said.admit, isChosen: false, onChoose: admit },
          { name: said.leaveOut, isChosen: true, onChoose: () => undefined },
        ]}
      />
      <ProblemNote problem={problem} />
    </li>
  );
}

/** A sheet that came after the bell and that the Judge entered: it counts unless he refuses it. */
export function LateItem({ sheet }: { sheet: Sheet }) {
  const { sentences } = useDesk();
  const { nameIn } = useRoster();
  const { give, isSending, problem } = useRuling();
  const { docket: said } = deskWords.desk;
  const isRefused = sheet.signatures.length > 0 && sheet.signatures.every(({ struck }) => struck);
  const rule = async (admits: boolean) => {
    for (const { seat, struck } of sheet.signatures) {
      if (struck !== admits) continue;
      const command = admits ? 'restoreSignature' : 'strikeSignature';
      const reason = admits ? said.admitReason : said.refuseReason;
      if ((await give({ do: command, sheet: sheet.id, seat, reason })) === undefined) return;
    }
  };
  return (
    <li className="case-item" data-docket={`late ${sheet.id}`}>
      <h3>
        {said.late(sentences.words.power(sheet.power))} <RuleNo rule="OP.1" />
      </h3>
      <p>
        {said.lateWhy(
          sheet.signatures.map(({ seat, at }) => {
            const name = nameIn(seat);
            const who = sentences.words.seat(seat);
            return { who: name === undefined ? who : `${name}, ${who}`, at: words.seat.moment(at) };
          }),
        )}{' '}
        <Lines sheet={sheet} />
      </p>
      <Rulings
        label={said.ruling}
        isBusy={isSending}
        choices={[
          { name: said.admit, isChosen: !isRefused, onChoose: () => void rule(true) },
          { name: said.refuse, isChosen: isRefused, onChoose: () => void rule(false) },
        ]}
      />
      <ProblemNote problem={problem} />
    </li>
  );
}

function Lines({ sheet }: { sheet: Sheet }) {
  const { naming } = useDesk();
  return <>{sheet.lines.map(({ order }) => orderLine(naming, order)).join('; ')}</>;
}
