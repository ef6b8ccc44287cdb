import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** The launcher decides what is in the bundle, so a change of it counts as one of the sources. */
const OWN = ['packages/cli/bin/bundle.js', 'packages/cli/bin/defensor.js'];

/**
 * Bundles the command's sources with Rolldown, which leaves constants constant (esbuild makes variables of them,
 * and the adjudicator then takes twice the time), into the file `to` and returns the address to import. What only some
 * commands need lies in files beside it, loaded when it is asked for. Where nothing can be written (an installation owned by
 * somebody else) the address holds the code itself.
 *
 * @param {string} root the folder of the checkout, with a slash at the end
 * @param {string} to
 * @returns {Promise<string>}
 */
export async function makeBundle(root, to) {
  const startedMs = Date.now();
  const build = await rolldown({ cwd: root, input: 'packages/cli/src/main.ts', platform: 'node' });
  try {
    const { output } = await build.generate({
      format: 'esm',
      entryFileNames: 'defensor.mjs',
      chunkFileNames: '[name]-[hash].mjs',
      // The board game stays in one piece: its constants are constant only within a file.
      codeSplitting: { groups: [{ name: 'board', test: /packages\/diplomacy\// }] },
    });
    const sources = (await build.watchFiles).map((path) => relative(root, path));
    const inputs = [...sources, ...OWN].map((path) => {
      const { mtimeMs, size } = statSync(root + path);
      // A source saved while the bundle was being made may be in it or not: the next start makes it again.
      return [path, mtimeMs < startedMs ? mtimeMs : 0, size];
    });
    const [main, ...parts] = output;
    try {
      mkdirSync(dirname(to), { recursive: true });
      for (const part of parts) if (part.type === 'chunk') put(join(dirname(to), part.fileName), part.code);
      put(to, `//${JSON.stringify({ inputs, parts: parts.map(({ fileName }) => fileName) })}\n${main.code}`);
      return pathToFileURL(to).href;
    } catch {
      return await inOneAddress(build, to);
    }
  } catch (error) {
    return giveUp(error);
  } finally {
    await build.close();
  }
}

/**
 * Writes a file whole or not at all: another start may be reading it.
 *
 * @param {string} path
 * @param {string} code
 */
function put(path, code) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, path);
}

/**
 * @param {import('rolldown').RolldownBuild} build
 * @param {string} to
 */
async function inOneAddress(build, to) {
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  // `require` needs a place to look from; the bundle asks it only for what is built into Node.
  const from = JSON.stringify(pathToFileURL(to).href);
  const code = output[0].code.replaceAll('createRequire(import.meta.url)', `createRequire(${from})`);
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function giveUp(error) {
  process.stderr.write(`defensor: its sources cannot be bundled: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
