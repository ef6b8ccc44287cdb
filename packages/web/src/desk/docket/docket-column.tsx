import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Icon } from '../../components/icon.tsx';
import { ProblemNote } from '../../components/problem-note.tsx';
import { SCROLLED_BY_KEYS } from '../../shell/papers.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { words } from '../../words/words.ts';
import { CloseNow } from '../close-now.tsx';
import { useDesk, useRuling } from '../use-ruling.ts';
import { WallPart } from '../wall-part.tsx';
import { DecreeSignatures, DisputeItem, ResignationItem, StruckItem } from './items.tsx';
import { LateItem, UnsignedItem, unsignedSheets } from './late-items.tsx';
import { SealedItems } from './sealed-item.tsx';
import { TestimonyItem } from './testimony-item.tsx';

/** What the Judge has to rule on, and publishing. Each ruling runs the turn again. */
export function DocketColumn() {
  const { game, view, desk, sentences } = useDesk();
  const search = useSearchParams()[0].toString();
  const { docket: said } = deskWords.desk;
  const late = view.sheets.filter((sheet) => sheet.late && sheet.signatures.length > 0);
  const waitingSheets = view.phase === 'orderResolution' ? unsignedSheets(view) : [];
  const struck = view.sheets.flatMap((sheet) =>
    sheet.late ? [] : sheet.signatures.filter((one) => one.struck).map(({ seat }) => ({ sheet, seat })),
  );
  const waiting = desk.docket.filter(({ waits }) => waits).length;
  const all = desk.docket.length + waitingSheets.length + late.length + struck.length;
  const reports = desk.reports.filter(({ handled }) => !handled);
  return (
    <section className="bench-col bench-docket" aria-labelledby="docket-title" {...SCROLLED_BY_KEYS}>
      <header className="bench-head">
        <h2 className="h-sec" id="docket-title">
          {said.title}
        </h2>
        <span className="small soft" role="status">
          {all > 0 && said.count(all - waiting, waiting)}
        </span>
      </header>
      <ul className="docket">
        {desk.docket.map((item) => {
          switch (item.kind) {
            case 'testimony':
              return <TestimonyItem key={item.finding} item={item} />;
            case 'resignation':
              return <ResignationItem key="resignation" item={item} />;
            case 'sheets':
              return <DisputeItem key={item.power} item={item} />;
            default:
              return item satisfies never;
          }
        })}
        {waitingSheets.map((sheet) => (
          <UnsignedItem key={sheet.id} sheet={sheet} />
        ))}
        {late.map((sheet) => (
          <LateItem key={sheet.id} sheet={sheet} />
        ))}
        {struck.map(({ sheet, seat }) => (
          <StruckItem key={`${sheet.id} ${seat}`} sheet={sheet} seat={seat} />
        ))}
        <SealedItems />
        {all === 0 && <li className="empty">{said.empty}</li>}
        <DecreeSignatures />
        {reports.length > 0 && (
          <li className="case-item">
            <p>
              <Icon name="flag" small />{' '}
              <Link to={{ pathname: `/desk/${game}/letters`, search }}>{said.reported(reports.length)}</Link>{' '}
              {said.reportedBy(sentences.words.seats([...new Set(reports.map(({ by }) => by))]))}
            </p>
          </li>
        )}
      </ul>
      <WallPart />
      <Publish />
    </section>
  );
}

/** Publishing, with why it cannot be done yet; in other phases, closing the phase. */
function Publish() {
  const { view, desk, sentences } = useDesk();
  const { give, isSending, problem } = useRuling();
  const { docket: said } = deskWords.desk;
  const [isClosing, setClosing] = useState(false);
  if (view.phase === 'ended' || view.phase === 'setup') return null;
  if (view.phase !== 'orderResolution') {
    return (
      <div className="publish">
        {isClosing ? (
          <CloseNow key={`${view.turn} ${view.phase}`} onDone={() => setClosing(false)} />
        ) : (
          <button type="button" className="btn btn--main btn--wide" onClick={() => setClosing(true)}>
            {deskWords.desk.close.open(words.seat.phases[view.phase])}
          </button>
        )}
      </div>
    );
  }
  const first = desk.docket.find(({ waits }) => waits);
  const isReady = first === undefined;
  const why =
    first === undefined
      ? said.runsAgain
      : first.kind === 'testimony'
        ? said.first.testimony(sentences.words.seat(first.accused))
        : first.kind === 'resignation'
          ? said.first.resignation
          : said.first.sheets(sentences.words.power(first.power));
  const publish = () => {
    if (isReady && !isSending) void give({ do: 'publish', expectedPhase: 'orderResolution' });
  };
  return (
    <div className="publish">
      <ProblemNote problem={problem} />
      <button
        type="button"
        className="btn btn--main btn--wide"
        aria-disabled={!isReady || isSending}
        aria-describedby="publish-why"
        onClick={publish}
      >
        {isSending ? words.door.oneMoment : said.publish(words.seat.turn(view.turn))}
      </button>
      <p className="why" id="publish-why">
        {why}
      </p>
    </div>
  );
}
