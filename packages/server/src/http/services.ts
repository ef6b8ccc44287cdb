/** What handlers work with. Each part is made once, by `main.ts` or a test. */
export interface Services {
  /** Milliseconds since 1970 by this machine's clock: for logs and waits, never for the game. */
  readonly nowMs: () => number;
}
