import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { deskWords } from '../../words/desk-words.ts';

interface CorrectionFormProps {
  readonly title: string;
  readonly about: string;
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

/** A part of what the Judge sets right: its heading, what it is for, and the form. */
export function CorrectionForm({ title, about, onSubmit, children }: CorrectionFormProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <section aria-labelledby={id}>
      <h2 className="h-sec" id={id}>
        {title}
      </h2>
      <p className="small soft">{about}</p>
      <form className="correction" onSubmit={submit}>
        {children}
      </form>
    </section>
  );
}

/** The reason of a correction, and whether players read it. */
export interface Why {
  readonly reason: string;
  readonly isPublic: boolean;
  readonly isGiven: boolean;
  readonly setReason: (reason: string) => void;
  readonly setPublic: (isPublic: boolean) => void;
}

export function useWhy(): Why {
  const [reason, setReason] = useState('');
  const [isPublic, setPublic] = useState(true);
  return { reason, isPublic, isGiven: reason.trim() !== '', setReason, setPublic };
}

/** The fields of a reason. Where the choice is not given, players read it. */
export function WhyFields({ why, hasChoice = true }: { why: Why; hasChoice?: boolean }) {
  const id = useId();
  return (
    <>
      <label className="label" htmlFor={id}>
        {deskWords.desk.reason}
      </label>
      <input
        id={id}
        className="field"
        value={why.reason}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => why.setReason(event.target.value)}
      />
      {hasChoice && (
        <label className="publicly small">
          <input type="checkbox" checked={why.isPublic} onChange={(event) => why.setPublic(event.target.checked)} />
          {deskWords.corrections.publicly}
        </label>
      )}
    </>
  );
}
