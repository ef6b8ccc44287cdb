#!/usr/bin/env node
// Starts the command from one bundled file, which takes a third of the time that compiling the
// sources one by one does. The bundle lies in node_modules/.cache and is made anew whenever a
// source it was made from has changed.
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bundle = `${root}node_modules/.cache/defensor/defensor.mjs`;

/** Whether the bundle is there, and every source that its first line lists is as it was. */
function isFresh() {
  try {
    const text = readFileSync(bundle, 'utf8');
    /** @type {{ inputs: [string, number, number][] }} */
    const { inputs } = JSON.parse(text.slice('//'.length, text.indexOf('\n')));
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
