import { issueSentence } from '@defensor/api';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../components/icon.tsx';
import { RuleNo } from '../../components/rule-no.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { draftWords } from '../../words/draft-words.ts';
import { language } from '../../words/language.ts';
import { orderLine, unitLabel } from '../../words/orders.ts';
import { words } from '../../words/words.ts';
import { useDesk } from '../use-ruling.ts';
import type { PaperRow, Reading } from './read-cell.ts';

interface PaperLineProps {
  readonly row: PaperRow;
  readonly reading: Reading;
  /** Why the order cannot be carried out, where it cannot. */
  readonly impossible: string | undefined;
  readonly written: string;
  readonly onWrite: (text: string) => void;
}

/** A line of the grid. Enter goes on, Tab takes the suggestion, F2 writes it anew, Escape leaves it as it is. */
export function PaperLine({ row, reading, impossible, written, onWrite }: PaperLineProps) {
  const { naming } = useDesk();
  const { paper: said } = deskWords;
  const label =
    row.unit === undefined ? said.rows[row.kind] : unitLabel(naming, { ...row.unit, at: row.unit.location });
  const repair = reading.kind === 'unread' ? reading.repair : undefined;
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    switch (event.key) {
      case 'Enter':
      case 'Escape':
      case 'ArrowDown':
        event.preventDefault();
        return stepFrom(event.currentTarget, 1);
      case 'ArrowUp':
        event.preventDefault();
        return stepFrom(event.currentTarget, -1);
      case 'F2':
        event.preventDefault();
        return onWrite('');
      case 'Tab':
        if (repair === undefined || event.shiftKey) return;
        event.preventDefault();
        return onWrite(repair);
      default:
    }
  };
  const needs = reading.kind === 'unread' || reading.kind === 'foreign' || impossible !== undefined;
  return (
    <>
      <tr className={needs ? 'is-here' : ''} data-row={row.key}>
        <th scope="row">{label}</th>
        <td>
          <input
            className="cell"
            aria-label={said.cell(label)}
            aria-describedby={`verdict-${row.key}`}
            value={written}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            onChange={(event) => onWrite(event.target.value)}
            onKeyDown={keys}
          />
        </td>
        <td id={`verdict-${row.key}`}>
          <Verdict row={row} reading={reading} impossible={impossible} />
        </td>
      </tr>
      {repair !== undefined && (
        <tr className="mend">
          <td />
          <td colSpan={2}>
            <button type="button" className="chip chip--s" tabIndex={-1} onClick={() => onWrite(repair)}>
              {repair}
            </button>
            <span className="small soft on-desk-keys">
              <kbd>Tab</kbd> {said.take} <kbd>F2</kbd> {said.anew} <kbd>Esc</kbd> {said.leave}
            </span>
          </td>
        </tr>
      )}
    </>
  );
}

function Verdict({ row, reading, impossible }: Pick<PaperLineProps, 'row' | 'reading' | 'impossible'>) {
  const { naming } = useDesk();
  const { paper: said } = deskWords;
  switch (reading.kind) {
    case 'empty':
      return row.kind === 'more' ? (
        <span className="faint">
          {said.deposeHere} <RuleNo rule="R17" />
        </span>
      ) : (
        <span className="faint">{said.none[row.kind]}</span>
      );
    case 'depose':
      return <Said icon="check" tone="ok" text={reading.text} state={draftWords.read} />;
    case 'read':
      return impossible === undefined ? (
        <Said icon="check" tone="ok" text={orderLine(naming, reading.order)} state={draftWords.read} />
      ) : (
        <Said
          icon="cross"
          tone="bad"
          text={orderLine(naming, reading.order)}
          state={draftWords.impossible}
          reason={words.outcome.sentence(impossible)}
        />
      );
    case 'foreign':
      return <Said icon="cross" tone="bad" text={orderLine(naming, reading.order)} state={said.notTheirs} />;
    case 'unread':
      return (
        <Said
          icon="warn"
          tone="wait"
          text={words.outcome.sentence(issueSentence(reading.issue, language))}
          state={reading.repair === undefined ? draftWords.unread : said.mend}
        />
      );
    default:
      return reading satisfies never;
  }
}

interface SaidProps {
  readonly icon: 'check' | 'cross' | 'warn';
  readonly tone: 'ok' | 'bad' | 'wait';
  readonly text: string;
  readonly state: string;
  readonly reason?: string;
}

function Said({ icon, tone, text, state, reason }: SaidProps) {
  return (
    <div className="verdict">
      <span>
        {text}
        {reason !== undefined && <small className="soft"> {reason}</small>}
      </span>
      <span className={`state state--${tone}`}>
        <Icon name={icon} />
        {state}
      </span>
    </div>
  );
}

/** The cell above or below; after the last, whoever signed. */
function stepFrom(cell: HTMLInputElement, by: 1 | -1): void {
  const all = [...(cell.closest('.open-paper')?.querySelectorAll<HTMLInputElement>('input.cell, input.signer') ?? [])];
  all[all.indexOf(cell) + by]?.focus();
}
