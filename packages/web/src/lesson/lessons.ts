import { JUDGE } from '@defensor/game';
import type { Act } from './private-game.ts';

export type Role = 'ruler' | 'bishop' | 'pope';
export const ROLES: readonly Role[] = ['ruler', 'bishop', 'pope'];

/** A step of a lesson: what was done by others before it, and what each choice does, in the order of its words. */
export interface Step {
  readonly before: readonly Act[];
  readonly choices: readonly (readonly Act[])[];
}

const CLOSE: Act = { as: JUDGE, do: 'closePhase' };
const PUBLISH: Act = { as: JUDGE, do: 'publish' };
const letter = (as: string, to: string, text: string, more = {}): Act => ({
  ...{ as, do: 'sendLetter', to: [to], text },
  ...more,
});
const BULL = { lines: [{ excommunicate: 'R-SPA' }] };

/** The lessons' acts. Their words are in the catalogue, choice by choice. */
export const LESSONS: Readonly<Record<Role, readonly Step[]>> = {
  ruler: [
    {
      before: [],
      choices: [[letter('R-SPA', 'R-VEN', 'Rome by Fall?')], [{ as: 'R-SPA', do: 'writeNote', text: 'Silence.' }]],
    },
    {
      before: [CLOSE],
      choices: [
        [
          { as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'F Nap - Pap\nDepose the Pope' },
          { as: 'R-SPA', do: 'signSheet', sheet: 's1' },
        ],
        [letter('R-SPA', 'R-VEN', 'Now?')],
      ],
    },
    { before: [CLOSE], choices: [[PUBLISH]] },
  ],
  bishop: [
    {
      before: [{ as: JUDGE, do: 'overrideBan', seat: 'B-DEN', banned: true, reason: 'For the lesson.' }],
      choices: [
        [letter('B-DEN', 'B-SWE', 'Sign with me.')],
        [letter('B-DEN', 'B-SWE', 'Sign with me.', { confirm: true })],
      ],
    },
    { before: [], choices: [[{ as: 'B-DEN', do: 'declareAffiliation', power: 'ENGLAND' }]] },
    {
      before: [],
      choices: [
        [
          { as: 'B-DEN', do: 'openDecree', decree: 'd1', text: 'Hear why Denmark was cut off.' },
          { as: 'B-DEN', do: 'signDecree', decree: 'd1' },
        ],
        [{ as: 'B-DEN', do: 'castBallot', candidate: 'B-SWE' }],
      ],
    },
  ],
  pope: [
    {
      before: [],
      choices: [
        [{ as: 'B-ROM', do: 'draftBulls', ...BULL }],
        [{ as: 'B-ROM', do: 'draftBulls', lines: [{ excommunicate: JUDGE }] }],
      ],
    },
    { before: [CLOSE], choices: [[{ as: 'B-ROM', do: 'sealBulls', ...BULL }]] },
    { before: [CLOSE], choices: [[PUBLISH]] },
  ],
};
