import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { deskWords } from '../words/desk-words.ts';

interface ReasonedProps {
  readonly label: string;
  /** Whom or what it is about, for those who hear the button without what stands beside it. */
  readonly about: string;
  /** A reason to begin with. */
  readonly preset: string;
  readonly isBusy: boolean;
  /** Gives a receipt where it was done. */
  readonly onGive: (reason: string) => Promise<unknown>;
  readonly isGrave?: boolean;
}

/** An act that needs a reason: pressed, it asks for one, with a usual one written down already. */
export function Reasoned({ label, about, preset, isBusy, onGive, isGrave = false }: ReasonedProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState(preset);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.select();
  }, [isOpen]);
  if (!isOpen) {
    return (
      <button
        type="button"
        className={isGrave ? 'btn btn--s btn--grave' : 'btn btn--quiet btn--s'}
        onClick={() => setOpen(true)}
      >
        {label}
        <span className="vh"> {about}</span>
      </button>
    );
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || reason.trim() === '') return;
    if ((await onGive(reason)) !== undefined) setOpen(false);
  };
  return (
    <form className="reasoned" onSubmit={(event) => void submit(event)}>
      <label className="vh" htmlFor={id}>
        {deskWords.desk.reason}
      </label>
      <input
        id={id}
        ref={field}
        className="field field--s"
        value={reason}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
        }}
      />
      <button type="submit" className="btn btn--s" aria-disabled={isBusy || reason.trim() === ''}>
        {label}
      </button>
      <button type="button" className="btn btn--quiet btn--s" onClick={() => setOpen(false)}>
        {deskWords.desk.leave}
      </button>
    </form>
  );
}
