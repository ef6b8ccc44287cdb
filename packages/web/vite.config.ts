import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Fonts and pictures are small already. */
const COMPRESSIBLE = /\.(css|html|js|json|svg)$/;

/** Not needed to open a page without a line: those of an installed app, and the browser asks for them itself. */
const NOT_KEPT = /\.png$|^(?:sw\.js|manifest\.webmanifest)$/;

/**
 * `play.html`, the same page for the addresses of a game: it names beforehand what the open board needs, which the browser
 * else learns of one after the other, and begins to ask for the game at once (`open-game.js`).
 */
function playPage(): Plugin {
  let folder = '';
  return {
    name: 'play-page',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle() {
      const assets = readdirSync(join(folder, 'assets'));
      const named = (pattern: RegExp) => assets.filter((file) => pattern.test(file));
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      const scripts = new Set<string>();
      const withImports = (file: string) => {
        if (scripts.has(file)) return;
        scripts.add(file);
        const text = readFileSync(join(folder, 'assets', file), 'utf8');
        for (const [, name = ''] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) withImports(name);
      };
      for (const file of named(/^seat-page-[\w-]{8}\.js$/)) withImports(file);
      const links = [
        '<script src="/open-game.js" async></script>',
        ...[...scripts]
          .filter((file) => !page.includes(file))
          .map((file) => `<link rel="modulepreload" crossorigin href="/assets/${file}">`),
        ...named(/^board-[\w-]{8}\.json$/).map(
          (file) => `<link rel="preload" as="fetch" crossorigin href="/assets/${file}">`,
        ),
      ];
      writeFileSync(join(folder, 'play.html'), page.replace('</head>', `  ${links.join('\n    ')}\n  </head>`));
    },
  };
}

/** Tells the service worker which files there are, and a version that is another when any of them is. */
function keptOffline(): Plugin {
  let folder = '';
  return {
    name: 'kept-offline',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle() {
      const hash = createHash('sha256');
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
        .filter((file) => !NOT_KEPT.test(file))
        .sort();
      for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
      const worker = join(folder, 'sw.js');
      const text = readFileSync(worker, 'utf8')
        .replace('__FILES__', files.map((file) => `/${file}`).join(' '))
        .replace('__VERSION__', hash.digest('hex').slice(0, 12));
      writeFileSync(worker, text);
    },
  };
}

/** Tells `first.js` where the words of each language are, so that they come with the first scripts. */
function wordsAhead(): Plugin {
  return {
    name: 'words-ahead',
    apply: 'build',
    transformIndexHtml(html, { bundle = {} }) {
      const addressOf = (module: string) => {
        const chunk = Object.values(bundle).find(
          (one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(module) === true,
        );
        if (chunk === undefined) throw new Error(`no script begins with ${module}`);
        return `/${chunk.fileName}`;
      };
      const wordsOf = (language: string) =>
        [`/web/src/words/${language}.ts`, `/api/src/${language}/game.ts`].map(addressOf).join(' ');
      const script = '<script src="/first.js"';
      return html.replace(script, `${script} data-en="${wordsOf('english')}" data-fr="${wordsOf('french')}"`);
    },
  };
}

/** Lays a Brotli and a gzip copy beside each file of text, for the server to send. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSIBLE.test(name)) continue;
        const file = join(folder, name);
        const text = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(text));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}

const NO_TRANSITION = fileURLToPath(new URL('src/map/view/no-transition.ts', import.meta.url));

export default defineConfig(({ command }) => {
  // A build is for use, also where a test runner asks for it: React's development build is half as large again.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return {
    plugins: [react(), playPage(), wordsAhead(), keptOffline(), compressed()],
    resolve: {
      // A seventh of the scripts of the map, and never used; that module says why.
      alias: { 'd3-transition': NO_TRANSITION, 'd3-interpolate': NO_TRANSITION },
    },
    build: {
      target: 'es2022',
      // The server's policy allows no data: fonts and no inline scripts.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
});
