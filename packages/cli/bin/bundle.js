import { mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The launcher decides what is in the bundle, so a change of it counts as one of the sources. */
const OWN = ['packages/cli/bin/bundle.js', 'packages/cli/bin/defensor.js'];

/** CommonJS packages in the bundle call `require` for Node's own modules. */
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/**
 * Bundles the command's sources into the file `to` and returns the address to import. Where the
 * file cannot be written (an installation owned by somebody else) the address holds the code itself.
 *
 * @param {string} root the folder of the checkout, with a slash at the end
 * @param {string} to
 * @returns {Promise<string>}
 */
export async function makeBundle(root, to) {
  const startedMs = Date.now();
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['packages/cli/src/main.ts'],
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: REQUIRE },
    metafile: true,
    write: false,
  }).catch(() => process.exit(1)); // What does not compile has been told to standard error.
  const inputs = [...Object.keys(metafile.inputs), ...OWN].map((path) => {
    const { mtimeMs, size } = statSync(root + path);
    // A source saved while the bundle was being made may be in it or not: the next start makes it again.
    return [path, mtimeMs < startedMs ? mtimeMs : 0, size];
  });
  const code = `//${JSON.stringify({ inputs })}\n${outputFiles[0]?.text}`;
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
