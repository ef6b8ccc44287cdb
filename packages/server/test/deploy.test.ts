import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readConfig, VARIABLES } from '../src/config.ts';
import { NODE_FLAGS } from './served.ts';

const root = new URL('../../../', import.meta.url);
const file = (name: string) => readFileSync(new URL(name, root), 'utf8');
const known = new Set([...VARIABLES.map(({ name }) => name), 'NODE_ENV']);

/** The variables that the image, the nodes of compose.yaml and the unit set for the server. */
function variables(): Record<string, string> {
  const image = [...file('Dockerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.split(' '));
  const node = file('compose.yaml').match(/^ {2}app:\n([\s\S]*?)^ {2}\w/m)?.[1] ?? '';
  const nodes = [
    ...(node.match(/^ {4}environment:\n([\s\S]*?)^ {4}\w/m)?.[1] ?? '').matchAll(/^ {6}([A-Z_]+): (.+)$/gm),
  ];
  const unit = [...file('deploy/defensor.service').matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' '),
  );
  return {
    ...Object.fromEntries([...image, ...unit].map((pair) => pair.split('=') as [string, string])),
    ...Object.fromEntries(nodes.map(([, name = '', value = '']) => [name, value])),
  };
}

describe('the files to put it up with', () => {
  test('set nothing that the server does not know, and what it can read', () => {
    const { NODE_ENV: _, ...set } = variables();
    expect(Object.keys(set).sort()).toEqual(['DATABASE_URL', 'DATA_DIR', 'HOST', 'PORT', 'PUBLIC_URL', 'TRUST_PROXY']);
    expect(Object.keys(set).filter((name) => !known.has(name))).toEqual([]);
    const filled = Object.entries(set).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{\w+:[^}]*\}/g, 'x.example'),
    ]);
    expect(readConfig(Object.fromEntries(filled) as Record<string, string>, '/')).toMatchObject({
      host: '0.0.0.0',
      port: 4454,
      publicOrigin: 'https://x.example',
      trustProxy: ['10.45.44.0/24'],
    });
  });

  test('start what is there, and trust the network that the proxy is in', () => {
    for (const name of ['Dockerfile', 'deploy/defensor.service', 'packages/server/package.json']) {
      const [, flags = '', started] = /--enable-source-maps[", ]+(.+?)[", ]+dist\/(\w+)\.js/.exec(file(name)) ?? [];
      expect(flags.split(/[", ]+/), name).toEqual(NODE_FLAGS);
      expect(existsSync(new URL(`packages/server/src/${started}.ts`, root)), name).toBe(true);
    }
    const compose = file('compose.yaml');
    expect(compose.match(/10\.45\.44\.0\/24/g)).toHaveLength(2);
    expect(existsSync(new URL(compose.match(/\.\/(deploy\/\w+)/)?.[1] ?? 'none', root))).toBe(true);
  });
});
