import type { GameSentences } from '@defensor/api';
import { type PowerId, provinceOf } from '@defensor/diplomacy';
import type { Sheet, View } from '@defensor/game';
import { useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { AdjustmentsList } from '../page/adjustments-list.tsx';
import { OrdersList } from '../page/orders-list.tsx';
import { RetreatsList } from '../page/retreats-list.tsx';
import { orderFor } from '../play/sheet.ts';
import { orderLine, unitLabel } from '../words/orders.ts';
import { words } from '../words/words.ts';
import type { Commands, Receipt } from './use-commands.ts';
import type { OrderSheet } from './use-order-sheet.ts';

interface SheetPartProps {
  readonly view: View;
  readonly power: PowerId;
  readonly sheet: OrderSheet;
  readonly sentences: GameSentences;
  readonly commands: Commands;
  /** Loads the game anew, after something was done. */
  readonly onDone: () => void;
}

/** One's own sheet to write and to sign, and the sheets of the court with which of them counts and why. */
export function SheetPart({ view, power, sheet, sentences, commands, onDone }: SheetPartProps) {
  const { sheet: said } = words.seat;
  const [receipt, setReceipt] = useState<{ readonly of: Receipt; readonly isSigned: boolean }>();
  const name = sheet.mine?.id.split(':')[1] ?? view.viewer;
  const isSigned = isSignedBy(sheet.mine, view.viewer) && !sheet.isChanged;
  const expectedPhase = view.phase;

  const draft = () => commands.give({ do: 'draftSheet', sheet: name, text: sheet.text, expectedPhase });
  const took = (of: Receipt | undefined, signed: boolean) => {
    if (of !== undefined) setReceipt({ of, isSigned: signed });
    onDone();
  };
  const sign = async (of: string) => took(await commands.give({ do: 'signSheet', sheet: of, expectedPhase }), true);
  const signMine = async () => {
    if ((await draft()) !== undefined) await sign(name);
    else onDone();
  };
  return (
    <section className="orders" aria-labelledby="my-sheet">
      <div className="doc-head">
        <h2 id="my-sheet">
          {said.mine} <span>{isSigned ? said.signed : said.notSigned}</span>
        </h2>
      </div>
      <Lines sheet={sheet} />
      {view.addendum.kind === 'papacy' && sheet.writing.stage.phase === 'movement' && (
        <label className={sheet.depose ? 'choice is-chosen' : 'choice'}>
          <input type="checkbox" checked={sheet.depose} onChange={(event) => sheet.setDepose(event.target.checked)} />
          <span className="tick" aria-hidden="true">
            {sheet.depose && <Icon name="check" />}
          </span>
          <span className="said">{said.depose}</span>
          <RuleNo rule="R17" />
        </label>
      )}
      <div className="sign">
        <ProblemNote problem={commands.problem} />
        <button
          type="button"
          className="btn btn--main btn--wide"
          aria-disabled={commands.isSending || isSigned}
          onClick={() => {
            if (!isSigned) void signMine();
          }}
        >
          <Icon name={isSigned ? 'check' : 'quill'} />
          {commands.isSending ? words.door.oneMoment : isSigned ? said.isSigned : said.sign}
        </button>
        <button
          type="button"
          className="btn btn--wide"
          aria-disabled={commands.isSending || !sheet.isChanged}
          onClick={() => {
            if (sheet.isChanged) void draft().then((of) => took(of, false));
          }}
        >
          {said.show}
        </button>
        <p className="why" role="status">
          {receipt !== undefined && !sheet.isChanged
            ? said.receipt(receipt.isSigned, receipt.of.at, receipt.of.seq)
            : ''}{' '}
          {isSigned ? '' : missingSaying(sheet)}
        </p>
      </div>
      <CourtSheets view={view} power={power} sheet={sheet} sentences={sentences} onSign={(id) => void sign(id)} />
    </section>
  );
}

const isSignedBy = (sheet: Sheet | undefined, seat: string) =>
  sheet?.signatures.some((signature) => signature.seat === seat) === true;

function Lines({ sheet: { writing } }: { sheet: OrderSheet }) {
  if (writing.stage.phase === 'retreat') return <RetreatsList writing={writing} />;
  return writing.stage.phase === 'adjustment' ? (
    <AdjustmentsList writing={writing} />
  ) : (
    <OrdersList writing={writing} />
  );
}

/** Which units have no order, and what that means. */
function missingSaying({ writing: { stage, naming, only } }: OrderSheet): string {
  const own = (stage.phase === 'retreat' ? stage.dislodged : stage.units).filter(({ power }) => power === only);
  const without = own.filter(({ location }) => orderFor(stage, provinceOf(location)) === undefined);
  if (stage.phase === 'adjustment' || without.length === 0) return '';
  const names = without.map(({ type, location }) => unitLabel(naming, { type, at: location }));
  return words.seat.sheet.missing(names, stage.phase === 'retreat');
}

interface CourtSheetsProps {
  readonly view: View;
  readonly power: PowerId;
  readonly sheet: OrderSheet;
  readonly sentences: GameSentences;
  readonly onSign: (id: string) => void;
}

/** The sheets that the court has, who signed each, which counts now and why. */
function CourtSheets({ view, power, sheet, sentences, onSign }: CourtSheetsProps) {
  const { sheet: said } = words.seat;
  const counting = view.counting[power];
  const kind = sheet.mine?.kind ?? view.sheets[0]?.kind;
  const sheets = view.sheets.filter((one) => one.power === power && one.kind === kind);
  const counts = counting !== undefined && 'sheet' in counting ? counting.sheet : undefined;
  return (
    <div className="court">
      <h2 className="h-sec">{said.court}</h2>
      <p className="small soft">{said.counts[counting?.why ?? 'none']}</p>
      <ul className="lines">
        {sheets.map((one) => (
          <li key={one.id} data-sheet={one.id}>
            <div className="line-row">
              <span className="said">
                {said.of(sentences.words.seat(one.drafter))}
                <small className="soft">
                  {one.signatures.length === 0
                    ? said.unsigned
                    : said.signedBy(sentences.words.seats(one.signatures.map(({ seat }) => seat)))}
                </small>
              </span>
              {one.id === counts && (
                <span className="state state--ok">
                  <Icon name="check" />
                  {said.countsNow}
                </span>
              )}
            </div>
            {one.drafter !== view.viewer && (
              <>
                <p className="reason">
                  {[
                    ...one.lines.map(({ order }) => orderLine(sheet.writing.naming, order)),
                    ...(one.depose.length > 0 ? [said.depose] : []),
                  ].join('; ')}
                </p>
                {!isSignedBy(one, view.viewer) && (
                  <button type="button" className="btn btn--s" onClick={() => onSign(one.id)}>
                    {said.signThis}
                  </button>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
