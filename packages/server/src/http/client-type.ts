/**
 * The note of a schema that says what the typed client calls it (packages/api/src/client/types.ts): a type of the game,
 * which tells more than a schema.
 */
export function clientType(name: string): { readonly 'x-client-type': string } {
  return { 'x-client-type': name };
}
