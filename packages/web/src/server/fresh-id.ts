/** Letters and digits that no other command has; `crypto.randomUUID` is not there over plain HTTP, as in a classroom. */
export const freshId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((n) => n.toString(16).padStart(2, '0')).join('');
