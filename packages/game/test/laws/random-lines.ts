import { legalOrdersOf, printOrder, type Unit } from '@defensor/diplomacy';
import fc from 'fast-check';
import type { Game } from '../../src/index.ts';
import type { Line } from '../kit.ts';

/** A random act: what kind, by whom, and dice for what it says. */
export interface Throw {
  readonly act: number;
  readonly seat: number;
  readonly one: number;
  readonly two: number;
}

export const throws = (maxLength: number) =>
  fc.array(fc.record({ act: fc.nat(9_999), seat: fc.nat(9_999), one: fc.nat(9_999), two: fc.nat(9_999) }), {
    minLength: maxLength / 2,
    maxLength,
  });

const pick = <T>(list: readonly T[], die: number): T => list[die % list.length] as T;

const POWERS = ['ENGLAND', 'FRANCE', 'HRE', 'OTTOMANS', 'POLAND', 'SPAIN', 'VENICE', 'ITALY'];
const SEES = ['TUN', 'SWI', 'SER', 'ROM', 'KIE', 'VIE', 'MAO'];
const NAMES = ['a', 'b', 'SPA:a', 'VEN:b'];

type Act = (game: Game, dice: Throw) => Omit<Line, 'as'> & { readonly as?: string };

/** What is tried, the likely acts more than once. Whether it is allowed is for the game to say. */
const ACTS: readonly Act[] = [
  (game, { one, two }) => ({ do: 'draftSheet', sheet: pick(NAMES, one), text: someOrders(game, two) }),
  (game, { one, two }) => ({ do: 'draftSheet', sheet: pick(NAMES, two), text: someOrders(game, one) }),
  (_, { one }) => ({ do: 'signSheet', sheet: pick(NAMES, one) }),
  (_, { one }) => ({ do: 'signSheet', sheet: pick(NAMES, one) }),
  (_, { one }) => ({ do: 'withdrawSignature', sheet: pick(NAMES, one) }),
  (_, { one }) => ({ do: 'withdrawSheet', sheet: pick(NAMES, one) }),
  (game, { one, two }) => ({ do: 'showSheet', sheet: pick(NAMES, one), to: someSeat(game, two) }),
  (game, { one, two }) => ({
    as: 'JD',
    do: 'strikeSignature',
    sheet: pick(NAMES, one),
    seat: someSeat(game, two),
    reason: 'r',
  }),
  (game, { one, two }) => ({
    as: 'JD',
    do: 'restoreSignature',
    sheet: pick(NAMES, one),
    seat: someSeat(game, two),
    reason: 'r',
  }),
  (_, { one, two }) => ({ as: 'JD', do: 'chooseSheet', power: pick(POWERS, one), sheet: pick(NAMES, two) }),
  (game, { one }) => ({
    do: 'sealBulls',
    lines: [one % 2 === 0 ? { excommunicate: someSeat(game, one) } : { lift: someSeat(game, one) }],
  }),
  (game, { one }) => ({ do: 'castBallot', candidate: someSeat(game, one) }),
  (_, { one }) => ({ do: 'declareAffiliation', power: pick(POWERS, one) }),
  () => ({ do: 'openDecree', decree: 'd' }),
  () => ({ do: 'signDecree', decree: 'd' }),
  (game, { seat }) => ({
    do: 'circulateDecree',
    decree: 'd',
    to: [someSeat(game, seat + 1), someSeat(game, seat + 2)],
  }),
  () => ({ do: 'fileResignation', text: 'I resign.', signed: true }),
  () => ({ as: 'JD', do: 'closePhase' }),
  () => ({ as: 'JD', do: 'closePhase' }),
  () => ({ as: 'JD', do: 'publish' }),
  () => ({ as: 'JD', do: 'publish' }),
  () => ({ as: 'clock', do: 'passTime' }),
  (_, { one }) => ({ as: 'JD', do: 'extendPhase', by: { minutes: 1 + (one % 5) } }),
  (_, { one }) => ({ as: 'JD', do: pick(['pauseClock', 'resumeClock'] as const, one) }),
  (_, { one }) => ({ do: 'declareReady', ready: one % 4 !== 0 }),
  (_, { one }) => ({ do: 'proposeDraw', ...(one % 2 === 0 ? {} : { among: [pick(POWERS, one)] }) }),
  (_, { one }) => ({ do: 'answerDraw', answer: one % 3 === 0 ? 'yes' : 'no' }),
  (game, { one, two }) => ({ as: 'JD', do: 'seatPerson', seat: someSeat(game, one), person: `p${two % 9}` }),
  (game, { one }) => ({ as: 'JD', do: 'emptySeat', seat: someSeat(game, one), reason: 'r' }),
  (game, { one }) => ({ as: 'JD', do: 'suspendSeat', seat: someSeat(game, one), reason: 'r' }),
  (game, { one }) => ({ as: 'JD', do: 'reinstateSeat', seat: someSeat(game, one) }),
  (_, { one, two }) => ({
    as: 'JD',
    do: 'addSeat',
    ...(two % 2 === 0 ? { class: 'lord', power: pick(POWERS, one) } : { class: 'bishop', see: pick(SEES, one) }),
  }),
  (game, { one, two }) => ({
    as: 'JD',
    do: 'mergeSeats',
    from: someSeat(game, one),
    into: someSeat(game, two),
    reason: 'r',
  }),
  (game, { one }) => ({ as: 'JD', do: 'nameActingRuler', seat: someSeat(game, one) }),
  (game, { one, two }) => ({
    as: 'JD',
    do: 'overrideUnits',
    move: [{ from: someUnit(game, one)?.location.slice(0, 3) ?? 'PAR', to: pick(SEES, two) }],
    reason: 'r',
  }),
  (_, { one, two }) => ({
    as: 'JD',
    do: 'overrideOwners',
    owners: { [pick(SEES, one)]: pick([...POWERS, 'none'], two) },
    reason: 'r',
  }),
  (game, { one }) => ({
    as: 'JD',
    do: 'correctParticipation',
    seat: someSeat(game, one),
    turn: 'S1454',
    counts: one % 2 === 0,
    reason: 'r',
  }),
  (_, { one }) => ({
    as: 'JD',
    do: 'changeOptions',
    options: pick([{ ballots: 'rollCall' }, { immobilised: 'noMove' }], one),
    reason: 'r',
  }),
  (game, { one }) => ({
    as: 'JD',
    do: 'undo',
    to: one % 2 === 0 ? 'lastAct' : { seq: 1 + (one % game.seq) },
    reason: 'r',
  }),
  () => ({ as: 'JD', do: 'redo', reason: 'r' }),
];

/** The line that a throw makes on a game: mostly by a seat of its own, now and then by the Judge for it. */
export function lineOf(game: Game, dice: Throw): Line {
  const line = pick(ACTS, dice.act)(game, dice);
  const seat = someSeat(game, dice.seat);
  if (line.as !== undefined) return line as Line;
  return (dice.two % 7 === 0 ? { ...line, as: 'JD', onBehalfOf: seat } : { ...line, as: seat }) as Line;
}

function someSeat(game: Game, die: number): string {
  return pick(Object.keys(game.state.seats), die);
}

function someUnit(game: Game, die: number): Unit | undefined {
  return game.state.board.units[die % Math.max(1, game.state.board.units.length)];
}

/** Orders for a few units, legal ones for this board, with a line to depose now and then. */
function someOrders(game: Game, die: number): string {
  const { units, dislodged } = game.state.board;
  if (game.state.phase === 'retreats')
    return dislodged.map((unit) => `${unit.location} - ${pick([...unit.retreats, 'XXX'], die)}`).join('\n');
  if (game.state.phase === 'adjustments')
    return pick(['Build A Par\nBuild F Lon\nBuild A War', 'Remove A Par', 'Waive'], die);
  const chosen = Array.from({ length: 4 }, (_, index) => units[(die + 5 * index) % Math.max(1, units.length)]);
  const orders = chosen.flatMap((unit, index) =>
    unit === undefined ? [] : [printOrder(pick(legalOrdersOf(game.variant, units, unit), die + 7 * index))],
  );
  return [...orders, ...(die % 3 === 0 ? ['Depose the Pope'] : [])].join('\n');
}
