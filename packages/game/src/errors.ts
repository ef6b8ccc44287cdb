/** A defect: something that cannot be if the code is right. Never a player's mistake. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}
