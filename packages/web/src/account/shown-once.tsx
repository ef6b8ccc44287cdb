import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { accountWords } from '../words/account-words.ts';

interface ShownOnceProps {
  readonly label: string;
  readonly about: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** A link or a token that the server tells only now; it takes the focus, ready to be copied. */
export function ShownOnce({ label, about, secret, onClose }: ShownOnceProps) {
  const { copy: said } = accountWords;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another secret is shown anew.
  useEffect(() => {
    setCopied(undefined);
    field.current?.focus();
  }, [secret]);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch (error) {
      // Without HTTPS there is no clipboard at all.
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
      setCopied(false);
    }
  };
  return (
    <div className="shown-once">
      <p id={`${id}-about`}>
        {about} {said.once}
      </p>
      <div className="link">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        <input
          ref={field}
          id={id}
          className="field"
          readOnly
          value={secret}
          aria-describedby={`${id}-about`}
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className="btn btn--s" onClick={() => void copy()}>
          <Icon name="copy" small />
          {said.act}
        </button>
        <button type="button" className="btn btn--s btn--quiet" onClick={onClose}>
          {said.close}
        </button>
      </div>
      <p className="why" role="status">
        {copied === undefined ? '' : copied ? said.done : said.failed}
      </p>
    </div>
  );
}
