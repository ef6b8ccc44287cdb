import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** A field for a seat's PIN: digits that nobody reads over the shoulder, and no password manager keeps. */
export function PinField(
  field: Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'value' | 'onChange' | 'isOptional'>,
) {
  return <TextField {...field} type="password" autoComplete="off" inputMode="numeric" />;
}
