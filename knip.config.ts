import type { KnipConfig } from 'knip';

/** The packages that a style sheet takes fonts or other sheets from, as imports. */
const importsOfStyleSheet = (text: string) =>
  [...text.matchAll(/(?:url\(|@import\s+)["']([^"')]+)["']/g)].map(([, path]) => `import '${path}';`).join('\n');

export default {
  // Of the system: for the test of a full disk.
  ignoreBinaries: ['mount', 'umount'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: { css: importsOfStyleSheet },
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/commands/*.mjs', 'scripts/testing/counting-reporter.mjs'],
      project: ['*.{ts,mjs}', 'scripts/**/*.{ts,mjs}'],
    },
    'packages/*': {
      // Programs that tests start by their paths, and kill.
      entry: ['src/main.{ts,tsx}', '{bench,prove}/*.ts', 'prove/**/vitest.config.ts', 'test/**/children/*.ts'],
      project: ['**/*.{ts,tsx,js,mjs,css}'],
    },
    'packages/server': {
      entry: ['src/main.ts', '{bench,prove}/*.ts', 'prove/**/vitest.config.ts', 'test/**/children/*.ts'],
      project: ['**/*.ts'],
      // Read as files of data: the fonts of PDFs.
      ignoreDependencies: ['@expo-google-fonts/alegreya'],
    },
    'packages/web': {
      entry: ['src/main.tsx', 'public/{sw,open-game}.js', '{pictures,bench,class}/*.ts'],
      project: ['**/*.{ts,tsx,js,mjs,css}'],
      // Read as files of data: the coast, by map-source/.
      ignoreDependencies: ['world-atlas'],
    },
  },
} satisfies KnipConfig;
