import type { AnswerOf } from '@defensor/api';
import { askRoute } from '../server/ask.ts';
import { type AskedFor, useAsked } from '../server/use-asked.ts';
import type { Sending } from '../server/use-sending.ts';

/** An invitation that is used by signing in elsewhere. */
interface Invitation {
  readonly invite: string;
  readonly name: string;
}

/** By which provider one may sign in here, once the server has said. */
export function useProvider(): AskedFor<AnswerOf<'GET /api/v1/provider'>> {
  return useAsked(() => askRoute('GET /api/v1/provider', { as: 'person' }));
}

const KEY = 'defensor.invitation';

/** Goes to the provider, which sends the browser back here. An invitation is kept in this tab meanwhile. */
export async function goToProvider(
  send: Sending['send'],
  body: { readonly link?: true; readonly passphrase?: string },
  invitation?: Invitation,
): Promise<void> {
  const begun = await send(() => askRoute('POST /api/v1/provider', { body, as: 'person' }));
  if (begun === undefined) return;
  try {
    if (invitation === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(invitation));
  } catch (error) {
    // Then whoever is new here is told that an invitation is needed.
    if (!(error instanceof DOMException)) throw error;
  }
  location.assign(begun.url);
}

/** Finishes what was begun at the provider; whether it worked. */
export async function finishAtProvider(send: Sending['send']): Promise<boolean> {
  const invitation = takeInvitation();
  const body = invitation === undefined ? {} : { invitation };
  return (await send(() => askRoute('POST /api/v1/provider/finish', { body, as: 'person' }))) !== undefined;
}

function takeInvitation(): Invitation | undefined {
  try {
    const { invite, name } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Invitation>;
    sessionStorage.removeItem(KEY);
    return typeof invite === 'string' && typeof name === 'string' ? { invite, name } : undefined;
  } catch {
    return undefined;
  }
}
