import { COMMANDS, type Command, type Game, play, type RefusalCode, type SeatId, seatsOf } from '@defensor/game';
import type { Cast } from '../../src/index.ts';

const ports = { hash: (text: string) => `h${text.length}` };

/** The default game as it begins, before anybody has done anything. */
export function newGame(fields: Readonly<Record<string, unknown>> = {}): Game {
  const command = { id: 'c1', at: 0, as: 'JD' as SeatId, do: 'createGame', body: COMMANDS.createGame.parse(fields) };
  const { game } = play(undefined, command as Command, ports);
  if (game === undefined) throw new Error('The game was not created');
  return game;
}

export function castOf(game: Game): Cast {
  return { variant: game.variant, seats: seatsOf(game.state) };
}

/** A value for every fact that a refusal can carry, by the fact's name. */
export const SAMPLE_FACTS: Readonly<Record<string, unknown>> = {
  answer: 'yes',
  at: 'NAP',
  bishops: 20,
  by: 'FRANCE',
  candidate: 'B-DEN',
  cause: 'deposition',
  centre: 'APU',
  code: 'ban-other-team',
  command: 'publish',
  count: 3,
  deadline: Date.UTC(2026, 2, 2, 9, 45),
  decree: 'd1',
  drafter: 'L-SPA',
  ending: 'victory',
  expected: 'orderWriting',
  faults: [{ path: 'provinces.0', code: 'missing-field' }],
  finding: 't1',
  from: 'L-FRA',
  group: 'g1',
  id: 'c7',
  into: 'R-FRA',
  leftMs: 120_000,
  letter: 'l1',
  line: 2,
  location: 'SPA/SC',
  option: 'romeAtStart',
  other: 'B-HOL',
  pact: 'p1',
  papalSee: 'ROM',
  phase: 'diplomacy',
  power: 'SPAIN',
  province: 'NAP',
  room: 'team',
  rule: 'R1',
  seat: 'R-SPA',
  seats: ['R-FRA', 'L-VEN'],
  see: 'SWI',
  sees: 13,
  sheet: 's1',
  since: 'F1454',
  stands: 'A',
  statement: 'c1',
  status: 'lapsed',
  team: 'FRANCE',
  title: 'Duke',
  towards: ['R-VEN'],
  turn: 'F1454',
  type: 'F',
  unit: 'u99',
  unitAt: 'ROM',
  unitType: 'F',
  variant: 'colonial',
  waitsFor: ['testimony:t1', 'sheet:SPAIN'],
};

/** Where a code is about somebody, or something, of another kind. */
const OF_CODE: { readonly [Code in RefusalCode]?: Readonly<Record<string, unknown>> } = {
  'acceptance-not-rulers': { seat: 'L-FRA' },
  'already-accepted': { seat: 'B-SWI' },
  'already-shown': { seat: 'B-ROM' },
  'ban-out-of-reach': { seat: 'JD' },
  'candidate-not-bishop': { candidate: 'R-HRE' },
  'candidate-of-other-see': { candidate: 'B-ROM' },
  'crown-out-of-reach': { seat: 'JD' },
  'late-needs-reason': { phase: 'orderResolution' },
  'nothing-to-order': { phase: 'retreats' },
  'no-team-to-punish': { seat: 'B-TUN' },
  'declared-unasked': { seat: 'B-DEN' },
  'not-a-lord': { seat: 'B-SWI' },
  'not-a-player': { seat: 'JD' },
  'not-bishops': { seats: ['R-FRA'] },
  'not-declared': { seat: 'B-SWI' },
  'see-filled': { seat: 'B-SWI' },
  'see-taken': { seat: 'B-SWI' },
  'seats-differ': { from: 'L-FRA', into: 'R-SPA' },
  'sheets-out-of-phase': { phase: 'orderResolution' },
  'talk-out-of-phase': { phase: 'orderWriting' },
  'testimony-out-of-phase': { phase: 'retreats' },
  'unknown-power': { power: 'BURGUNDY' },
  'unknown-seat': { seat: 'R-BUR' },
  'cast-unknown-power': { power: 'BURGUNDY' },
};

/** Sample facts of these names, as the refusal of that code may carry them. */
export function sampleFacts(names: readonly string[], code?: RefusalCode): Readonly<Record<string, unknown>> {
  const samples = { ...SAMPLE_FACTS, ...(code === undefined ? {} : OF_CODE[code]) };
  return Object.fromEntries(
    names.map((name) => {
      if (!Object.hasOwn(samples, name)) throw new Error(`There is no sample of the fact “${name}”`);
      return [name, samples[name]];
    }),
  );
}
