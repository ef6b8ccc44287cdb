#!/usr/bin/env node
// Starts the command from a bundle, which takes a third of the time that compiling the sources one
// by one does. The bundle lies in node_modules/.cache and is made anew whenever a source it was
// made from has changed.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = `${root}node_modules/.cache/defensor/`;
const bundle = `${folder}defensor.mjs`;

/** Whether the bundle is there with all its parts, and every source that its first line lists is as it was. */
function isFresh() {
  try {
    const text = readFileSync(bundle, 'utf8');
    /** @type {{ inputs: [string, number, number][], parts: string[] }} */
    const { inputs, parts } = JSON.parse(text.slice('//'.length, text.indexOf('\n')));
    if (!parts.every((part) => existsSync(folder + part))) return false;
    return inputs.every(([path, mtimeMs, size]) => {
      const now = statSync(root + path);
      return now.mtimeMs === mtimeMs && now.size === size;
    });
  } catch {
    // Not there, or a file of it is gone.
    return false;
  }
}

const url = isFresh() ? pathToFileURL(bundle).href : await (await import('./bundle.js')).makeBundle(root, bundle);
const { main } = await import(url);
await main();
