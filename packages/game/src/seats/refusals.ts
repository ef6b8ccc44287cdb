import type { RefusalNotes } from '../refusal-notes.ts';

/** The refusals of this area. */
export const seatRefusals = {
  'cast-unknown-power': {
    rule: 'RP',
    facts: [],
    sometimes: ['power'],
    when: 'the cast names a power that the map does not have',
  },
  'cast-too-many-bishops': {
    rule: 'RP',
    facts: ['bishops', 'sees'],
    when: 'more bishops are asked for than there are sees',
  },
  'cast-without-pope': { rule: 'R7', facts: ['papalSee'], when: 'no bishop is ordained to the papal see' },
  'not-a-see': {
    rule: 'R7',
    also: ['JD.6', 'R9'],
    facts: [],
    sometimes: ['see'],
    when: 'a bishop can only be ordained to a land of the map',
  },
  'not-a-lord': { rule: 'A62', facts: ['seat'], when: 'only a Lord can act for his Ruler' },
  'title-of-another-class': { rule: 'RP', facts: ['seat', 'title'], when: 'a title belongs to seats of another kind' },
  'person-has-a-seat': { rule: 'A58', facts: ['seat', 'other'], when: 'this person sits in another seat already' },
  'person-sits-there': { rule: 'RP', facts: ['seat'], when: 'this person sits in this seat already' },
  'seat-stays': {
    rule: 'RP',
    facts: ['seat'],
    when: 'a Ruler’s, the Judge’s, or an office-holder’s seat cannot be taken away',
  },
  'seats-differ': { rule: 'RP', facts: ['from', 'into'], when: 'only two seats of the same kind and power become one' },
  'see-filled': { rule: 'R9', facts: ['see', 'seat'], when: 'a bishop of this see sits already' },
  'not-suspended': { rule: 'JD.8', facts: ['seat'], when: 'the seat is not suspended' },
} satisfies Record<string, RefusalNotes>;
