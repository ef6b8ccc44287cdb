import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../components/icon.tsx';
import { deskWords } from '../../words/desk-words.ts';
import { draftWords } from '../../words/draft-words.ts';

interface PasteFrameProps {
  readonly label: string;
  /** An example of what is read. */
  readonly how: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** How many lines were read, and how many not. */
  readonly read: number;
  readonly unread: number;
  readonly put: string;
  readonly canPut: boolean;
  readonly onPut: () => void;
  /** The verdicts, as items of a list; none where there is nothing to say. */
  readonly children: ReactNode;
}

/** A box to paste a text into, with how much of it was read, and a verdict a line. Ctrl and Enter put it where it belongs. */
export function PasteFrame(props: PasteFrameProps) {
  const { label, how, text, onText, read, unread, put, canPut, onPut, children } = props;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const write = useRef(onText);
  write.current = onText;
  // Pasted where nothing takes text, it is for this box.
  useEffect(() => {
    const take = (event: ClipboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      write.current(event.clipboardData?.getData('text/plain') ?? '');
      box.current?.focus();
    };
    document.addEventListener('paste', take);
    return () => document.removeEventListener('paste', take);
  }, []);
  return (
    <div className="pastebox">
      <div>
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <textarea
          id={id}
          ref={box}
          className="field"
          rows={2}
          value={text}
          spellCheck={false}
          placeholder={how}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            if (canPut) onPut();
          }}
        />
      </div>
      <div>
        <p className="verd" role="status">
          {text.trim() !== '' && (
            <span className={unread === 0 ? 'state state--ok' : 'state state--wait'}>
              <Icon name={unread === 0 ? 'check' : 'warn'} />
              {deskWords.paper.lines(read, read + unread)}
            </span>
          )}
        </p>
        <button type="button" className="btn btn--wide" aria-disabled={!canPut} onClick={() => canPut && onPut()}>
          {put}
        </button>
      </div>
      {children !== undefined && (
        <ul className="verdicts" aria-label={draftWords.verdicts}>
          {children}
        </ul>
      )}
    </div>
  );
}
