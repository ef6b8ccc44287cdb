import { defineConfig } from 'vite';

/** The server in one piece, our packages with it: compiling some 500 sources anew would be most of each start. */
export default defineConfig({
  ssr: { noExternal: [/^@defensor\//] },
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
});
