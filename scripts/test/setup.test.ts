import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprint } from '../setup/build.mjs';
import { findChromium } from '../setup/chromium.mjs';
import { isInstalled, progressOf, whyInstallFailed } from '../setup/install.mjs';
import { complaintAboutNode } from '../setup/node-version.mjs';
import { findPostgres } from '../setup/postgres.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'defensor-setup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: unknown): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
}

describe('the version of Node.js', () => {
  test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('%s will do', (version) => {
    expect(complaintAboutNode(version, '>=20.19')).toBeUndefined();
  });
  test.each(['12.22.12', '18.20.8', '20.9.0', '20.18.3'])(
    '%s is too old, and the person learns how to get another',
    (version) => {
      expect(complaintAboutNode(version, '>=20.19')).toMatch(
        new RegExp(`needs Node\\.js 20\\.19 .*${version}.*nodejs\\.org`, 's'),
      );
    },
  );
});

describe('whether the packages are installed', () => {
  const wanted = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/only-on-windows': { version: '1.0.0', optional: true },
    'node_modules/@defensor/api': { resolved: 'packages/api', link: true },
    'packages/api': { version: '0.1.0' },
  };
  const link = { 'node_modules/@defensor/api': { resolved: 'packages/api', link: true } };

  test.each([
    ['nothing was installed', undefined, false],
    ['all is there, but for what is not for this system', { 'node_modules/a': { version: '1.0.0' }, ...link }, true],
    ['one has another version', { 'node_modules/a': { version: '1.0.1' }, ...link }, false],
    ['one is missing', link, false],
    ['a package of ours is not linked', { 'node_modules/a': { version: '1.0.0' } }, false],
  ])('%s', (_, installed, answer) => {
    write('package-lock.json', { packages: wanted });
    if (installed) write('node_modules/.package-lock.json', { packages: installed });
    expect(isInstalled(folder)).toBe(answer);
  });
});

test.each([
  ['npm error code ENOTFOUND\nnpm error network request to https://registry.npmjs.org/x failed', 'registry'],
  ['gyp ERR! find Python', 'python3 make g++'],
  ['sh: 1: make: not found', 'python3 make g++'],
  ['gyp ERR! stack Error: not found: make', 'python3 make g++'],
  ['npm warn getaddrinfo ENOTFOUND github.com\ngyp ERR! find Python', 'python3 make g++'],
  ['gyp ERR! stack Error: getaddrinfo ENOTFOUND nodejs.org', 'registry'],
  ['npm error ENOSPC: no space left on device', 'disk is full'],
  ["npm error code EACCES\nnpm error Error: EACCES: permission denied, mkdir '/srv/defensor/node_modules'", 'chown'],
  ['npm error something never seen before', 'Above is what npm said'],
])('an install that fails says what to do: %s', (output, advice) => {
  expect(whyInstallFailed(output)).toContain(advice);
});

describe('where Chromium is', () => {
  const there =
    (...paths: string[]) =>
    (path: string) =>
      paths.includes(path);

  test('CHROMIUM goes first', () => {
    expect(findChromium({ CHROMIUM: '/opt/chrome' }, there('/opt/chrome', '/usr/bin/chromium'))).toBe('/opt/chrome');
  });
  test('CHROMIUM that leads nowhere is not passed over for another', () => {
    expect(findChromium({ CHROMIUM: '/opt/chrome' }, there('/usr/bin/chromium'))).toBeUndefined();
  });
  test.each(['/usr/bin/chromium', '/usr/bin/google-chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'])(
    '%s',
    (path) => {
      expect(findChromium({ PATH: '/bin' }, there(path))).toBe(path);
    },
  );
  test('anywhere on the path', () => {
    expect(findChromium({ PATH: '/bin:/opt/tools' }, there('/opt/tools/chromium'))).toBe('/opt/tools/chromium');
  });
  test('nowhere', () => {
    expect(findChromium({}, there())).toBeUndefined();
  });
});

describe('the web client is built again', () => {
  beforeEach(() => {
    write('package-lock.json', {});
    write('tsconfig.base.json', {});
    write('packages/web/package.json', { dependencies: { '@defensor/api': '0.1.0', react: '19.3.1' } });
    write('packages/web/src/page.tsx', 'one');
    write('packages/api/package.json', {});
    write('packages/api/src/index.ts', 'one');
    write('packages/server/src/index.ts', 'one');
  });

  test.each([
    'packages/web/src/page.tsx',
    'packages/web/src/new.tsx',
    'packages/api/src/index.ts',
    'package-lock.json',
  ])('when %s changes', (path) => {
    const before = fingerprint(folder, 'web');
    write(path, 'two');
    expect(fingerprint(folder, 'web')).not.toBe(before);
  });
  test.each([
    'packages/server/src/index.ts',
    'packages/web/test/page.test.ts',
    'packages/web/dist/index.html',
    'README.md',
  ])('not when %s changes', (path) => {
    const before = fingerprint(folder, 'web');
    write(path, 'two');
    expect(fingerprint(folder, 'web')).toBe(before);
  });
});

describe('the programs of PostgreSQL', () => {
  const programs = (path: string) => {
    for (const name of ['postgres', 'initdb']) write(join(path, name), '');
    return join(folder, path);
  };

  test('are where POSTGRES_BIN says, or nowhere', () => {
    expect(findPostgres({ POSTGRES_BIN: programs('mine') })).toBe(join(folder, 'mine'));
    expect(findPostgres({ POSTGRES_BIN: join(folder, 'other'), PATH: programs('on-path') })).toBeUndefined();
  });

  test('are else those on the path, found through links, if both are there', () => {
    const real = programs('real/bin');
    write('half/postgres', '');
    mkdirSync(join(folder, 'links'));
    for (const name of ['postgres', 'initdb']) symlinkSync(join(real, name), join(folder, 'links', name));
    const path = [join(folder, 'half'), join(folder, 'links')].join(delimiter);
    expect(findPostgres({ PATH: path })).toBe(realpathSync(real));
  });
});

test('an install says that it compiles once every package is there, not the same number for minutes', () => {
  expect(progressOf(6, 539, 3)).toBe('  … 6 of 539 packages');
  expect(progressOf(539, 539, 41)).toContain('compiling the database');
  expect(progressOf(539, 539, 41)).not.toBe(progressOf(539, 539, 46));
});
