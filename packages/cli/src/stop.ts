/** Exit statuses: the input cannot be read or has faults; the command cannot be understood or its output cannot be written. */
export const FAULTY = 1;
export const MISUSED = 2;

/** Ends the command with a message for the person who gave it, and an exit status. */
export class Stop extends Error {
  readonly status: number;

  constructor(message: string, status: number = FAULTY) {
    super(message);
    this.status = status;
  }
}

/** The input broke off, or never began. The message says why, to stand behind a colon. */
export class InputUnreadable extends Error {}
