import { createHash, randomUUID } from 'node:crypto';
import fastify, { type FastifyReply } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll } from 'vitest';

type Fault = 'nonce' | 'audience' | 'issuer' | 'signature' | 'expired' | 'no id token' | 'refused' | 'away';

export interface Provider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What goes wrong at the token endpoint from now on. */
  fault: Fault | undefined;
  /** Signs `subject` in at the page that `url` names; returns where the browser is sent back to. */
  signIn(url: string, subject: string): Promise<string>;
}

interface Grant {
  readonly subject: string;
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

/** A small OpenID provider on this machine: discovery, keys, code flow with PKCE, signed id tokens. */
export async function openProvider(): Promise<Provider> {
  const [keys, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const [clientId, clientSecret] = ['defensor', 'a secret of both'];
  const grants = new Map<string, Grant>();
  const app = fastify();
  afterAll(() => app.close());
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const provider = {
    issuer: '',
    clientId,
    clientSecret,
    fault: undefined as Fault | undefined,
    async signIn(url: string, subject: string) {
      const { headers } = await fetch(`${url}&as=${subject}`, { redirect: 'manual' });
      return headers.get('location') ?? '';
    },
  };

  app.get('/.well-known/openid-configuration', () => ({
    issuer: provider.issuer,
    authorization_endpoint: `${provider.issuer}/authorise`,
    token_endpoint: `${provider.issuer}/token`,
    jwks_uri: `${provider.issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  }));
  app.get('/keys', async () => ({
    keys: [{ ...(await exportJWK(keys.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }],
  }));
  app.get<{ Querystring: Record<string, string> }>('/authorise', ({ query }, reply) => {
    const code = randomUUID();
    const {
      as: subject = '',
      nonce = '',
      code_challenge: challenge = '',
      redirect_uri: redirectUri = '',
      state = '',
    } = query;
    grants.set(code, { subject, nonce, challenge, redirectUri });
    return reply.redirect(`${redirectUri}?${new URLSearchParams({ code, state })}`);
  });
  app.post<{ Body: Record<string, string> }>('/token', async ({ body, headers }, reply) => {
    const { code = '', code_verifier: verifier = '', redirect_uri: redirectUri } = body;
    const grant = grants.get(code);
    grants.delete(code);
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const isClient = isOurClient(headers.authorization, body);
    if (provider.fault === 'away') return reply.code(503).send('away');
    if (
      !isClient ||
      grant?.challenge !== challenge ||
      grant.redirectUri !== redirectUri ||
      provider.fault === 'refused'
    ) {
      return refuse(reply);
    }
    const { fault } = provider;
    const seconds = Math.floor(Date.now() / 1000);
    const token = new SignJWT({ nonce: fault === 'nonce' ? 'another' : grant.nonce })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setSubject(grant.subject)
      .setIssuer(fault === 'issuer' ? 'http://127.0.0.1:1' : provider.issuer)
      .setAudience(fault === 'audience' ? 'somebody else' : clientId)
      .setIssuedAt(fault === 'expired' ? seconds - 7200 : seconds)
      .setExpirationTime(fault === 'expired' ? seconds - 3600 : seconds + 300);
    const signed = await token.sign(fault === 'signature' ? foreign.privateKey : keys.privateKey);
    return {
      access_token: randomUUID(),
      token_type: 'Bearer',
      ...(fault === 'no id token' ? {} : { id_token: signed }),
    };
  });

  function isOurClient(authorization: string | undefined, body: Record<string, string>): boolean {
    if (authorization === undefined) return body.client_id === clientId && body.client_secret === clientSecret;
    const [id, secret] = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString().split(':');
    return id === clientId && decodeURIComponent((secret ?? '').replaceAll('+', ' ')) === clientSecret;
  }

  provider.issuer = await app.listen({ host: '127.0.0.1', port: 0 });
  return provider;
}

const refuse = (reply: FastifyReply) => reply.code(400).send({ error: 'invalid_grant' });
