import { describe, expect, test } from 'vitest';
import { readConfig, summaryOf } from '../src/config.ts';

const problemsOf = (env: Record<string, string>) => {
  const read = readConfig(env, '/srv');
  return 'problems' in read ? read.problems.join('\n') : '';
};
const configOf = (env: Record<string, string>) => {
  const read = readConfig(env, '/srv');
  if ('problems' in read) throw new Error(read.problems.join());
  return read;
};

describe('settings from the environment', () => {
  test('without any it is this machine alone, on a file of its own', () => {
    expect(configOf({})).toMatchObject({
      host: '127.0.0.1',
      port: undefined,
      databaseUrl: 'sqlite:/srv/data/defensor.sqlite',
      lan: false,
      demo: false,
      trustProxy: [],
    });
  });

  test('an empty variable counts as absent', () => {
    expect(configOf({ PORT: '', HOST: '' })).toMatchObject({ host: '127.0.0.1', port: undefined });
  });

  test.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '80.5' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'play.example.org' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://play.example.org/defensor/' }, 'PUBLIC_URL'],
    [{ LAN: 'yes please' }, 'LAN'],
    [{ TRUST_PROXY: 'everybody' }, 'TRUST_PROXY'],
    [{ OIDC_ISSUER: 'https://id.example.org' }, 'OIDC_CLIENT_ID'],
    [{ DEMO: '1', PUBLIC_URL: 'https://play.example.org' }, 'DEMO'],
    [{ DEMO: '1', DATABASE_URL: 'postgres://localhost/x' }, 'DEMO'],
    [{ LAN: '1', PUBLIC_URL: 'https://play.example.org' }, 'LAN'],
  ])('%j is refused by name', (env, name) => {
    expect(problemsOf(env as unknown as Record<string, string>)).toContain(name);
  });

  test('all that is wrong is told at once', () => {
    const problems = problemsOf({ PORT: 'x', LAN: 'x', BACKUP_HOURS: 'x' });
    for (const name of ['PORT', 'LAN', 'BACKUP_HOURS']) expect(problems).toContain(name);
  });

  test('LAN opens it to the local network', () => {
    expect(configOf({ LAN: '1' })).toMatchObject({ host: '0.0.0.0', lan: true });
  });

  test('16.2 the summary holds no secret', () => {
    const summary = summaryOf(
      configOf({
        DATABASE_URL: 'postgres://app:hunter2@db.example.org:5432/defensor?sslpassword=hunter2',
        OIDC_ISSUER: 'https://id.example.org/realm',
        OIDC_CLIENT_ID: 'defensor',
        OIDC_CLIENT_SECRET: 'hunter2',
      }),
    ).join('\n');
    expect(summary).toContain('postgres://db.example.org:5432/defensor');
    expect(summary).not.toContain('hunter2');
  });
});
