import { useEffect, useId, useRef } from 'react';
import { accountWords } from '../words/account-words.ts';
import { CopyField } from './copy-field.tsx';

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another secret is shown anew.
  useEffect(() => field.current?.focus(), [secret]);
  return (
    <div className="shown-once">
      <p id={id}>
        {about} {said.once}
      </p>
      <CopyField label={label} text={secret} about={id} field={field}>
        <button type="button" className="btn btn--s btn--quiet" onClick={onClose}>
          {said.close}
        </button>
      </CopyField>
    </div>
  );
}
