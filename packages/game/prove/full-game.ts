/**
 * Plays the game of docs/examples/full-game.jsonl again, and compares: from 1454 to a victory that a
 * ban stops once. `--write` writes it anew, `--seed N` throws other dice, `--search N` tells how games of N seeds end.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { PowerId, ProvinceId } from '@defensor/diplomacy';
import { affiliationOf, conclaveOf, isBanned, popeOf, type SeatId } from '../src/index.ts';
import { placeOf } from '../test/bots/board-sense.ts';
import { bishopsOf, centresOf, signSheets } from '../test/bots/class.ts';
import { type Dice, dice as thrown } from '../test/bots/dice.ts';
import { given, type Line, type Table } from '../test/kit.ts';

const FILE = new URL('../../../docs/examples/full-game.jsonl', import.meta.url);
const ROME = 'ROM' as ProvinceId;
/** So many centres make a Pope afraid. */
const FEARED = 14;
const LAST_YEAR = 1475;

const { values } = parseArgs({
  options: { write: { type: 'boolean' }, seed: { type: 'string', default: '27' }, search: { type: 'string' } },
});

/** A game as it is written down. */
class Story {
  readonly lines: string[] = [];
  readonly table: Table;
  readonly #dice: Dice;
  /** A power that had the centres to win and was under a ban. */
  withheld: PowerId | undefined;

  constructor(seed: number) {
    this.#dice = thrown(seed);
    const creation: Line = { as: 'JD', do: 'createGame', variant: 'renaissance', addendum: 'papacy', cast: 'default' };
    this.#write(creation);
    this.table = given(creation);
  }

  play(): this {
    const { table } = this;
    while (table.state.phase !== 'ended' && table.state.turn.year < LAST_YEAR) {
      const { phase, turn } = table.state;
      if (phase === 'diplomacy') this.#talk();
      if (phase === 'orderWriting') this.#church();
      signSheets(table, this.#dice, this.say, this.#deposeLines);
      this.say({ as: 'JD', do: phase === 'orderResolution' ? 'publish' : 'closePhase' });
      if (table.state.turn.year !== turn.year) this.#expectBoard();
    }
    return this;
  }

  readonly say = (line: Line): void => {
    const events = this.table.run(line);
    this.#write(line);
    const withheld = events.find((event) => event.type === 'victoryWithheld');
    if (withheld?.type !== 'victoryWithheld') return;
    this.withheld = withheld.facts.power;
    this.expect({ event: { type: 'victoryWithheld', rule: 'R18', facts: withheld.facts } });
  };

  expect(what: object): void {
    this.#write({ expect: what });
  }

  #write(line: object): void {
    this.lines.push(JSON.stringify(line));
  }

  /** Letters, declarations, and what whoever is stopped by a ban does about it. */
  #talk(): void {
    const { table } = this;
    const powers = table.game.variant.powers.filter(({ id }) => table.state.board.eliminated[id] === undefined);
    const [from, to] = [this.#dice.pick(powers), this.#dice.pick(powers)];
    if (from !== to && !isBanned(table.state, `R-${from.seatCode}` as SeatId)) {
      const text = this.#dice.pick(LETTERS).replace('{}', to.name);
      this.say({ as: `R-${from.seatCode}`, do: 'sendLetter', to: [`R-${to.seatCode}`], text });
    }
    const bishop = this.#dice.pick(bishopsOf(table.game));
    const isFree = affiliationOf(table.state, bishop.id) === undefined && table.state.church.throne.kind === 'reigning';
    if (isFree && this.#dice.chance(60)) {
      this.say({ as: bishop.id, do: 'declareAffiliation', power: this.#dice.pick(powers).id });
    }
    const pope = popeOf(table.state);
    if (this.withheld === undefined || pope === undefined) return;
    const code = table.game.variant.powerById.get(this.withheld)?.seatCode;
    const text = 'My master bows to Rome. Lift his ban, and he will keep the peace.';
    this.say({ as: `L-${code}`, do: 'sendLetter', to: [pope], text });
  }

  /** The Pope bans the Ruler of a power that grows too strong, and frees him who bows; a conclave votes. */
  #church(): void {
    const { table } = this;
    if (conclaveOf(table.state) !== undefined) return this.#vote();
    const pope = popeOf(table.state);
    if (pope === undefined) return;
    if (this.withheld !== undefined) {
      const ruler = this.#rulerOf(this.withheld);
      this.say({ as: pope, do: 'sealBulls', lines: [{ lift: ruler }], preamble: 'We forgive him who bows.' });
      return;
    }
    const feared = table.game.variant.powers.find(({ id }) => centresOf(table.game, id) >= FEARED);
    if (feared === undefined || isBanned(table.state, this.#rulerOf(feared.id))) return;
    this.say({ as: pope, do: 'sealBulls', lines: [{ excommunicate: this.#rulerOf(feared.id) }] });
  }

  #vote(): void {
    const { table } = this;
    const barred = conclaveOf(table.state)?.barred;
    const candidates = bishopsOf(table.game).filter(({ id }) => id !== barred);
    const favourite = this.#dice.pick(candidates);
    for (const { id } of bishopsOf(table.game)) {
      const candidate = this.#dice.chance(70) ? favourite : this.#dice.pick(candidates);
      this.say({ as: id, do: 'castBallot', candidate: candidate.id });
    }
  }

  /** A power whose unit is next to Rome or in it deposes a Pope who is not its own. */
  readonly #deposeLines = (power: PowerId): readonly string[] => {
    const { state, game } = this.table;
    const pope = popeOf(state);
    if (state.phase !== 'orderWriting' || pope === undefined || this.withheld === power) return [];
    const inRome = state.board.units.find((unit) => placeOf(unit) === ROME);
    const isNear = state.board.units.some(
      (unit) => unit.power === power && (game.variant.armyBorders.get(ROME) ?? []).includes(placeOf(unit)),
    );
    const isOurs = affiliationOf(state, pope) === power;
    return !isOurs && isNear && inRome?.power !== power ? ['Depose the Pope'] : [];
  };

  #rulerOf(power: PowerId): SeatId {
    return `R-${this.table.game.variant.powerById.get(power)?.seatCode}` as SeatId;
  }

  /** What stands where, and who owns what, when a year has ended. */
  #expectBoard(): void {
    const { turn, phase, board } = { ...this.table.state, turn: this.table.turn };
    const units = board.units.map(({ power, type, location }) => ({ power, type, location }));
    this.expect({ view: 'public', holds: { turn, phase, units, owners: board.owned } });
  }

  finish(): this {
    const { state } = this.table;
    const { ending } = state;
    this.expect({ event: { type: 'gameEnded', rule: 'R18', facts: { ending } } });
    this.expect({ view: 'public', holds: { phase: 'ended', ending, throne: state.church.throne } });
    return this;
  }
}

const LETTERS = [
  'Whom do you fear more, me or our neighbour?',
  'Leave the border as it is this year, and I leave yours.',
  'If we do nothing, one of us is next.',
  'I hear that {} builds fleets. Against whom?',
  'Support me this once. I shall remember it.',
  'The Pope will not save either of us.',
];

if (values.search !== undefined) {
  for (let seed = 1; seed <= Number(values.search); seed += 1) {
    const { table, withheld, lines } = new Story(seed).play();
    const popes = table.game.record.log.filter(({ event }) => event.type === 'popeElected').length;
    console.log(seed, table.turn, lines.length, withheld, JSON.stringify(table.state.ending), popes);
  }
} else {
  const story = new Story(Number(values.seed)).play().finish();
  const text = `${story.lines.join('\n')}\n`;
  if (values.write === true) writeFileSync(FILE, text);
  const isSame = readFileSync(FILE, 'utf8') === text;
  console.log(isSame ? `1 passed: ${story.lines.length} lines, the same` : '1 failed: the example is another game');
  if (!isSame) process.exitCode = 1;
}
