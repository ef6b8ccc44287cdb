/**
 * npm run bench: how long a turn takes to resolve, a command on a long game to decide and apply, and a
 * log to replay, beside the goals. `--turns N` changes how long the long game is.
 */
import { parseArgs } from 'node:util';
import { RENAISSANCE } from '@defensor/diplomacy';
import {
  type Command,
  type Game,
  type LoggedEvent,
  play,
  replay,
  resolve,
  seatsOf,
  type ViewerName,
  view,
} from '../src/index.ts';
import { bishopsOf, signSheets } from '../test/bots/class.ts';
import { dice as thrown } from '../test/bots/dice.ts';
import { commandOf, given, type Line, ports, type Table } from '../test/kit.ts';

const { values } = parseArgs({ options: { turns: { type: 'string', default: '60' } } });

const GOALS_MS = { resolve: 2, command: 0.1, replay: 50, view: 2 };
const REPLAYED = 1_000;

/** A class of 27 that plays so many turns: sheets by every Ruler, some letters, ballots and bulls each turn. */
function longGame(turns: number): Table {
  const dice = thrown(7);
  // Nobody wins: all the centres there are would be needed.
  const variant = { ...RENAISSANCE.data, victoryCentres: RENAISSANCE.supplyCentres.length };
  const table = given({ variant });
  const last = table.state.turn.year + turns / 2;
  while (table.state.turn.year < last && table.state.phase !== 'ended') {
    const { phase } = table.state;
    if (phase === 'diplomacy')
      for (let letters = 0; letters < 6; letters += 1) table.play(letter(table, dice.below(7)));
    if (phase === 'orderWriting') {
      table.play({ as: 'B-ROM', do: 'sealBulls', lines: [{ excommunicate: `R-${seatCode(table, dice.below(7))}` }] });
      for (const { id } of bishopsOf(table.game)) table.play({ as: id, do: 'castBallot', candidate: 'B-DEN' });
    }
    signSheets(table, dice, (line) => table.play(line));
    table.next();
  }
  return table;
}

const seatCode = (table: Table, index: number) => table.game.variant.powers[index % 7]?.seatCode as string;

const letter = (table: Table, index: number): Line => ({
  as: `R-${seatCode(table, index)}`,
  do: 'sendLetter',
  to: [`R-${seatCode(table, index + 1)}`],
  text: 'What do you say to Burgundy?',
  confirm: true,
});

/** A turn of 27 seats with everything in it: sheets of all, two findings with namings, bans, a line to depose, ballots of a council. */
function busyTurn(): Game {
  const table = given();
  const dice = thrown(3);
  const judge = (line: Omit<Line, 'as'>) => table.run({ ...line, as: 'JD' } as Line);
  for (const seat of ['R-SPA', 'R-FRA'])
    judge({ do: 'overrideBan', seat, banned: true, since: 'S1454', issuer: 'B-ROM', reason: 'r' });
  judge({ do: 'overrideCouncil', until: 'F1455', reason: 'r' });
  table.until('orderWriting', 'F1454');
  signSheets(
    table,
    dice,
    (line) => table.run(line),
    () => ['Depose the Pope'],
  );
  for (const [finding, accused] of [
    ['t1', 'R-SPA'],
    ['t2', 'R-FRA'],
  ] as const) {
    table.run({ as: 'B-ROM', do: 'fileTestimony', finding, accused, offenceTurn: 'F1454', testimony: 'He spoke.' });
  }
  const lines = [{ excommunicate: 'R-VEN' }, { name: 'F Nap', finding: 't1' }, { name: 'A Mar', finding: 't2' }];
  table.run({ as: 'B-ROM', do: 'sealBulls', lines });
  for (const { id } of bishopsOf(table.game)) table.run({ as: id, do: 'castBallot', candidate: 'B-SWI' });
  table.until('orderResolution');
  for (const finding of ['t1', 't2']) judge({ do: 'ruleTestimony', finding, ruling: 'proven' });
  return table.game;
}

/** How long one of many calls takes, in milliseconds. Other work on the machine only ever makes it slower. */
interface Timed {
  /** What a tenth of the samples stay below: the machine left them alone. */
  readonly quietMs: number;
  readonly medianMs: number;
}

/** Times `samples` batches of calls, warmed up. */
function timed(samples: number, batch: number, work: () => void): Timed {
  for (let warm = 0; warm < (samples * batch) / 4; warm += 1) work();
  const times = Array.from({ length: samples }, () => {
    const start = performance.now();
    for (let i = 0; i < batch; i += 1) work();
    return (performance.now() - start) / batch;
  }).sort((a, b) => a - b);
  return { quietMs: times[Math.floor(samples / 10)] as number, medianMs: times[samples >> 1] as number };
}

function report(what: string, { quietMs, medianMs }: Timed, goalMs: number): void {
  const told = (ms: number) => (goalMs < 1 ? `${(1_000 * ms).toFixed(1)} µs` : `${ms.toFixed(2)} ms`);
  const verdict = quietMs < goalMs ? 'met   ' : 'MISSED';
  console.log(`${verdict}  ${what}: ${told(quietMs)}, median ${told(medianMs)} (goal ${told(goalMs)})`);
}

const busy = busyTurn();
const publish = commandOf({ as: 'JD', do: 'publish' }, 'p', busy.state.clock.now);
report(
  'a turn of 27 seats resolved, dry',
  timed(200, 5, () => resolve(busy)),
  GOALS_MS.resolve,
);
report(
  'the same published: decided and applied',
  timed(200, 5, () => play(busy, publish, ports)),
  GOALS_MS.resolve,
);

const table = longGame(Number(values.turns));
console.log(`A game of ${values.turns} turns: ${table.game.seq} events, ${table.game.record.letters.length} letters.`);
const talking = table.game;
table.until('orderWriting');
table.sheet('R-FRA', 'A Par H', 'held');
const writing = table.game;
const COMMANDS_ON: readonly (readonly [Game, Line])[] = [
  [talking, letter(table, 2)],
  [talking, { as: 'B-SWI', do: 'writeNote', text: 'Remember this.' }],
  [talking, { as: 'R-HRE', do: 'declareReady', ready: true }],
  [talking, { as: 'B-KIE', do: 'openDecree', decree: 'bench' }],
  [
    writing,
    { as: 'R-FRA', do: 'draftSheet', sheet: 'bench', text: 'A Par - Bur\nA Mar - Gas\nF Bel - NTH\nA Bur S A Par' },
  ],
  [writing, { as: 'L-FRA', do: 'signSheet', sheet: 'held' }],
  [writing, { as: 'B-ROM', do: 'sealBulls', lines: [{ lift: 'R-SPA' }] }],
  [writing, { as: 'R-POL', do: 'castBallot', candidate: 'B-DEN' }],
];
for (const [game, line] of COMMANDS_ON) {
  const command: Command = commandOf(line, 'bench', game.state.clock.now);
  const { decision } = play(game, command, ports);
  const outcome = decision.ok ? 'accepted' : decision.refusal.code;
  report(
    `${line.do} by ${line.as} (${outcome})`,
    timed(300, 20, () => play(game, command, ports)),
    GOALS_MS.command,
  );
}

/** What everybody sees after one more command, each in turn: the slowest of the seats, the Judge, the public. */
const viewers = [...seatsOf(writing.state).map(({ id }) => id), 'public', 'projector'] as const;
let watched = writing;
const times = new Map<ViewerName, number[]>(viewers.map((name) => [name, []]));
for (let round = 0; round < 60; round += 1) {
  const line = commandOf(
    { as: 'R-SPA', do: 'declareReady', ready: round % 2 === 0 },
    `v${round}`,
    watched.state.clock.now,
  );
  watched = play(watched, line, ports).game as Game;
  for (const name of viewers) {
    const start = performance.now();
    view(watched, name);
    times.get(name)?.push(performance.now() - start);
  }
}
const seen = [...times].map(([name, all]) => {
  const sorted = all.sort((a, b) => a - b);
  return { name, quietMs: sorted[6] as number, medianMs: sorted[30] as number };
});
const judge = seen.filter(({ name }) => name === 'JD');
const others = seen.filter(({ name }) => name !== 'JD').sort((a, b) => b.quietMs - a.quietMs);
for (const one of [...judge, ...others.slice(0, 1)])
  report(
    `a view after a command, for ${one.name === 'JD' ? 'the Judge' : `${one.name}, the slowest of ${others.length}`}`,
    one,
    GOALS_MS.view,
  );

const log = JSON.parse(JSON.stringify(table.game.record.log)) as LoggedEvent[];
const ids = [...new Set(log.map(({ command }) => command))];
const kept = new Set(ids.slice(0, REPLAYED));
const thousand = log.filter(({ command }) => kept.has(command));
report(
  `${kept.size} commands replayed (${thousand.length} events)`,
  timed(60, 1, () => replay(thousand)),
  GOALS_MS.replay,
);
