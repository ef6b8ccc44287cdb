import { defineConfig } from 'vitest/config';

/** The tests that look at the module now changed. */
export default defineConfig({
  test: {
    include: [process.env.MUTATION_TESTS ?? ''],
    exclude: ['**/node_modules/**', '**/game/test/laws/**', '**/laws.test.ts', '**/A35-circular-deposition.test.ts'],
  },
});
