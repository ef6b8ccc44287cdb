import type { RefusalNotes } from '../refusal-notes.ts';

/** The refusals of this area. */
export const turnRefusals = {
  'publish-ends-resolution': { rule: 'JD.5', facts: [], when: 'Order Resolution ends when its results are published' },
  'nothing-to-publish': {
    rule: 'JD.5',
    facts: ['phase'],
    when: 'there is nothing to publish outside Order Resolution',
  },
  'docket-open': { rule: 'JD.4', facts: ['waitsFor'], when: 'something still waits for the Judge’s ruling' },
  'not-due': { rule: 'JD.2', facts: [], sometimes: ['deadline'], when: 'the time of the phase is not up' },
  'clock-paused': { rule: 'JD.2', facts: ['leftMs'], when: 'the clock is stopped' },
  'clock-runs': { rule: 'JD.2', facts: [], when: 'the clock is not stopped' },
  'no-deadline': { rule: 'JD.2', facts: [], when: 'the phase has no deadline: it is closed by hand' },
  'deadline-in-the-past': { rule: 'JD.2', facts: ['deadline'], when: 'a deadline must lie ahead' },
  'no-timetable': { rule: 'JD.2', facts: [], when: 'the game has no timetable' },
  'timetable-unsorted': { rule: 'JD.2', facts: [], when: 'the zone’s offsets must follow each other in time' },
  'no-lesson': { rule: 'JD.2', facts: [], when: 'the timetable has no lesson ahead' },
  'not-waited-for': { rule: 'JD.2', facts: ['phase'], when: 'this phase does not wait for players' },
  'ready-already': { rule: 'JD.2', facts: ['seat'], when: 'the seat has said so already' },
  'not-ready': { rule: 'JD.2', facts: ['seat'], when: 'the seat had not said that it was ready' },
  'rulers-draw': {
    rule: 'A64',
    facts: ['seat'],
    when: 'a power’s Ruler, or who acts for him, speaks for it about a draw',
  },
  'draw-proposed-already': { rule: 'A64', facts: ['by'], when: 'another draw is proposed' },
  'draw-with-stranger': { rule: 'A64', facts: ['power'], when: 'a power named is not in the game' },
  'draw-out-of-communion': {
    rule: 'A64',
    facts: ['power'],
    when: 'in this game only powers in communion share a draw',
  },
  'no-draw-proposed': { rule: 'A64', facts: [], when: 'no draw is proposed' },
  'draw-answered': { rule: 'A64', facts: ['power', 'answer'], when: 'the power has answered so already' },
  'turn-is-over': { rule: 'A80', facts: ['turn'], when: 'that turn is over' },
} satisfies Record<string, RefusalNotes>;
