import * as oidc from 'openid-client';
import { audit } from './audit.ts';
import type { Desk, ProviderSettings } from './desk.ts';
import { findInvite, welcome } from './invites.ts';
import { admit, type SignedIn } from './people.ts';
import { done, type Outcome, refuse } from './refusals.ts';
import { hashSecret, newId, newSecret } from './secrets.ts';
import { cookie, type Visitor } from './visitor.ts';

const LASTS_MS = 10 * 60 * 1000;

/** Where a provider sends people back to. */
export const CALLBACK = '/api/v1/provider/callback';

export interface Begun {
  /** Where the browser is to go. */
  readonly url: string;
  readonly cookie: string;
}

/** Whoever came back from the provider. */
interface Returned {
  /** Whether the provider was to be added to somebody’s sign-in, rather than to sign somebody in. */
  readonly adds: boolean;
  readonly told: Outcome<undefined>;
}

const configurations = new WeakMap<ProviderSettings, Promise<oidc.Configuration>>();

/** The provider as it describes itself, asked once. Without TLS only one on this machine is spoken to. */
function configurationOf(settings: ProviderSettings): Promise<oidc.Configuration> {
  const known = configurations.get(settings);
  if (known !== undefined) return known;
  const issuer = new URL(settings.issuer);
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(issuer.hostname);
  const asked = oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
    timeout: 5,
    // Signatures too, though the id token comes straight from the provider: TLS may end at a proxy of its.
    execute: [oidc.enableNonRepudiationChecks, ...(isHere ? [oidc.allowInsecureRequests] : [])],
  });
  configurations.set(settings, asked);
  // A provider that is away now is asked again next time.
  asked.catch(() => configurations.delete(settings));
  return asked;
}

/** Begins a sign-in at the provider: code flow with PKCE, state and nonce. `person` adds it to a sign-in there is. */
export async function beginAtProvider(desk: Desk, person: string | undefined): Promise<Outcome<Begun>> {
  const { provider, publicOrigin } = desk.settings;
  if (provider === undefined || publicOrigin === undefined) return refuse('provider-off');
  const configuration = await configurationOf(provider).catch(() => undefined);
  if (configuration === undefined) return refuse('provider-failed');
  const [state, nonce, verifier, secret] = [
    oidc.randomState(),
    oidc.randomNonce(),
    oidc.randomPKCECodeVerifier(),
    newSecret(),
  ];
  await desk.store.db
    .insertInto('oidc_logins')
    .values({
      id: newId('o'),
      state_hash: hashSecret(state),
      cookie_hash: hashSecret(secret),
      nonce,
      verifier,
      person_id: person ?? null,
      issuer: null,
      subject: null,
      expires_at: desk.now() + LASTS_MS,
    })
    .execute();
  const url = oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: `${publicOrigin}${CALLBACK}`,
    scope: 'openid',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  return done({ url: url.href, cookie: cookie(desk, 'provider', secret, LASTS_MS) });
}

/**
 * Takes what the provider sends the browser back with, and asks the provider who it is. Nobody is signed in by it: the
 * answer comes from another site, so that the browser withholds its session's cookie. The page finishes it.
 */
export async function returnFromProvider(
  desk: Desk,
  secret: string | undefined,
  query: URLSearchParams,
): Promise<Returned> {
  const login = await openLogin(desk, secret);
  return { adds: login !== undefined && login.person_id !== null, told: await askWhoItIs(desk, login, query) };
}

async function askWhoItIs(
  desk: Desk,
  login: Awaited<ReturnType<typeof openLogin>>,
  query: URLSearchParams,
): Promise<Outcome<undefined>> {
  const { provider, publicOrigin } = desk.settings;
  if (provider === undefined || publicOrigin === undefined) return refuse('provider-off');
  const state = query.get('state') ?? '';
  if (login === undefined || login.subject !== null || login.state_hash !== hashSecret(state)) {
    return refuse('provider-failed');
  }
  try {
    const tokens = await oidc.authorizationCodeGrant(
      await configurationOf(provider),
      new URL(`${publicOrigin}${CALLBACK}?${query}`),
      { pkceCodeVerifier: login.verifier, expectedNonce: login.nonce, expectedState: state, idTokenExpected: true },
    );
    const claims = tokens.claims();
    if (claims === undefined) return refuse('provider-failed');
    await desk.store.db
      .updateTable('oidc_logins')
      .set({ issuer: claims.iss, subject: claims.sub })
      .where('id', '=', login.id)
      .execute();
    return done(undefined);
  } catch (error) {
    if (!isProvidersFault(error)) throw error;
    await desk.store.db.deleteFrom('oidc_logins').where('id', '=', login.id).execute();
    return refuse('provider-failed');
  }
}

/** What openid-client throws when the provider does not answer as it should, or not at all. */
function isProvidersFault(error: unknown): boolean {
  return (
    error instanceof oidc.ClientError ||
    error instanceof oidc.AuthorizationResponseError ||
    error instanceof oidc.ResponseBodyError ||
    error instanceof oidc.WWWAuthenticateChallengeError ||
    (error instanceof TypeError && error.message === 'fetch failed')
  );
}

/** Finishes a sign-in at the provider: signs in, adds the provider to a person, or uses an invitation. */
export async function finishAtProvider(
  desk: Desk,
  visitor: Visitor,
  secret: string | undefined,
  invitation: { readonly invite: string; readonly name: string } | undefined,
  signedIn: string | undefined,
): Promise<Outcome<SignedIn>> {
  const login = await openLogin(desk, secret);
  if (login === undefined || login.issuer === null || login.subject === null) return refuse('provider-failed');
  const { id, issuer, subject, person_id } = login;
  // Once: of two requests with the same cookie, one finds it.
  const mine = await desk.store.db.deleteFrom('oidc_logins').where('id', '=', id).returning('id').executeTakeFirst();
  if (mine === undefined) return refuse('provider-failed');
  // It is added to whoever is still signed in, and began it.
  if (person_id !== null && person_id !== signedIn) return refuse('provider-failed');
  const known = await desk.store.db
    .selectFrom('people')
    .select('id')
    .where('oidc_issuer', '=', issuer)
    .where('oidc_subject', '=', subject)
    .executeTakeFirst();
  if (known !== undefined) {
    return person_id === null || person_id === known.id
      ? done(await admit(desk, visitor, known.id, 'provider'))
      : refuse('provider-taken');
  }
  const link = async (tx: Parameters<typeof audit>[1] & object, person: string) => {
    await tx
      .updateTable('people')
      .set({ oidc_issuer: issuer, oidc_subject: subject })
      .where('id', '=', person)
      .execute();
    await audit(desk, tx, { actor: `person:${person}`, act: 'providerLinked', object: `person:${person}` });
  };
  if (person_id !== null) return done(await admit(desk, visitor, person_id, 'provider', (tx) => link(tx, person_id)));
  const invited = invitation === undefined ? undefined : await findInvite(desk, invitation.invite);
  if (invited === undefined || invited.person_id !== null) {
    await audit(desk, undefined, {
      actor: 'nobody',
      act: 'signInRefused',
      object: 'person:unknown',
      facts: { by: 'provider' },
    });
    return refuse('provider-stranger');
  }
  return welcome(desk, visitor, invited.id, { name: invitation?.name ?? '', passphraseHash: null }, link);
}

/** Whether somebody may sign in by the provider of now. */
export async function isLinked({ store, settings }: Desk, person: string): Promise<boolean> {
  const row = await store.db
    .selectFrom('people')
    .select('oidc_issuer')
    .where('id', '=', person)
    .where('oidc_subject', 'is not', null)
    .executeTakeFirst();
  const { provider } = settings;
  if (provider === undefined || row?.oidc_issuer == null) return false;
  // One may be written with a slash at its end, the other without.
  return new URL(row.oidc_issuer).href === new URL(provider.issuer).href;
}

async function openLogin(desk: Desk, secret: string | undefined) {
  if (secret === undefined) return undefined;
  return desk.store.db
    .selectFrom('oidc_logins')
    .selectAll()
    .where('cookie_hash', '=', hashSecret(secret))
    .where('expires_at', '>', desk.now())
    .executeTakeFirst();
}
