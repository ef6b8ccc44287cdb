import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** A provider that asks nobody anything: whoever comes is `subject`, or is refused. */
export interface TestProvider {
  readonly issuer: string;
  readonly host: string;
  subject: string;
  refuses: boolean;
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A small OpenID provider on this machine: discovery, one key, codes, signed id tokens. What it should check, the server's own tests do. */
export async function openProvider(clientId: string): Promise<TestProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const nonces = new Map<string, string>();
  const tokenFor = (nonce: string) => {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: provider.issuer, aud: clientId, sub: provider.subject, nonce, iat: now, exp: now + 300 };
    const text = `${encoded({ alg: 'RS256', kid: 'k' })}.${encoded(claims)}`;
    return `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', provider.issuer);
    const json = (body: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (pathname === '/.well-known/openid-configuration') {
      const { issuer } = provider;
      json({
        issuer,
        authorization_endpoint: `${issuer}/authorise`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        code_challenge_methods_supported: ['S256'],
      });
    } else if (pathname === '/keys') {
      json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }] });
    } else if (pathname === '/authorise') {
      const code = randomUUID();
      nonces.set(code, searchParams.get('nonce') ?? '');
      const state = searchParams.get('state') ?? '';
      const back = new URLSearchParams(provider.refuses ? { error: 'access_denied', state } : { code, state });
      response.writeHead(302, { location: `${searchParams.get('redirect_uri')}?${back}` }).end();
    } else {
      let body = '';
      request.on('data', (piece: Buffer) => {
        body += piece.toString();
      });
      request.on('end', () => {
        const nonce = nonces.get(new URLSearchParams(body).get('code') ?? '') ?? '';
        json({ access_token: randomUUID(), token_type: 'Bearer', id_token: tokenFor(nonce) });
      });
    }
  });
  const provider = { issuer: '', host: '', subject: 'nobody', refuses: false };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  provider.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider.issuer = `http://${provider.host}`;
  return provider;
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
