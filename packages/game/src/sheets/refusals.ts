import type { RefusalNotes } from '../refusal-notes.ts';

/** The refusals of this area. */
export const sheetRefusals = {
  'sheets-out-of-phase': { rule: 'OP', facts: ['phase'], when: 'no sheet can be written or signed in this phase' },
  'signing-not-open': { rule: 'A59', facts: ['phase'], when: 'order sheets are signed from Order Writing on' },
  'no-power-to-order': { rule: 'A59', facts: ['seat'], when: 'a bishop of no team has no sheet to write' },
  'power-out': { rule: 'A61', facts: ['power'], when: 'the power is out of the game' },
  'nothing-to-order': {
    rule: 'BASE',
    facts: ['power', 'phase'],
    when: 'the power has nothing to decide in this phase',
  },
  'no-such-sheet': { rule: 'OP', facts: ['sheet'], when: 'there is no such sheet that this seat may see' },
  'sheet-of-another-power': {
    rule: 'OP.1',
    facts: ['sheet', 'power'],
    when: 'a Ruler or Lord signs only for his own power',
  },
  'sheet-name-taken': { rule: 'A59', facts: ['sheet'], when: 'another sheet of the team has this name' },
  'not-your-draft': { rule: 'A59', facts: ['sheet', 'drafter'], when: 'only its drafter changes a sheet' },
  'not-signed': { rule: 'A59', also: ['A61'], facts: ['sheet', 'seat'], when: 'the seat has not signed this sheet' },
  'court-shows-sheets': { rule: 'A59', facts: ['sheet'], when: 'only a Ruler or Lord of the power shows its sheets' },
  'show-to-bishops-only': {
    rule: 'A59',
    facts: ['seat'],
    when: 'sheets are shown to bishops, to nobody else outside the court',
  },
  'already-shown': { rule: 'A59', facts: ['sheet', 'seat'], when: 'the bishop can see the sheet already' },
  'already-struck': { rule: 'A61', facts: ['sheet', 'seat'], when: 'the signature is struck already' },
  'not-struck': { rule: 'A61', facts: ['sheet', 'seat'], when: 'the signature was not struck' },
  'no-dispute': { rule: 'A60', facts: ['power'], when: 'no Lords’ sheets of this power are in dispute' },
} satisfies Record<string, RefusalNotes>;
