import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** The launcher decides what is in the bundle, so a change of it counts as one of the sources. */
const OWN = ['packages/cli/bin/bundle.js', 'packages/cli/bin/defensor.js'];

/**
 * Bundles the command's sources with Rolldown, which leaves constants constant (esbuild makes variables of them,
 * and the adjudicator then takes twice the time), into the file `to` and returns the address to import. Where the
 * file cannot be written (an installation owned by somebody else) the address holds the code itself.
 *
 * @param {string} root the folder of the checkout, with a slash at the end
 * @param {string} to
 * @returns {Promise<string>}
 */
export async function makeBundle(root, to) {
  const startedMs = Date.now();
  const build = await rolldown({ cwd: root, input: 'packages/cli/src/main.ts', platform: 'node' });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false }).catch(giveUp);
  const sources = (await build.watchFiles).map((path) => relative(root, path));
  const inputs = [...sources, ...OWN].map((path) => {
    const { mtimeMs, size } = statSync(root + path);
    // A source saved while the bundle was being made may be in it or not: the next start makes it again.
    return [path, mtimeMs < startedMs ? mtimeMs : 0, size];
  });
  await build.close();
  const code = `//${JSON.stringify({ inputs })}\n${output[0].code}`;
  try {
    mkdirSync(dirname(to), { recursive: true });
    const draft = `${to}.${process.pid}`;
    writeFileSync(draft, code);
    renameSync(draft, to);
    return pathToFileURL(to).href;
  } catch {
    // `require` needs a place to look from; the bundle asks it only for what is built into Node.
    const asked = code.replace(
      'createRequire(import.meta.url)',
      `createRequire(${JSON.stringify(pathToFileURL(to).href)})`,
    );
    return `data:text/javascript;base64,${Buffer.from(asked).toString('base64')}`;
  }
}

/**
 * @param {unknown} error
 * @returns {never}
 */
function giveUp(error) {
  process.stderr.write(`defensor: its sources cannot be bundled: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
