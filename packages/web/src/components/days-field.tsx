import type { Ref } from 'react';

interface DaysFieldProps {
  readonly id: string;
  readonly max: number;
  readonly value: string;
  readonly onChange: (days: string) => void;
  readonly isSmall?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** How many days: one, or more. */
export function DaysField({ id, max, value, onChange, isSmall = false, ref }: DaysFieldProps) {
  return (
    <input
      ref={ref}
      id={id}
      className={isSmall ? 'field field--s field--number' : 'field field--number'}
      type="number"
      min={1}
      max={max}
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
