import type { PowerId } from '@defensor/diplomacy';
import { provinceOf } from '@defensor/diplomacy';
import type { View } from '@defensor/game';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { OrdersList } from '../page/orders-list.tsx';
import { adjustmentsOf } from '../play/adjusting.ts';
import { orderFor } from '../play/sheet.ts';
import { deposeLine, unitLabel } from '../words/orders.ts';
import { words } from '../words/words.ts';
import type { Court } from './court.ts';
import type { Deposed } from './sheet-text.ts';
import { popeIn } from './stage-of-view.ts';
import type { OrderSheet } from './use-order-sheet.ts';
import type { Signing } from './use-signing.ts';

// Only some phases have them.
const AdjustmentsList = lazy(() => import('../page/adjustments-list.tsx'));
const RetreatsList = lazy(() => import('../page/retreats-list.tsx'));
const PasteBox = lazy(() => import('./paste-box.tsx'));
// Only where the Judge entered it from paper.
const SheetPhotos = lazy(() => import('../attached/sheet-photos.tsx'));
// They never hinder: the lines can be written before them.
const Oddities = lazy(() => import('./oddities.tsx'));

interface OwnSheetProps {
  readonly game: string;
  readonly view: View;
  readonly power: PowerId;
  readonly sheet: OrderSheet;
  readonly court: Court;
  readonly signing: Signing;
}

/** One's own sheet: its lines, whom it deposes, what is odd about it, and the place to sign. */
export function OwnSheet({ game, view, power, sheet, court, signing }: OwnSheetProps) {
  const { board } = words;
  const [isPasting, setPasting] = useState(false);
  return (
    <>
      <Lines sheet={sheet} />
      <UnreadLines sheet={sheet} />
      {sheet.mine?.enteredByJudge === true && (
        <Suspense fallback={null}>
          <SheetPhotos sheet={sheet.mine.id} />
        </Suspense>
      )}
      {view.addendum.kind === 'papacy' && sheet.writing.stage.phase === 'movement' && (
        <DeposeLines view={view} sheet={sheet} />
      )}
      {isPasting ? (
        <Suspense fallback={<p className="small soft">{words.door.oneMoment}</p>}>
          <PasteBox view={view} sheet={sheet} place={`paste.${game}.${view.viewer}`} />
        </Suspense>
      ) : (
        <button type="button" className="btn btn--quiet paste-open" onClick={() => setPasting(true)}>
          <Icon name="page" small />
          {board.paste.open}
        </button>
      )}
      <Suspense fallback={null}>
        <Oddities writing={sheet.writing} power={power} />
      </Suspense>
      <Sign sheet={sheet} court={court} power={power} signing={signing} />
    </>
  );
}

function Lines({ sheet: { writing } }: { sheet: OrderSheet }) {
  const { phase } = writing.stage;
  if (phase === 'movement') return <OrdersList writing={writing} />;
  return (
    <Suspense fallback={<p className="small soft">{words.door.oneMoment}</p>}>
      {phase === 'retreat' ? <RetreatsList writing={writing} /> : <AdjustmentsList writing={writing} />}
    </Suspense>
  );
}

/** Lines of the sheet that nobody could read: kept as they are written. */
function UnreadLines({ sheet: { rest, dropRest } }: { sheet: OrderSheet }) {
  const { unread } = words.board;
  if (rest.length === 0) return null;
  return (
    <ul className="lines" aria-label={unread.title}>
      {rest.map((line) => (
        <li key={line}>
          <div className="line-row">
            <span className="said">
              {line}
              <small className="soft">{unread.about}</small>
            </span>
            <span className="state state--wait">
              <Icon name="warn" />
              {words.board.unread.mark}
            </span>
            <button type="button" className="row-act" aria-label={unread.drop(line)} onClick={() => dropRest(line)}>
              <Icon name="cross" small />
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Whom the sheet may depose: the Pope while one reigns, each Anti-Pope, and whomever it names already. */
function DeposeLines({ view, sheet }: { view: View; sheet: OrderSheet }) {
  const seeOf = (seat: string) => view.seats.find(({ id }) => id === seat)?.see;
  const known: readonly Deposed[] = [
    ...(popeIn(view) === undefined ? [] : (['pope'] as const)),
    ...view.antiPopes.flatMap(({ seat }) => seeOf(seat) ?? []),
  ];
  return [...new Set([...known, ...sheet.depose])].map((whom) => {
    const isChosen = sheet.depose.includes(whom);
    return (
      <label key={whom} className={isChosen ? 'choice is-chosen' : 'choice'}>
        <input type="checkbox" checked={isChosen} onChange={(event) => sheet.setDepose(whom, event.target.checked)} />
        <span className="tick" aria-hidden="true">
          {isChosen && <Icon name="check" />}
        </span>
        <span className="said">{deposeLine(sheet.writing.naming, whom)}</span>
        <RuleNo rule={whom === 'pope' ? 'R17' : 'R10'} />
      </label>
    );
  });
}

interface SignProps {
  readonly sheet: OrderSheet;
  readonly court: Court;
  readonly power: PowerId;
  readonly signing: Signing;
}

function Sign({ sheet, court, power, signing }: SignProps) {
  const { sheet: said } = words.seat;
  const { isSigned, isChanged } = sheet;
  const { commands, receipt } = signing;
  return (
    <div className="sign">
      <ProblemNote problem={commands.problem} />
      <button
        type="button"
        className="btn btn--main btn--wide"
        aria-disabled={commands.isSending || isSigned}
        onClick={() => {
          if (!isSigned) void signing.signMine();
        }}
      >
        <Icon name={isSigned ? 'check' : 'quill'} />
        {commands.isSending ? words.door.oneMoment : isSigned ? said.isSigned : signWord(sheet, power)}
      </button>
      <p className="why" role="status">
        {receipt !== undefined && !isChanged ? said.receipt(receipt.isSigned, receipt.of.at, receipt.of.seq) : ''}{' '}
        {isSigned ? '' : missingSaying(sheet)}
      </p>
      <div className="sign-more">
        <button
          type="button"
          className="btn btn--quiet btn--s"
          aria-disabled={commands.isSending || !isChanged}
          onClick={() => {
            if (isChanged) void signing.show();
          }}
        >
          {said.show}
        </button>
        <button
          type="button"
          className="btn btn--quiet btn--s"
          aria-disabled={!sheet.canUndo}
          onClick={() => sheet.undo()}
        >
          <Icon name="undo" small />
          {words.board.undo}
        </button>
      </div>
      <p className="why">{said.counts[court.why ?? 'none']}</p>
    </div>
  );
}

function signWord({ writing: { variant, stage } }: OrderSheet, power: PowerId): string {
  const { sign } = words.board;
  if (stage.phase === 'movement') return sign.orders;
  if (stage.phase === 'retreat') return sign.retreats;
  const due = adjustmentsOf(variant, stage).find((one) => one.power === power)?.due ?? 0;
  return due < 0 ? sign.removals : sign.adjustments;
}

/** Which units have no order, and what that means. */
function missingSaying({ writing: { stage, naming, only } }: OrderSheet): string {
  const own = (stage.phase === 'retreat' ? stage.dislodged : stage.units).filter(({ power }) => power === only);
  const without = own.filter(({ location }) => orderFor(stage, provinceOf(location)) === undefined);
  if (stage.phase === 'adjustment' || without.length === 0) return '';
  const names = without.map(({ type, location }) => unitLabel(naming, { type, at: location }));
  return words.seat.sheet.missing(names, stage.phase === 'retreat');
}
