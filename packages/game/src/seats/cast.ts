import type { PowerId, ProvinceId, Variant } from '@defensor/diplomacy';
import { z } from 'zod';
import { type Refusal, refusal } from '../decision.ts';
import { personId, powerId, provinceId, seatId } from '../fields.ts';
import type { Frozen } from '../frozen.ts';
import { JUDGE, type PersonId, type SeatId } from '../ids.ts';
import type { Addendum, Dict, Seat } from '../state.ts';
import type { TurnName } from '../turns.ts';
import { ALL_TITLES, mayBeCalled, type Title } from './titles.ts';

/**
 * Who sits in a game. `default`: a Ruler and a Lord for each power, a bishop for each see, the
 * Judge. Numbers of Lords and bishops may vary, those of Rulers may not (RP.4).
 */
export const castField = z.union([
  z.literal('default'),
  z.strictObject({
    lords: z
      .union([z.int().min(0).max(9), z.record(powerId, z.int().min(0).max(9))])
      .exactOptional()
      .meta({ description: 'How many Lords each power has; by power where they differ.' }),
    bishops: z
      .union([z.int().min(1).max(60), z.array(provinceId).min(1).max(60)])
      .exactOptional()
      .meta({ description: 'How many bishops there are, the Pope among them, or the sees they are ordained to.' }),
    coJudges: z.int().min(0).max(9).exactOptional(),
    observers: z.int().min(0).max(60).exactOptional(),
    people: z.record(seatId, personId).exactOptional(),
    titles: z.record(seatId, z.enum(ALL_TITLES)).exactOptional(),
    empty: z
      .array(seatId)
      .exactOptional()
      .meta({ description: 'Seats that nobody fills yet and that count for nothing until somebody does (A51, A62).' }),
    acting: z.array(seatId).exactOptional().meta({ description: 'Lords who act where no Ruler sits (A62).' }),
  }),
]);
export type Cast = Frozen<z.output<typeof castField>>;

type Made =
  | { readonly ok: true; readonly seats: Dict<SeatId, Seat> }
  | { readonly ok: false; readonly refusal: Refusal };

/** The seats of a cast, or why there can be no such cast. */
export function seatCast(variant: Variant, addendum: Addendum, cast: Cast, dualSeats: boolean, turn: TurnName): Made {
  const spec = cast === 'default' ? {} : cast;
  const lordsOf = lordsByPower(variant, spec.lords ?? 1);
  if (!lordsOf.ok) return { ok: false, refusal: refusal('cast-unknown-power', 'RP', { power: lordsOf.unknown }) };
  const sees = seesOfBishops(variant, addendum, spec.bishops);
  if ('refusal' in sees) return { ok: false, refusal: sees.refusal };

  const bare: Seat[] = [
    ...variant.powers.map(({ id, seatCode }) => bareSeat(`R-${seatCode}`, 'ruler', 1, { power: id })),
    ...variant.powers.flatMap(({ id, seatCode }) =>
      numbered(lordsOf.count(id), (n) => bareSeat(`L${n === 1 ? '' : n}-${seatCode}`, 'lord', n, { power: id })),
    ),
    ...sees.list.map((see, index) =>
      bareSeat(bishopSeatId(see, sees.list.slice(0, index)), 'bishop', index + 1, { see }),
    ),
    ...numbered(1 + (spec.coJudges ?? 0), (n) => bareSeat(n === 1 ? JUDGE : `JD${n}`, 'judge', n, {})),
    ...numbered(spec.observers ?? 0, (n) => bareSeat(`OBS${n}`, 'observer', n, {})),
  ];
  const seats = new Map(bare.map((seat) => [seat.id, seat]));
  const fault = dressed(seats, spec, dualSeats, turn);
  if (fault !== undefined) return { ok: false, refusal: fault };
  return { ok: true, seats: Object.fromEntries(seats) as Dict<SeatId, Seat> };
}

/** The seat id of a bishop of `see` when bishops of the sees `taken` sit already. */
export function bishopSeatId(see: ProvinceId, taken: readonly ProvinceId[]): SeatId {
  const before = taken.filter((other) => other === see).length;
  return `B${before === 0 ? '' : before + 1}-${see}` as SeatId;
}

export function bareSeat(
  id: string,
  seatClass: Seat['class'],
  rank: number,
  place: { readonly power?: PowerId; readonly see?: ProvinceId },
): Seat {
  return { id: id as SeatId, class: seatClass, ...place, tenures: [], standing: 'seated', rank };
}

/** The seat with a person in it from `turn` on. */
export function seated(seat: Seat, person: PersonId, turn: TurnName): Seat {
  return { ...seat, person, standing: 'seated', tenures: [...seat.tenures, { person, from: turn }] };
}

type Spec = Exclude<Cast, 'default'>;

/** Puts people, titles and empty places on bare seats; returns why it cannot. */
function dressed(seats: Map<SeatId, Seat>, spec: Spec, dualSeats: boolean, turn: TurnName): Refusal | undefined {
  const named = [
    ...Object.keys(spec.people ?? {}),
    ...Object.keys(spec.titles ?? {}),
    ...(spec.empty ?? []),
    ...(spec.acting ?? []),
  ] as SeatId[];
  const unknown = named.find((id) => !seats.has(id));
  if (unknown !== undefined) return refusal('unknown-seat', 'RP', { seat: unknown });

  const change = (id: string, with_: (seat: Seat) => Seat) => {
    const seat = seats.get(id as SeatId) as Seat;
    seats.set(seat.id, with_(seat));
  };
  const placed = new Map<PersonId, SeatId>();
  for (const [id, person] of Object.entries(spec.people ?? {}) as [SeatId, PersonId][]) {
    const other = placed.get(person);
    if (other !== undefined && !dualSeats) return refusal('person-has-a-seat', 'A58', { seat: id, other });
    placed.set(person, id);
    change(id, (seat) => seated(seat, person, turn));
  }
  for (const [id, title] of Object.entries(spec.titles ?? {}) as [SeatId, Title][]) {
    if (!mayBeCalled((seats.get(id) as Seat).class, title))
      return refusal('title-of-another-class', 'RP', { seat: id, title });
    change(id, (seat) => ({ ...seat, title }));
  }
  for (const id of spec.empty ?? []) change(id, (seat) => ({ ...seat, standing: 'empty' }));
  for (const id of spec.acting ?? []) {
    if (seats.get(id)?.class !== 'lord') return refusal('not-a-lord', 'A62', { seat: id });
    change(id, (seat) => ({ ...seat, namedActing: true }));
  }
  return undefined;
}

const numbered = <T>(count: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

function lordsByPower(variant: Variant, lords: NonNullable<Spec['lords']>) {
  if (typeof lords === 'number') return { ok: true, count: () => lords } as const;
  const unknown = Object.keys(lords).find((power) => !variant.powerById.has(power));
  if (unknown !== undefined) return { ok: false, unknown } as const;
  return { ok: true, count: (power: PowerId) => lords[power] ?? 1 } as const;
}

type Sees = { readonly list: readonly ProvinceId[] } | { readonly refusal: Refusal };

function seesOfBishops(variant: Variant, addendum: Addendum, bishops: Spec['bishops']): Sees {
  if (addendum.kind === 'off') {
    return bishops === undefined ? { list: [] } : { refusal: refusal('addendum-off', 'RP', {}) };
  }
  const { papalSee, sees } = addendum;
  if (bishops === undefined) return { list: [papalSee, ...sees] };
  if (typeof bishops === 'number') {
    if (bishops > sees.length + 1)
      return { refusal: refusal('cast-too-many-bishops', 'RP', { bishops, sees: sees.length + 1 }) };
    return { list: [papalSee, ...sees.slice(0, bishops - 1)] };
  }
  const unknown = bishops.find((see) => variant.provinceById.get(see)?.kind !== 'land');
  if (unknown !== undefined) return { refusal: refusal('not-a-see', 'R7', { see: unknown }) };
  if (!bishops.includes(papalSee)) return { refusal: refusal('cast-without-pope', 'R7', { papalSee }) };
  return { list: [papalSee, ...bishops.filter((see, index) => see !== papalSee || bishops.indexOf(see) !== index)] };
}
