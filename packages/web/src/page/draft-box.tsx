import { issueSentence } from '@defensor/api';
import { type KeyboardEvent, useId, useMemo } from 'react';
import { Icon } from '../components/icon.tsx';
import { type DraftSheet, drawnLines, type ReadLine, type UnreadLine } from '../play/draft-sheet.ts';
import { sentencesFor } from '../play/rows.ts';
import { draftWords } from '../words/draft-words.ts';
import { language } from '../words/language.ts';
import { orderLine, powerLabel } from '../words/orders.ts';
import { words } from '../words/words.ts';
import type { Draft } from './use-draft.ts';
import type { Writing } from './writing.ts';

interface DraftBoxProps {
  readonly writing: Writing;
  readonly draft: Draft;
  /** Whose orders are read, and how they are written. */
  readonly about: string;
}

/** Orders typed or pasted, with a verdict on each line. */
export function DraftBox({ writing, draft, about }: DraftBoxProps) {
  const { stage } = writing;
  const { text, sheet, ready, waiting, isTooLong, write, take } = draft;
  const id = useId();
  const mend = (line: UnreadLine, repair: string) => write(replacedLine(text, line, repair));

  return (
    <section className="draft">
      <label className="label" htmlFor={id}>
        {draftWords.title}
      </label>
      <p className="small soft" id={`${id}-about`}>
        {about}
      </p>
      <textarea
        id={id}
        className="field"
        aria-describedby={`${id}-about`}
        rows={rowsFor(text)}
        placeholder={draftWords.placeholder[stage.phase]}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) take();
        }}
      />
      {sheet !== undefined && (
        <button type="button" className="btn" aria-disabled={ready === 0} onClick={take}>
          {draftWords.take(ready)}
        </button>
      )}
      {isTooLong && <p className="reason">{draftWords.tooLong}</p>}
      {waiting > 0 && <p className="reason">{draftWords.waiting(waiting)}</p>}
      {sheet !== undefined && <Verdicts writing={writing} sheet={sheet} deposed={draft.deposed} onMend={mend} />}
    </section>
  );
}

const MOST_ROWS = 8;

/** As many rows as the text has lines, up to the most; a long text is not looked through. */
const rowsFor = (text: string) => Math.min(MOST_ROWS, text.slice(0, 4000).split('\n').length);

interface VerdictsProps {
  readonly writing: Writing;
  readonly sheet: DraftSheet;
  readonly deposed: readonly string[];
  readonly onMend: (line: UnreadLine, repair: string) => void;
}

function Verdicts({ writing, sheet, deposed, onMend }: VerdictsProps) {
  const { drawn, more } = useMemo(() => drawnLines(sheet), [sheet]);
  const reasons = useMemo(
    () => sentencesFor(writing.variant, sheet.outcome, writing.naming.names),
    [writing.variant, sheet, writing.naming],
  );
  return (
    <ul className="verdicts" aria-label={draftWords.verdicts}>
      {deposed.map((said) => (
        <li key={said}>
          <span className="said">{said}</span>
          <span className="state state--ok">
            <Icon name="check" />
            {draftWords.read}
          </span>
        </li>
      ))}
      {drawn.map((line) => (
        <li key={`${line.line} ${line.column}`}>
          {line.kind === 'read' ? (
            <ReadVerdict writing={writing} line={line} reason={reasons.ofOrder(line.index)} />
          ) : (
            <UnreadVerdict line={line} onMend={(repair) => onMend(line, repair)} />
          )}
        </li>
      ))}
      {more.read + more.unread > 0 && <li className="soft">{draftWords.more(more.read, more.unread)}</li>}
    </ul>
  );
}

function ReadVerdict({ writing, line, reason }: { writing: Writing; line: ReadLine; reason: string }) {
  const { naming } = writing;
  return (
    <>
      <span className="said">{orderLine(naming, line.given.order)}</span>
      {line.isForeign ? (
        <>
          <span className="state state--bad">
            <Icon name="cross" />
            {draftWords.foreign}
          </span>
          <p className="reason">{draftWords.foreignAbout(powerLabel(naming, line.given.power))}</p>
        </>
      ) : line.isPossible ? (
        <span className="state state--ok">
          <Icon name="check" />
          {draftWords.read}
        </span>
      ) : (
        <>
          <span className="state state--bad">
            <Icon name="cross" />
            {line.isSuperseded ? draftWords.superseded : draftWords.impossible}
          </span>
          <p className="reason">
            {words.outcome.sentence(reason)} {!line.isSuperseded && draftWords.kept[writing.stage.phase]}
          </p>
        </>
      )}
    </>
  );
}

function UnreadVerdict({ line, onMend }: { line: UnreadLine; onMend: (repair: string) => void }) {
  return (
    <>
      <span className="said">{line.text}</span>
      <span className="state state--wait">
        <Icon name="warn" />
        {draftWords.unread}
      </span>
      <p className="reason">{words.outcome.sentence(issueSentence(line.issue, language))}</p>
      {line.issue.repairs.length > 0 && (
        <p className="repairs">
          <span className="small soft">{draftWords.readAs}</span>
          {line.issue.repairs.slice(0, 3).map((repair) => (
            <button key={repair} type="button" className="chip chip--s" onClick={() => onMend(repair)}>
              {repair}
            </button>
          ))}
        </p>
      )}
    </>
  );
}

/** The text with the unread part of a line put right. */
function replacedLine(text: string, { line, issue }: UnreadLine, repair: string): string {
  return text
    .split('\n')
    .map((written, i) => (i === line - 1 ? written.replace(issue.text, repair) : written))
    .join('\n');
}
