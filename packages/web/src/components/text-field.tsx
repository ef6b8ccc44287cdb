import { type HTMLInputTypeAttribute, useId } from 'react';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: HTMLInputTypeAttribute;
  readonly hint?: string;
  /** What a password manager is to make of it. */
  readonly autoComplete: string;
  readonly inputMode?: 'numeric';
  readonly isOptional?: boolean;
}

/** A field with its label above and what it asks for below. */
export function TextField({
  label,
  value,
  onChange,
  type = 'text',
  hint,
  autoComplete,
  inputMode,
  isOptional,
}: TextFieldProps) {
  const id = useId();
  return (
    <div className="form-field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="field"
        type={type}
        value={value}
        required={isOptional !== true}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        inputMode={inputMode}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && (
        <p className="small soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
