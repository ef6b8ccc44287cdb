import type { RefusalNotes } from '../refusal-notes.ts';

/** The refusals of this area. */
export const judgeRefusals = {
  'unknown-variant': { rule: 'BASE', facts: ['variant'], when: 'there is no built-in map of this id' },
  'papal-see-needed': { rule: 'R5', facts: ['papalSee'], when: 'the papal see must be a centre of the map; name one' },
  'sees-needed': { rule: 'R6', facts: [], when: 'the map has no neutral centre: the Judge must list the sees' },
} satisfies Record<string, RefusalNotes>;
