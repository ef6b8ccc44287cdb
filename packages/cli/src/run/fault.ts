/** Why a line cannot be read. Each has a line in docs/command-line.md. */
export const LINE_FAULTS = [
  /** Not JSON. */
  'bad-json',
  /** More than a line may hold. */
  'line-too-long',
  /** Not an object, or one of `as`, `do`, `at`, `id`, `onBehalfOf`, `expectedPhase` is missing or of the wrong kind. */
  'bad-line',
  /** `do` names no command. */
  'unknown-command',
  /** A field that the command has not, or one of the wrong kind. */
  'bad-fields',
  /** An expectation that says nothing, or says it with other fields than it may. */
  'bad-expectation',
  /** Our own fault: the line should have been answered. */
  'defect',
] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

/** A line that cannot be read: nothing happens in the game. */
export interface Unreadable {
  readonly fault: LineFault;
  readonly message: string;
}

export function unreadable(fault: LineFault, message: string): Unreadable {
  return { fault, message };
}

export const isUnreadable = (value: object): value is Unreadable => 'fault' in value;
