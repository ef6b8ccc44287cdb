// How every command here begins: with a Node.js that can read the rest. Keep the language plain.
import { readFileSync } from 'node:fs';
import { complaintAboutNode } from './node-version.mjs';

/**
 * Runs `main` of the module that `load` brings, or says which Node.js to get. Loaded only now: an old Node.js could not
 * read it. A `Complaint` is told by its message alone: it says what the person can do.
 *
 * @param {() => Promise<{ main: () => Promise<void> }>} load
 */
export function begin(load) {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const complaint = complaintAboutNode(process.versions.node, manifest.engines.node);
  if (complaint !== undefined) return fail(complaint);
  return load()
    .then((command) => command.main())
    .catch((error) => fail(error.name === 'Complaint' ? error.message : error));
}

/** @param {unknown} what */
function fail(what) {
  console.error(what);
  process.exitCode = 1;
}
