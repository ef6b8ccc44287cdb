import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testNode } from './kit.ts';

let webRoot = '';
beforeAll(() => {
  webRoot = mkdtempSync(join(tmpdir(), 'defensor-web-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Defensor</title>');
  writeFileSync(join(webRoot, 'assets', 'main-1a2b.js'), 'export {};');
});
afterAll(() => rmSync(webRoot, { recursive: true }));

async function get(url: string) {
  const { app } = await testNode({ webRoot });
  return app.inject(url);
}

describe('the server', () => {
  test('says that it is alive', async () => {
    const answer = await get('/healthz');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ status: 'ok' });
  });

  test('serves the page, checked again at each visit', async () => {
    const answer = await get('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Defensor</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('lets files named by their content be kept', async () => {
    const answer = await get('/assets/main-1a2b.js');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toContain('javascript');
  });

  test('sends the compressed copy of a file where there is one, with the file’s own type', async () => {
    writeFileSync(join(webRoot, 'assets', 'main-1a2b.js.br'), brotliCompressSync('export {};'));
    const { app } = await testNode({ webRoot });
    const answer = await app.inject({ url: '/assets/main-1a2b.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('export {};');
  });

  test('serves nothing outside the web client', async () => {
    expect((await get('/../../etc/passwd')).statusCode).toBe(404);
    expect((await get('/%2e%2e/%2e%2e/etc/passwd')).statusCode).toBe(404);
  });

  test.each(['/', '/healthz', '/nothing-here'])('forbids inline scripts and framing on %s', async (url) => {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('answers people who ask for what is not there with a page and a way back', async () => {
    for (const url of ['/nothing-here', '/assets/gone-1a2b.js', '/games/12?x=1', '/apiary']) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('text/html');
      expect(answer.body).toContain('<a href="/">');
    }
  });

  test('answers programs with JSON, under /api whatever they take', async () => {
    const { app } = await testNode({ webRoot });
    const answers = [
      await app.inject('/api/nothing'),
      await app.inject('/api'),
      await app.inject({ url: '/nothing', headers: { accept: 'application/json' } }),
      await app.inject({ url: '/nothing', method: 'POST' }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ status: 404, code: 'not-found' });
    }
  });
});
