import { InvalidArgumentError } from 'commander';

/** An option's value as a whole number from 1 on. */
export function positiveInteger(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || !Number.isSafeInteger(number)) {
    throw new InvalidArgumentError('It must be a whole number, 1 or more.');
  }
  return number;
}
