import type { RefusalNotes } from '../refusal-notes.ts';

/** The refusals of this area. */
export const seatRefusals = {
  'addendum-off': { rule: 'RP', facts: [], when: 'the Papacy Rules are off in this game' },
  'cast-unknown-power': { rule: 'RP', facts: ['power'], when: 'the cast names a power that the map does not have' },
  'cast-too-many-bishops': { rule: 'RP', facts: ['bishops', 'sees'], when: 'more bishops are asked for than there are sees' },
  'cast-without-pope': { rule: 'R7', facts: ['papalSee'], when: 'no bishop is ordained to the papal see' },
  'not-a-see': { rule: 'R7', facts: ['see'], when: 'a bishop can only be ordained to a land of the map' },
  'not-a-lord': { rule: 'A62', facts: ['seat'], when: 'only a Lord can act for his Ruler' },
  'title-of-another-class': { rule: 'RP', facts: ['seat', 'title'], when: 'a title belongs to seats of another kind' },
  'person-has-a-seat': { rule: 'A58', facts: ['seat', 'other'], when: 'this person sits in another seat already' },
} satisfies Record<string, RefusalNotes>;
