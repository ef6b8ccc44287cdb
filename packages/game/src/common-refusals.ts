import type { RefusalNotes } from './refusal-notes.ts';

/** The refusals that any command may meet before its own rules are looked at. */
export const commonRefusals = {
  'no-game': { rule: 'BASE', facts: [], when: 'there is no game yet' },
  'game-exists': { rule: 'BASE', facts: [], when: 'the game was created already' },
  'duplicate-command': { rule: 'BASE', facts: ['id'], when: 'a command with this id was carried out already' },
  'unknown-seat': {
    rule: 'RP',
    also: ['JD.6', 'R1', 'R13', 'R16'],
    facts: ['seat'],
    sometimes: ['line'],
    when: 'the game has no such seat',
  },
  'judge-only': { rule: 'JD', facts: ['command'], when: 'only the Judge may do this' },
  'clock-only': { rule: 'JD.2', facts: ['command'], when: 'only the clock or the Judge may do this' },
  'seat-needed': { rule: 'A70', facts: ['command'], when: 'the Judge must name the seat that he enters this for' },
  'not-on-behalf': {
    rule: 'A70',
    facts: ['command'],
    when: 'only the Judge enters something on behalf of a seat, and not everything',
  },
  'observers-watch': { rule: 'RP', facts: [], when: 'an observer may look, not act' },
  'seat-suspended': { rule: 'JD.8', facts: ['seat'], when: 'the Judge has suspended this seat' },
  'seat-empty': { rule: 'A51', facts: ['seat'], when: 'the Judge has declared this seat empty' },
  'game-over': { rule: 'R18', facts: ['ending'], when: 'the game is over' },
  'phase-moved-on': { rule: 'OP', facts: ['expected', 'phase'], when: 'the phase that the sender saw is over' },
  'deadline-passed': { rule: 'JD.2', facts: ['deadline'], when: 'the time for this phase has run out' },
  'addendum-off': { rule: 'R1', also: ['RP'], facts: [], when: 'this game is played without the Papacy Rules' },
  'already-signed': {
    rule: 'R14',
    also: ['A59'],
    facts: [],
    sometimes: ['decree', 'sheet', 'seat'],
    when: 'the seat has signed this decree, or this sheet, already',
  },
  'late-needs-reason': {
    rule: 'R12',
    also: ['S040'],
    facts: [],
    sometimes: ['phase'],
    when: 'the Judge must say why he admits a document after the close',
  },
  'no-unit-there': {
    rule: 'BASE',
    also: ['A67'],
    facts: [],
    sometimes: ['province', 'at', 'type', 'line'],
    when: 'no unit stands in the province named',
  },
  'unknown-power': { rule: 'BASE', also: ['R8', 'JD.6'], facts: ['power'], when: 'the map has no such power' },
} satisfies Record<string, RefusalNotes>;
