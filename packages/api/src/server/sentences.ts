import type { ServerRefusal, ServerSentences } from './refusals.ts';

/** What to tell a person whom the server says no to. */
export function serverSentence(refusal: ServerRefusal, { server }: { readonly server: ServerSentences }): string {
  return server[refusal];
}
