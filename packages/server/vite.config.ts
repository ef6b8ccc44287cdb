import { defineConfig } from 'vite';

/** The server in one piece, our packages with it: compiling some 500 sources anew would be most of each start. */
export default defineConfig({
  ssr: { noExternal: [/^@defensor\//] },
  build: {
    ssr: true,
    rollupOptions: {
      input: { main: 'src/main.ts', 'checkpoint-thread': 'src/store/sqlite/checkpoint-thread.mjs' },
      // A thread is started by the name of its file, beside what starts it.
      output: { entryFileNames: ({ name }) => (name === 'main' ? '[name].js' : '[name].mjs') },
    },
    target: 'node20',
    sourcemap: true,
    minify: false,
  },
});
