import { useEffect, useRef, useState } from 'react';
import { words } from '../words/words.ts';

interface TwiceProps {
  readonly label: string;
  /** Whom or what it is about, for those who hear the button alone. */
  readonly about?: string;
  readonly means: string;
  readonly sure: string;
  readonly isBusy: boolean;
  readonly onSure: () => void;
}

/** A costly act: pressed once it says what it means, and asks again. */
export function Twice({ label, about, means, sure, isBusy, onSure }: TwiceProps) {
  const [isAsked, setAsked] = useState(false);
  const wasAsked = useRef(false);
  const first = useRef<HTMLButtonElement>(null);
  const second = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsked) second.current?.focus();
    else if (wasAsked.current) first.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (!isAsked) {
    return (
      <button ref={first} type="button" className="btn btn--s btn--grave" onClick={() => setAsked(true)}>
        {label}
        {about !== undefined && <span className="vh">{about}</span>}
      </button>
    );
  }
  return (
    <fieldset className="twice">
      <legend>{means}</legend>
      <button type="button" className="btn btn--s" onClick={() => setAsked(false)}>
        {words.leaf.keep}
      </button>
      <button ref={second} type="button" className="btn btn--s btn--grave" aria-disabled={isBusy} onClick={onSure}>
        {isBusy ? words.door.oneMoment : sure}
      </button>
    </fieldset>
  );
}
