import { issueSentence } from '@defensor/api';
import type { PowerId } from '@defensor/diplomacy';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { stageOf } from '../../seat/stage-of-view.ts';
import { deskWords } from '../../words/desk-words.ts';
import { draftWords } from '../../words/draft-words.ts';
import { language } from '../../words/language.ts';
import { powerLabel } from '../../words/orders.ts';
import { words } from '../../words/words.ts';
import { useDesk } from '../use-ruling.ts';
import type { Cells } from './orders-paper.tsx';
import { readPaste } from './read-paste.ts';

interface PasteBoxProps {
  readonly powers: readonly PowerId[];
  readonly onPaste: (cells: Cells) => void;
}

/** A box for sheets that are there as text: each line goes to the cell of its unit; what is not read stays, with a suggestion. */
export function PasteBox({ powers, onPaste }: PasteBoxProps) {
  const { view, variant, naming } = useDesk();
  const { paper: said } = deskWords;
  const id = useId();
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const stage = stageOf(view, []);
  const pasted = readPaste(variant, stage, powers, text);
  const names = [...pasted.cells.keys()].map((power) => powerLabel(naming, power));
  // Pasted where nothing takes text, it is for this box.
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      setText(event.clipboardData?.getData('text/plain') ?? '');
      box.current?.focus();
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, []);
  const put = () => {
    if (pasted.cells.size === 0) return;
    onPaste(pasted.cells);
    setText(pasted.unread.map((line) => line.text).join('\n'));
  };
  return (
    <div className="pastebox">
      <div>
        <label className="label" htmlFor={id}>
          {said.paste}
        </label>
        <textarea
          id={id}
          ref={box}
          className="field"
          rows={2}
          value={text}
          spellCheck={false}
          placeholder={said.pasteHow}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            put();
          }}
        />
      </div>
      <div>
        <p className="verd" role="status">
          {text.trim() !== '' && (
            <span className={pasted.unread.length === 0 ? 'state state--ok' : 'state state--wait'}>
              <Icon name={pasted.unread.length === 0 ? 'check' : 'warn'} />
              {said.lines(pasted.read, pasted.read + pasted.unread.length)}
            </span>
          )}
        </p>
        <button type="button" className="btn btn--wide" aria-disabled={names.length === 0} onClick={put}>
          {said.put(names)}
        </button>
      </div>
      {pasted.unread.length > 0 && (
        <ul className="verdicts" aria-label={draftWords.verdicts}>
          {pasted.unread.slice(0, 6).map((line) => (
            <li key={`${line.line} ${line.column}`}>
              <span className="said">{line.text}</span>
              <p className="reason">{words.outcome.sentence(issueSentence(line.issue, language))}</p>
              {line.issue.repairs[0] !== undefined && (
                <button
                  type="button"
                  className="chip chip--s"
                  onClick={() => setText(text.replace(line.issue.text, line.issue.repairs[0] ?? ''))}
                >
                  {line.issue.repairs[0]}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
