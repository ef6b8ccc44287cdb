import type { FormEvent, ReactNode } from 'react';
import { ProblemNote } from '../components/problem-note.tsx';
import type { Sending } from '../server/use-sending.ts';
import { words } from '../words/words.ts';

/** The fields of a page on the way in, what went wrong with them, and the one button, which waits while they are sent. */
export function DoorForm({
  sending: { isSending, problem },
  action,
  onSubmit,
  children,
}: {
  sending: Pick<Sending, 'isSending' | 'problem'>;
  action: string;
  onSubmit: (event: FormEvent) => void;
  children?: ReactNode;
}) {
  return (
    <form className="form" onSubmit={onSubmit}>
      {children}
      <ProblemNote problem={problem} />
      <button type="submit" className="btn btn--main btn--wide" aria-disabled={isSending}>
        {isSending ? words.door.oneMoment : action}
      </button>
    </form>
  );
}
