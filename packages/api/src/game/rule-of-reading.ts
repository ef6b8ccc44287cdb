import type { ReadingName, RuleName } from './rule-names.ts';

/** The readings of each rule by their numbers: of several that one touches, the rule a reader would look under. */
const READINGS_BY_RULE: { readonly [Name in RuleName]?: readonly number[] } = {
  RP: [15, 16, 81],
  'OP.1': [32, 59, 61, 69],
  'OP.2': [60, 62],
  R1: [2, 3, 4, 5, 6, 7, 18, 19, 65, 66, 68, 72, 75, 76],
  R2: [1],
  R3: [21, 22, 23, 24, 25, 26, 27, 28, 31, 67, 73],
  R4: [20],
  R5: [41, 42, 43, 53],
  R6: [45, 79],
  R7: [38, 39],
  R8: [8, 9, 10, 11, 12, 13, 14, 77],
  R9: [58],
  R10: [47, 48],
  R11: [44, 46],
  R12: [70, 74],
  R13: [29, 30],
  R14: [17, 40, 52, 54, 56, 71, 78],
  R15: [55],
  R16: [49, 50, 51, 57],
  R17: [33, 34, 35, 36, 37],
  R18: [63, 64, 80],
};

/** The readings that a rule's text needed, in the order of their numbers; none for most of what the Judge can do. */
export const readingsOfRule = (name: RuleName): readonly ReadingName[] =>
  (READINGS_BY_RULE[name] ?? []).map((number): ReadingName => `A${number}`);

/** The rule under which a reading stands. */
export function ruleOfReading(name: ReadingName): RuleName | undefined {
  const found = Object.entries(READINGS_BY_RULE).find(([, numbers]) => numbers.includes(Number(name.slice(1))));
  return found?.[0] as RuleName | undefined;
}
