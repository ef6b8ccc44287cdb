import { build, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The first test that notices a change is enough, and laws of random boards take longest: they come last. */
class LawsLast extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLaw = ({ moduleId }: TestSpecification) => Number(moduleId.includes('/laws/'));
    return Promise.resolve(files.toSorted((one, other) => isLaw(one) - isLaw(other)));
  }
}

/** A package in one piece: module by module, loading it for every change would take longer than the tests. */
const inOnePiece: Plugin = {
  name: 'in-one-piece',
  enforce: 'pre',
  async load(id) {
    if (!/\/packages\/\w+\/src\/index\.ts$/.test(id)) return undefined;
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: { ssr: id, write: false, minify: false, target: 'esnext' },
    });
    const pieces = [built].flat() as { readonly output: readonly { readonly code: string }[] }[];
    return { code: pieces[0]?.output[0]?.code ?? '', map: { mappings: '' } };
  },
};

/** The tests that look at the modules now changed. All share one load of the modules. */
export default defineConfig({
  plugins: [inOnePiece],
  test: {
    include: [process.env.MUTATION_TESTS ?? ''],
    exclude: ['**/node_modules/**', '**/game/test/laws/**', '**/laws.test.ts', '**/A35-circular-deposition.test.ts'],
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: LawsLast },
  },
});
