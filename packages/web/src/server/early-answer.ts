/** What `open-game.js` asked for before this script was there. */
interface Early {
  readonly address: string;
  readonly as: string | undefined;
  readonly answer: Promise<Response>;
}

declare global {
  // A script that is no module tells by this what it asked for; `let` and `const` of a module would not be seen there.
  var openedGame: Early | undefined;
}

/** The answer to a question that was asked early: once, and only for whom it was asked. */
export function earlyAnswer(address: string, method: string, as: string | undefined): Promise<Response> | undefined {
  const early = globalThis.openedGame;
  if (early === undefined || method !== 'GET' || early.address !== address || early.as !== as) return undefined;
  globalThis.openedGame = undefined;
  return early.answer;
}
