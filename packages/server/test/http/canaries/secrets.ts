/** A secret: who makes it, how, and who may know it while it is one. */
export interface Secret {
  /** What gives it away wherever it stands: a text of its own, or the words of an order, a ballot, a packet. */
  readonly canary: string;
  readonly of: string;
  readonly commands: readonly object[];
  readonly readers: readonly string[];
  /** After the Judge closed the phase of talk. */
  readonly later?: true;
}

/** Who looks, besides the Judge and somebody who is not signed in. */
export const LOOKERS = ['R-SPA', 'L-SPA', 'R-FRA', 'L-FRA', 'R-VEN', 'B-ROM', 'B-SWI', 'B-EDI', 'OBS1', 'projector'];

/** The person in a seat, whom nobody else is told of. */
export const SEATED = { 'R-VEN': 'canary-person' };

export const SECRETS: readonly Secret[] = [
  { canary: 'canary-person', of: 'JD', commands: [], readers: ['R-VEN', 'JD'] },
  {
    canary: 'canary-letter',
    of: 'R-SPA',
    commands: [{ do: 'sendLetter', letter: 'l1', to: ['R-FRA'], text: 'canary-letter' }],
    readers: ['R-SPA', 'R-FRA', 'JD'],
  },
  { canary: 'canary-note', of: 'R-SPA', commands: [{ do: 'writeNote', text: 'canary-note' }], readers: ['R-SPA'] },
  {
    canary: 'canary-journal',
    of: 'R-SPA',
    commands: [{ do: 'writeJournal', text: 'canary-journal' }],
    readers: ['R-SPA'],
  },
  {
    canary: 'canary-decree',
    of: 'B-SWI',
    commands: [{ do: 'openDecree', decree: 'd1', text: 'canary-decree' }],
    readers: ['B-SWI', 'JD'],
  },
  {
    canary: 'canary-hidden',
    of: 'R-FRA',
    commands: [{ do: 'makeStatement', letter: 'hidden-1', text: 'canary-hidden' }],
    readers: ['JD'],
  },
  {
    canary: 'canary-reason',
    of: 'JD',
    commands: [
      { do: 'hideLetter', letter: 'hidden-1', reason: 'It is no statement.' },
      // A council, so that ballots are cast; why it sits the Judge keeps to himself.
      { do: 'overrideCouncil', until: 'F1454', reason: 'canary-reason', publicly: false },
    ],
    readers: ['JD'],
  },
  {
    canary: 'canary-orders',
    of: 'R-SPA',
    later: true,
    commands: [
      { do: 'draftSheet', sheet: 's1', text: 'F Nap - Ion\ncanary-orders' },
      { do: 'signSheet', sheet: 's1' },
    ],
    readers: ['R-SPA', 'L-SPA', 'JD'],
  },
  // What the sheet orders, apart from its text.
  { canary: '"ION"', of: 'R-SPA', later: true, commands: [], readers: ['R-SPA', 'L-SPA', 'JD'] },
  {
    canary: '"candidate":"B-SWI"',
    of: 'B-EDI',
    later: true,
    commands: [{ do: 'castBallot', candidate: 'B-SWI' }],
    readers: ['B-EDI', 'JD'],
  },
  {
    canary: 'canary-bull',
    of: 'B-ROM',
    later: true,
    commands: [{ do: 'sealBulls', lines: [{ excommunicate: 'R-VEN' }], preamble: 'canary-bull' }],
    readers: ['B-ROM', 'JD'],
  },
];

/** What everybody tries besides: their refusals tell nothing either. */
export const PROBES: readonly object[] = [
  { do: 'signSheet', sheet: 'SPA:s1' },
  { do: 'signSheet', sheet: 's1' },
  { do: 'reportLetter', letter: 'l1' },
  { do: 'circulateDecree', decree: 'd1', to: ['B-ROM'] },
  { do: 'signDecree', decree: 'd1' },
  { do: 'castBallot', candidate: 'R-SPA' },
  { do: 'unsealBulls' },
  { do: 'withdrawBallot', expectedPhase: 'retreats' },
];
