import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that people receive with Defensor, as installed here. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** As its package.json says it: `'MIT'`. */
  readonly licence: string;
  /** The licence files it brings, one after the other; '' when it brings none. */
  readonly text: string;
}

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly devOptional?: boolean;
}

/**
 * What is needed to run, and what is built into the web client though it is needed only to build it. Binaries for one
 * platform are left out: the package that chooses among them stands for them.
 */
export function shippedPackages(root: string): Shipped[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const shipped = new Map<string, Shipped>();
  for (const [path, locked] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/').at(-1) ?? '';
    if (!path.includes('node_modules/') || locked.link || locked.optional || locked.devOptional) continue;
    if (locked.dev && !isBuiltIn(name)) continue;
    const version = locked.version ?? '';
    const licence = locked.license ?? 'see its text';
    shipped.set(`${name} ${version}`, { name, version, licence, text: licenceText(join(root, path)) });
  }
  return [...shipped.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Fonts and map data become part of the web client's files. */
function isBuiltIn(name: string): boolean {
  return name.startsWith('@fontsource/') || name === 'world-atlas';
}

function licenceText(folder: string): string {
  if (!existsSync(folder)) throw new Error(`${folder} is not installed: run npm ci first`);
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  return files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n');
}
