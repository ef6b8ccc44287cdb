import { legalOrders, printOrder, provinceOf, RENAISSANCE } from '@defensor/diplomacy';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deposeLinesOf, dryRun, type Game, type GameEvent, isHost, liveBans, popeOf } from '../../src/index.ts';
import { given, type Line, type Table } from '../kit.ts';
import { all, BISHOPS } from './church.ts';

const RULERS = ['ENG', 'FRA', 'HRE', 'TUR', 'POL', 'SPA', 'VEN'].map((code) => `R-${code}`);
const SEATS = [...RULERS, ...BISHOPS];

/** One turn, as the dice have it: what every player tries. What is refused is left out. */
interface Throw {
  readonly dice: readonly number[];
  readonly deposing: readonly number[];
  readonly bans: readonly number[];
  readonly lifts: readonly number[];
  readonly accused: readonly number[];
  readonly named: readonly number[];
  readonly signs: readonly number[];
  readonly votes: readonly number[];
  readonly candidate: number;
  readonly resigns: boolean;
  readonly proven: boolean;
  readonly declares: readonly number[];
}

const some = (max: number, maxLength: number) => fc.array(fc.nat(max), { maxLength });

const turns: fc.Arbitrary<readonly Throw[]> = fc.array(
  fc.record({
    dice: fc.array(fc.nat(9_999), { minLength: 24, maxLength: 24 }),
    deposing: some(RULERS.length - 1, 3),
    bans: some(SEATS.length - 1, 3),
    lifts: some(SEATS.length - 1, 2),
    accused: some(SEATS.length - 1, 4),
    named: some(23, 4),
    signs: fc.uniqueArray(fc.nat(12), { maxLength: 12 }),
    votes: fc.array(fc.nat(2), { minLength: 13, maxLength: 13 }),
    candidate: fc.nat(12),
    resigns: fc.boolean(),
    proven: fc.boolean(),
    declares: some(12, 2),
  }),
  { minLength: 3, maxLength: 6 },
);

const options = fc.record({
  circularDeposition: fc.constantFrom('invader', 'pope', 'punishFirst'),
  immobilised: fc.constantFrom('hold', 'noMove'),
  immobilisedRetreat: fc.constantFrom('allowed', 'disband'),
  validation: fc.constantFrom('soleAntiPope', 'conclaveAlways', 'senior'),
  voidScope: fc.constantFrom('deposedPope', 'allPopes'),
  liftsSurvive: fc.constantFrom('yes', 'no'),
  affiliation: fc.constantFrom('lastOccupier', 'unitOrOwner'),
  popeMajority: fc.constantFrom('eligible', 'allBishops', 'votesCast'),
  talk: fc.constantFrom('diplomacyPhase', 'always'),
});

/** The acts of Diplomacy: declarations, and a decree that some bishops sign. */
function talkOver(table: Table, one: Throw): void {
  const decree = `d-${table.turn}`;
  const [drafter, ...others] = BISHOPS as [string, ...string[]];
  const lines: Line[] = [
    ...one.declares.map(
      (bishop): Line => ({
        as: BISHOPS[bishop] as string,
        do: 'declareAffiliation',
        power: RENAISSANCE.powers[bishop % 7]?.id,
      }),
    ),
    { as: drafter, do: 'openDecree', decree },
    { as: drafter, do: 'circulateDecree', decree, to: others, confirm: true },
    ...one.signs.map((bishop): Line => ({ as: BISHOPS[bishop] as string, do: 'signDecree', decree })),
  ];
  for (const line of lines) table.play(line);
}

/** The acts of Order Writing: sheets with legal orders, ballots, testimony and a sealed packet. */
function writeDown(table: Table, one: Throw): void {
  const { units } = table.state.board;
  const legal = legalOrders(RENAISSANCE, units);
  RULERS.forEach((ruler, index) => {
    const power = table.state.seats[ruler as never]?.power;
    const orders = units.flatMap((unit, n) => {
      if (unit.power !== power) return [];
      const choice = legal.get(unit.location) ?? [];
      const towards = choice.filter((order) => 'to' in order && (provinceOf(order.to) as string) === 'ROM');
      const die = one.dice[n % one.dice.length] as number;
      const list = towards.length > 0 && die % 3 > 0 ? towards : choice;
      return [printOrder(list[die % list.length] as never)];
    });
    const text = [
      ...orders,
      ...(one.deposing.includes(index) ? ['Depose the Pope', 'Depose the Anti-Pope of Swi'] : []),
    ].join('\n');
    if (text !== '') table.sheet(ruler, text, `${ruler}-${table.turn}`);
  });
  const pope = popeOf(table.state) ?? 'B-ROM';
  const banned = liveBans(table.state).map(({ seat }) => seat as string);
  const suspects = banned.length > 0 ? banned : SEATS;
  const findings = one.accused.map((die, n) => ({
    finding: `t-${table.turn}-${n}`,
    accused: suspects[die % suspects.length] as string,
  }));
  for (const { finding, accused } of findings) {
    table.play({ as: pope, do: 'fileTestimony', finding, accused, offenceTurn: table.turn, testimony: finding });
  }
  const known = Object.values(table.state.church.findings).flatMap((finding) => finding ?? []);
  const namings = one.named.flatMap((die, n) => {
    const finding = known.at(-1 - n);
    const theirs = units.filter(({ power }) => power === finding?.team);
    const unit = (theirs.length > 0 ? theirs : units)[die % Math.max(1, theirs.length)];
    return unit === undefined || finding === undefined
      ? []
      : [{ name: `${unit.type} ${provinceOf(unit.location)}`, finding: finding.id }];
  });
  const bulls = [
    ...one.bans.map((seat) => ({ excommunicate: SEATS[seat] })),
    ...one.lifts.map((seat) => ({ lift: SEATS[seat] })),
  ];
  const sealed = (lines: readonly unknown[]) => table.play({ as: pope, do: 'sealBulls', lines }).ok;
  const namable = namings.filter((naming) => sealed([naming]));
  if (!sealed([...bulls, ...namable])) sealed(bulls);
  for (const { seat } of table.state.church.antiPopes) table.play({ as: seat, do: 'sealBulls', lines: bulls });
  BISHOPS.forEach((bishop, n) => {
    const vote = one.votes[n] as number;
    const candidate = BISHOPS[vote === 0 ? one.candidate : (one.candidate + vote - 1) % 13];
    table.play({ as: bishop, do: 'castBallot', candidate });
  });
  if (one.resigns && (one.dice[0] as number) % 4 === 0)
    table.play({ as: pope, do: 'fileResignation', text: 'Enough.', signed: true });
}

/** Goes from Diplomacy to the published resolution; answers with the game before it, and what it made. */
function resolveTurn(table: Table, one: Throw): { readonly before: Game; readonly events: readonly GameEvent[] } {
  table.until('diplomacy');
  talkOver(table, one);
  table.until('orderWriting');
  writeDown(table, one);
  table.until('orderResolution');
  for (const finding of Object.keys(table.state.church.findings)) {
    table.play({ as: 'JD', do: 'ruleTestimony', finding, ruling: one.proven ? 'proven' : 'notProven' });
  }
  table.play({ as: 'JD', do: 'ruleResignation', ruling: one.proven ? 'free' : 'duress' });
  const before = table.game;
  const dry = dryRun(before).events;
  const events = table.run({ as: 'JD', do: 'publish' });
  expect(events).toEqual(dry);
  return { before, events };
}

function check(before: Game, events: readonly GameEvent[], after: Game): void {
  const { state } = after;
  const bans = liveBans(state);
  expect(new Set(bans.map(({ seat }) => seat)).size).toBe(bans.length);

  const antiPopes = state.church.antiPopes.map(({ seat }) => seat);
  expect(new Set(antiPopes).size).toBe(antiPopes.length);
  const pope = popeOf(state);
  if (pope !== undefined) {
    expect(state.seats[pope]?.class).toBe('bishop');
    expect(antiPopes).not.toContain(pope);
  }

  const standing = all(events, 'movementResolved')[0]?.facts.units.find(
    (unit) => (provinceOf(unit.location) as string) === 'ROM',
  );
  const ordered =
    standing !== undefined &&
    popeOf(before.state) !== undefined &&
    !isHost(before.state, standing.power) &&
    deposeLinesOf(before.state, standing.power).some(({ whom }) => whom === 'pope');
  expect(all(events, 'popeDeposed')).toHaveLength(ordered ? 1 : 0);

  const live = new Set(bans.map(({ id }) => id));
  for (const punishment of state.church.punishments) {
    if (punishment.status === 'firstServed') expect(live.has(punishment.ban)).toBe(true);
  }
  const outcomes = all(events, 'movementResolved')[0]?.facts.outcomes ?? [];
  for (const { facts } of all(events, 'unitImmobilised')) {
    const order = outcomes.find(({ unit }) => unit.id === facts.unit.id)?.order;
    expect(order?.kind).not.toBe('move');
  }
  for (const finding of Object.values(state.church.findings)) expect(finding?.ruling).not.toBe('open');
}

describe('laws of the church', { timeout: 120_000 }, () => {
  test('R17, A35 on whole games: thrones, bans and punishments stay consistent, and the dry run is what is published', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(turns, options, (throws, chosen) => {
        const table = given({ options: chosen });
        for (const one of throws) {
          const { before, events } = resolveTurn(table, one);
          check(before, events, table.game);
          for (const { type } of events) seen.add(type);
          if (table.state.phase === 'ended') break;
        }
      }),
      { numRuns: 30, seed: 1454 },
    );
    const rare = [
      'popeDeposed',
      'banVoided',
      'unitImmobilised',
      'namingVoided',
      'antiPopeElected',
      'resignationTookEffect',
      'popeElected',
      'banLifted',
    ];
    expect(rare.filter((type) => !seen.has(type))).toEqual([]);
  });
});
