import { useId, useRef, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { linkHash } from '../play/link.ts';
import { sandboxWords } from '../words/sandbox-words.ts';
import { OtherTables } from './other-tables.tsx';
import type { Draft } from './use-draft.ts';
import type { Sandbox } from './use-sandbox.ts';

/** The position and its orders as a link. */
export function Share({ sandbox, draft }: { sandbox: Sandbox; draft: Draft }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const link = `${location.origin}${location.pathname}${linkHash(sandbox.play)}`;
  const [copied, setCopied] = useState<{ link: string; ok: boolean }>();
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied({ link, ok: true });
    } catch (error) {
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
      setCopied({ link, ok: false });
    }
  };
  return (
    <section className="share" aria-labelledby={`${id}-title`}>
      <h2 className="h-sec" id={`${id}-title`}>
        {sandboxWords.share.title}
      </h2>
      <div className="link">
        <label className="vh" htmlFor={id}>
          {sandboxWords.share.link}
        </label>
        <input ref={field} id={id} className="field" readOnly value={link} onFocus={(event) => event.target.select()} />
        <button type="button" className="btn" onClick={() => void copy()}>
          <Icon name="chain" />
          {sandboxWords.share.copy}
        </button>
      </div>
      <p className="why" role="status">
        {copied?.link === link
          ? copied.ok
            ? sandboxWords.share.copied
            : sandboxWords.share.notCopied
          : sandboxWords.share.about}
      </p>
      <OtherTables sandbox={sandbox} draft={draft} />
    </section>
  );
}
