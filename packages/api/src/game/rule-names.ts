/** The rules of the addendum, of the roles and of the order protocol, the Judge's powers, the board game, and the addendum's fit to other maps. */
export const RULE_NAMES = [
  'RP',
  'OP.1',
  'OP.2',
  'OP.3',
  'OP.4',
  'PG',
  'R1',
  'R2',
  'R3',
  'R4',
  'R5',
  'R6',
  'R7',
  'R8',
  'R9',
  'R10',
  'R11',
  'R12',
  'R13',
  'R14',
  'R15',
  'R16',
  'R17',
  'R18',
  'JD.1',
  'JD.2',
  'JD.3',
  'JD.4',
  'JD.5',
  'JD.6',
  'JD.7',
  'JD.8',
  'JD.9',
  'JD.10',
  'JD.11',
  'BASE',
  '§6',
] as const;
export type RuleName = (typeof RULE_NAMES)[number];

/** A rule in plain words. */
export interface RuleWords {
  readonly title: string;
  readonly text: string;
}

/** How many places of the published text are read one way or another: `A1` to `A81`. */
const READINGS = 81;
export type ReadingName = `A${number}`;
export const READING_NAMES: readonly ReadingName[] = Array.from(
  { length: READINGS },
  (_, index) => `A${index + 1}` as const,
);

/** A place where the published text is silent or can be read in two ways, and how it is read unless an option says otherwise. */
export interface ReadingWords {
  readonly asks: string;
  readonly ruling: string;
}
