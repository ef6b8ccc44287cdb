/** What is written into documents besides the sentences of the game: letters as text, calendars. */
export interface DocumentWords {
  /** Above a letter: when, from whom, to whom; nobody stands for everybody. */
  readonly letterHead: (when: string, from: string, to: readonly string[]) => string;
  /** Where a letter stood that was taken down. */
  readonly letterGone: string;
  readonly noLetters: string;
  /** The end of a phase in a calendar, with the title of the game. */
  readonly closes: (title: string, phase: string, turn: string) => string;
}
