import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Fonts and pictures are small already. */
const COMPRESSIBLE = /\.(css|html|js|json|svg)$/;

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
    plugins: [react(), compressed()],
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
