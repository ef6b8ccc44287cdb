import type { RefusalNotes } from '../refusal-notes.ts';

/** The refusals of this area. */
export const turnRefusals = {
  'publish-ends-resolution': { rule: 'JD.5', facts: [], when: 'Order Resolution ends when its results are published' },
  'nothing-to-publish': { rule: 'JD.5', facts: ['phase'], when: 'there is nothing to publish outside Order Resolution' },
  'docket-open': { rule: 'JD.4', facts: ['waitsFor'], when: 'something still waits for the Judge’s ruling' },
} satisfies Record<string, RefusalNotes>;
