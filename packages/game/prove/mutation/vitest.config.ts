import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The first test that notices a change is enough, and laws of random boards take longest: they come last. */
class LawsLast extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLaw = ({ moduleId }: TestSpecification) => Number(moduleId.includes('/laws/'));
    return Promise.resolve(files.toSorted((one, other) => isLaw(one) - isLaw(other)));
  }
}

/** The tests that look at the modules now changed. All share one load of the modules, which would take longest else. */
export default defineConfig({
  test: {
    include: [process.env.MUTATION_TESTS ?? ''],
    exclude: ['**/node_modules/**', '**/game/test/laws/**', '**/laws.test.ts', '**/A35-circular-deposition.test.ts'],
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: LawsLast },
  },
});
