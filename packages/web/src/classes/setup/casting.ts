/** Who sits where in a class that is being set up: numbers of seats, seats, and people cast into them. */
import type { PowerId, ProvinceId, Variant } from '@defensor/diplomacy';

/** Somebody of the roster, by a key that stays when the roster is pasted again. */
export interface Person {
  readonly key: string;
  readonly name: string;
  readonly details: Readonly<Record<string, string>>;
}

/** Two of one name are two people where their numbers say so. */
export const keyOf = (name: string, { canvasId, sisId, idNumber, login, email }: Person['details']): string =>
  canvasId ?? sisId ?? idNumber ?? login ?? email ?? name.toLowerCase();

/** How many Lords and bishops a game has; Rulers are as many as powers, always (RP.4). */
export interface Numbers {
  readonly lords: number;
  readonly bishops: number;
}

export interface CastSeat {
  readonly id: string;
  readonly class: 'ruler' | 'lord' | 'bishop';
  readonly power?: PowerId;
  readonly see?: ProvinceId;
}

/** People by seat; a seat that is not in it has nobody yet. */
export type Casting = Readonly<Record<string, string>>;

/** Gives a number from 0 up to, not including, 1. */
export type Dice = () => number;

/** The most Lords that a power may have. */
const MOST_LORDS = 9;

/** How many bishops a map has room for, the Pope among them. */
export const mostBishops = (variant: Variant) => 1 + (variant.data.papacy?.sees.length ?? 0);
export const mostLords = (variant: Variant) => variant.powers.length * MOST_LORDS;

/**
 * Numbers of Lords and bishops for a class of `people`, as the full class of 27 has them: thirteen bishops to seven
 * Lords. Bishops are an odd number, so that councils do not tie, and three at least.
 *
 * @rule RP.4
 */
export function proposedNumbers(variant: Variant, people: number): Numbers {
  const rest = Math.max(0, people - variant.powers.length);
  const share = Math.min(mostBishops(variant), rest, Math.max(3, Math.ceil((rest * 13) / 20)));
  const bishops = Math.max(1, share % 2 === 0 ? share - 1 : share);
  return { bishops, lords: Math.min(mostLords(variant), Math.max(0, rest - bishops)) };
}

/** How many Lords each power has: as many as the others, the first ones of the board one more. */
export function lordsByPower(variant: Variant, { lords }: Numbers): Readonly<Record<string, number>> {
  const each = Math.floor(lords / variant.powers.length);
  const more = lords % variant.powers.length;
  return Object.fromEntries(variant.powers.map(({ id }, index) => [id, each + (index < more ? 1 : 0)]));
}

/** The seats of a game with these numbers, by the ids that it will give them: Rulers, Lords, bishops. */
export function seatsFor(variant: Variant, numbers: Numbers): readonly CastSeat[] {
  const lords = lordsByPower(variant, numbers);
  const { papalSee = '', sees = [] } = variant.data.papacy ?? {};
  return [
    ...variant.powers.map(({ id, seatCode }): CastSeat => ({ id: `R-${seatCode}`, class: 'ruler', power: id })),
    ...variant.powers.flatMap(({ id, seatCode }) =>
      Array.from({ length: lords[id] ?? 0 }, (_, n): CastSeat => {
        return { id: `L${n === 0 ? '' : n + 1}-${seatCode}`, class: 'lord', power: id };
      }),
    ),
    ...[papalSee, ...sees.slice(0, numbers.bishops - 1)].map((see): CastSeat => {
      return { id: `B-${see}`, class: 'bishop', see: see as ProvinceId };
    }),
  ];
}

/** The column of the roster that says who works with whom; people without one are no group. */
export const groupOf = ({ details }: Person): string | undefined => details.group;

/** Everybody dealt out by chance. */
export function castAtRandom(seats: readonly CastSeat[], people: readonly Person[], dice: Dice): Casting {
  return deal(seats, shuffled(people, dice));
}

/**
 * Everybody dealt out so that each group has its share of Rulers, Lords and bishops, and a court is of different groups
 * where that can be. Without groups, by chance.
 */
export function castInBalance(seats: readonly CastSeat[], people: readonly Person[], dice: Dice): Casting {
  const casting = { ...deal(seats, interleaved(shuffled(people, dice))) };
  const groups = new Map(people.map((person) => [person.key, groupOf(person)]));
  const inSeat = (seat: CastSeat) => groups.get(casting[seat.id] ?? '');
  const courts = new Map(seats.flatMap((seat) => (seat.class === 'ruler' ? [[seat.power, seat]] : [])));
  const clashes = (seat: CastSeat) => {
    const ruler = courts.get(seat.power);
    return ruler !== undefined && inSeat(seat) !== undefined && inSeat(ruler) === inSeat(seat);
  };
  const lords = seats.filter((seat) => seat.class === 'lord' && casting[seat.id] !== undefined);
  for (const seat of lords.filter(clashes)) {
    const other = lords.find((one) => {
      swapIn(casting, seat.id, one.id);
      const helps = !clashes(seat) && !clashes(one);
      swapIn(casting, seat.id, one.id);
      return helps;
    });
    if (other !== undefined) swapIn(casting, seat.id, other.id);
  }
  return casting;
}

/** Puts somebody into a seat. Who sat there takes the seat that is left, or none where they had none. */
export function placed(casting: Casting, key: string, seat: string): Casting {
  const from = seatOf(casting, key);
  if (from === seat) return casting;
  const there = casting[seat];
  const next = { ...casting, [seat]: key };
  if (from === undefined) return next;
  const { [from]: _, ...rest } = next;
  return there === undefined ? rest : { ...rest, [from]: there };
}

/** The casting with nobody in a seat. */
export function emptied(casting: Casting, seat: string): Casting {
  const { [seat]: _, ...rest } = casting;
  return rest;
}

/** What is left of a casting when seats or people are not there any more. */
export function pruned(casting: Casting, seats: readonly CastSeat[], people: readonly Person[]): Casting {
  const known = new Set(people.map(({ key }) => key));
  const ids = new Set(seats.map(({ id }) => id));
  return Object.fromEntries(Object.entries(casting).filter(([seat, key]) => ids.has(seat) && known.has(key)));
}

export const seatOf = (casting: Casting, key: string): string | undefined =>
  Object.keys(casting).find((seat) => casting[seat] === key);

export function withoutSeat(casting: Casting, people: readonly Person[]): readonly Person[] {
  const seated = new Set(Object.values(casting));
  return people.filter(({ key }) => !seated.has(key));
}

function deal(seats: readonly CastSeat[], people: readonly Person[]): Casting {
  return Object.fromEntries(
    seats.flatMap(({ id }, index) => {
      const person = people[index];
      return person === undefined ? [] : [[id, person.key]];
    }),
  );
}

function shuffled<T>(items: readonly T[], dice: Dice): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(dice() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

/** Groups laid into one another, so that any stretch has each group's share. */
function interleaved(people: readonly Person[]): readonly Person[] {
  const groups = new Map<string, Person[]>();
  for (const person of people) {
    const group = groupOf(person) ?? '';
    groups.set(group, [...(groups.get(group) ?? []), person]);
  }
  return [...groups.values()]
    .flatMap((group) => group.map((person, index) => ({ person, at: (index + 0.5) / group.length })))
    .sort((a, b) => a.at - b.at)
    .map(({ person }) => person);
}

function swapIn(casting: Record<string, string>, a: string, b: string): void {
  [casting[a], casting[b]] = [casting[b] as string, casting[a] as string];
}
