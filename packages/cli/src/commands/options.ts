import { LANGUAGES } from '@defensor/api';
import { InvalidArgumentError, Option } from 'commander';

/** An option's value as a whole number from 1 on. */
export function positiveInteger(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || !Number.isSafeInteger(number)) {
    throw new InvalidArgumentError('It must be a whole number, 1 or more.');
  }
  return number;
}

/** `--language`, of the commands that print sentences. */
export const languageOption = () =>
  new Option('--language <tag>', 'the language of sentences').choices(LANGUAGES).default('en');
