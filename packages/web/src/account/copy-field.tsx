import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { accountWords } from '../words/account-words.ts';

interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  /** What explains it, by its id. */
  readonly about: string;
  readonly field?: RefObject<HTMLInputElement | null>;
  /** What else may be done with it. */
  readonly children?: ReactNode;
}

/** A text to be taken elsewhere: chosen whole as soon as it has the focus, with a button that copies it. */
export function CopyField({ label, text, about, field, children }: CopyFieldProps) {
  const { copy: said } = accountWords;
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const shown = field ?? own;
  const [copied, setCopied] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is not copied yet.
  useEffect(() => setCopied(undefined), [text]);
  const copy = async () => {
    shown.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      // Without HTTPS there is no clipboard at all.
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
      setCopied(false);
    }
  };
  return (
    <>
      <div className="link">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <input
          ref={shown}
          id={id}
          className="field"
          readOnly
          value={text}
          aria-describedby={about}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="btn btn--s" onClick={() => void copy()}>
          <Icon name="copy" small />
          {said.act}
        </button>
        {children}
      </div>
      <p className="why" role="status">
        {copied === undefined ? '' : copied ? said.done : said.failed}
      </p>
    </>
  );
}
