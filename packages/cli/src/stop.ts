/** Ends the command with a message for the person who gave it, and an exit status. */
export class Stop extends Error {
  readonly status: number;

  constructor(message: string, status = 1) {
    super(message);
    this.status = status;
  }
}
