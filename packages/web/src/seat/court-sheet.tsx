import type { GameSentences } from '@defensor/api';
import type { Sheet } from '@defensor/game';
import { lazy, Suspense } from 'react';
import { ProblemNote } from '../components/problem-note.tsx';
import { RuleNo } from '../components/rule-no.tsx';
import { Said } from '../page/said.tsx';
import { type Naming, provinceLabel } from '../words/orders.ts';
import { words } from '../words/words.ts';
import { type Court, isSignedBy, signaturesOf } from './court.ts';
import { deposedBy } from './sheet-text.ts';
import type { Signing } from './use-signing.ts';

// Only where the Judge entered it from paper.
const SheetPhotos = lazy(() => import('../attached/sheet-photos.tsx'));

interface CourtSheetProps {
  readonly sheet: Sheet;
  readonly viewer: string;
  readonly court: Court;
  readonly naming: Naming;
  readonly sentences: GameSentences;
  readonly signing: Signing;
}

/** Another's sheet, to read and to sign. */
export default function CourtSheet({ sheet, viewer, court, naming, sentences, signing }: CourtSheetProps) {
  const { sheet: said } = words.seat;
  const { board } = words;
  const signers = signaturesOf(sheet).map(({ seat }) => seat);
  const isDraft = signers.length === 0;
  return (
    <div data-sheet={sheet.id}>
      <ul className="lines">
        {sheet.lines.map(({ order, line }) => (
          <li key={`${line} ${JSON.stringify(order)}`}>
            <div className="line-row">
              <Said order={order} naming={naming} isDraft={isDraft} />
            </div>
          </li>
        ))}
        {sheet.depose.map(deposedBy).map((whom) => (
          <li key={whom}>
            <div className="line-row">
              <span className="said">
                {whom === 'pope' ? board.depose.pope : board.depose.antiPope(provinceLabel(naming, whom))}
              </span>
              <RuleNo rule={whom === 'pope' ? 'R17' : 'R10'} />
            </div>
          </li>
        ))}
      </ul>
      {sheet.enteredByJudge && (
        <Suspense fallback={null}>
          <SheetPhotos sheet={sheet.id} />
        </Suspense>
      )}
      <div className="sign">
        <ProblemNote problem={signing.commands.problem} />
        {!isSignedBy(sheet, viewer) && (
          <button
            type="button"
            className="btn btn--wide"
            aria-disabled={signing.commands.isSending}
            onClick={() => void signing.sign(sheet.id)}
          >
            {said.signThis}
          </button>
        )}
        <p className="why">{isDraft ? said.unsigned : said.signedBy(sentences.words.seats(signers))}</p>
        <p className="why">{said.counts[court.why ?? 'none']}</p>
      </div>
    </div>
  );
}
