import type { RefusalNotes } from '../refusal-notes.ts';

/** The refusals of this area. */
export const judgeRefusals = {
  'unknown-variant': { rule: 'BASE', facts: ['variant'], when: 'there is no built-in map of this id' },
  'map-has-faults': { rule: 'BASE', facts: ['count', 'faults'], when: 'the map file has faults' },
  'papal-see-needed': { rule: 'R5', facts: ['papalSee'], when: 'the papal see must be a centre of the map; name one' },
  'sees-needed': { rule: 'R6', facts: [], when: 'the map has no neutral centre: the Judge must list the sees' },
  'nothing-to-undo': { rule: 'JD.7', facts: [], when: 'there is no earlier act or phase to go back to' },
  'nothing-to-redo': { rule: 'JD.7', facts: [], when: 'nothing was undone, or something else has been done since' },
  'cannot-stand-there': { rule: 'BASE', facts: ['type', 'location'], when: 'such a unit cannot stand there' },
  'two-units-in-one-province': { rule: 'BASE', facts: ['province'], when: 'only one unit stands in a province' },
  'not-a-centre': { rule: 'BASE', facts: ['centre'], when: 'only centres are owned' },
  'no-winter-in-spring': { rule: 'BASE', facts: ['turn'], when: 'units are built and removed after Fall turns only' },
  'options-unchanged': { rule: 'JD.6', facts: [], when: 'the options are as asked already' },
  'option-fixed': { rule: '§6', facts: ['option'], when: 'the option is settled when the game begins' },
  'turn-not-played': { rule: 'PG', facts: ['turn'], when: 'the game has not come to that turn' },
} satisfies Record<string, RefusalNotes>;
