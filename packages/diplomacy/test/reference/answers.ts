import type { ProvinceId } from '../../src/ids.ts';

/**
 * What has to be decided of the unit that starts at a province: does its move succeed, is there a
 * way by sea for it, does the support that it gives stand? All else follows from these.
 */
export type Question = `${'move' | 'path' | 'support'} ${ProvinceId}`;

/** Yes, no, or not known yet; then with the open questions that still matter to it. */
export interface Answer {
  readonly value: boolean | undefined;
  readonly open: readonly Question[];
}

/** A number that is known to lie between two bounds, with the open questions that still matter to it. */
export interface Strength {
  readonly least: number;
  readonly most: number;
  readonly open: readonly Question[];
}

export const YES: Answer = { value: true, open: [] };
export const NO: Answer = { value: false, open: [] };
export const known = (value: boolean): Answer => (value ? YES : NO);
const unknown = (open: readonly Question[]): Answer => ({ value: undefined, open });

export function not(answer: Answer): Answer {
  return answer.value === undefined ? answer : known(!answer.value);
}

export function all(answers: readonly Answer[]): Answer {
  if (answers.some(({ value }) => value === false)) return NO;
  return answers.every(({ value }) => value) ? YES : unknown(answers.flatMap(({ open }) => open));
}

export const some = (answers: readonly Answer[]): Answer => not(all(answers.map(not)));

export const exactly = (strength: number): Strength => ({ least: strength, most: strength, open: [] });

/** 1, and 1 for each of `supports` that stands. */
export function supported(supports: readonly Answer[]): Strength {
  return {
    least: 1 + supports.filter(({ value }) => value === true).length,
    most: 1 + supports.filter(({ value }) => value !== false).length,
    open: supports.flatMap(({ open }) => open),
  };
}

/** `yes` or `no`, as the answer is; something between while it is open. */
export function either({ value, open }: Answer, yes: Strength, no: Strength): Strength {
  if (value !== undefined) return value ? yes : no;
  return {
    least: Math.min(yes.least, no.least),
    most: Math.max(yes.most, no.most),
    open: [...open, ...yes.open, ...no.open],
  };
}

export function exceeds(a: Strength, b: Strength): Answer {
  if (a.least > b.most) return YES;
  return a.most <= b.least ? NO : unknown([...a.open, ...b.open]);
}
