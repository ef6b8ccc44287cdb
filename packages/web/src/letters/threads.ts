import type { PowerId } from '@defensor/diplomacy';
import { JUDGE, type SeatId, type View } from '@defensor/game';
import { teamOf } from '../seat/team-of.ts';

export type SeenLetter = View['letters'][number];
export type SeenPact = View['pacts'][number];
type SeenWarning = View['warnings'][number];

/** What stands in a thread: a letter, a pact that was offered, a warning of the Judge's. */
export type Item =
  | { readonly kind: 'letter'; readonly atMs: number; readonly turn: string; readonly letter: SeenLetter }
  | { readonly kind: 'pact'; readonly atMs: number; readonly turn: string; readonly pact: SeenPact }
  | { readonly kind: 'warning'; readonly atMs: number; readonly turn: undefined; readonly warning: SeenWarning };

/** Where one writes: to seats, to a room, to a group, or to everybody. */
export type Place =
  | { readonly kind: 'seats' }
  | { readonly kind: 'court' | 'team'; readonly power: PowerId }
  | { readonly kind: 'council' }
  | { readonly kind: 'group'; readonly group: View['groups'][number]['id'] }
  | { readonly kind: 'everybody' };

/** A correspondence: where it is held, with whom, and what was said in it. */
export interface Thread {
  /** In the page's address, and on the device for drafts and for what was read. */
  readonly key: string;
  readonly place: Place;
  /** Who reads what is written there now, without the viewer. */
  readonly others: readonly SeatId[];
  /** Whether the viewer can write there: rooms are left and groups too, and what was read stays. */
  readonly isMine: boolean;
  /** Oldest first. */
  readonly items: readonly Item[];
}

/** The thread with exactly these seats. */
export const keyOfSeats = (seats: readonly string[]) => [...new Set(seats)].sort().join('+');

const keyOfPlace = (place: Place, others: readonly string[]): string => {
  if (place.kind === 'seats') return keyOfSeats(others);
  if (place.kind === 'group') return `group-${place.group}`;
  return 'power' in place ? `${place.kind}-${place.power}` : place.kind;
};

/** The threads of the viewer's seat, those with the newest word first; rooms and groups without a word after them. */
export function threadsOf(view: View): readonly Thread[] {
  const me = view.viewer as SeatId;
  const threads = new Map<string, Thread>();
  const put = (place: Place, others: readonly SeatId[], item?: Item) => {
    const key = keyOfPlace(place, others);
    const before = threads.get(key) ?? openThread(view, key, place, others);
    threads.set(key, item === undefined ? before : { ...before, items: [...before.items, item] });
  };
  for (const room of view.rooms ?? []) put(room, []);
  put({ kind: 'seats' }, [JUDGE]);
  for (const { id } of view.groups) put({ kind: 'group', group: id }, []);
  for (const item of itemsOf(view, me)) put(placeOf(item), othersOf(item, me), item);
  return [...threads.values()].sort((a, b) => lastMs(b) - lastMs(a));
}

/** The thread of this key, also where nothing was written in it; none for a key that means nothing in this game. */
export function threadOf(view: View, threads: readonly Thread[], key: string): Thread | undefined {
  const found = threads.find((thread) => thread.key === key);
  if (found !== undefined) return found;
  if (key === 'everybody') return openThread(view, key, { kind: 'everybody' }, []);
  const seats = key.split('+') as SeatId[];
  const isKnown = seats.every((id) => id !== view.viewer && view.seats.some((seat) => seat.id === id));
  return isKnown ? openThread(view, keyOfSeats(seats), { kind: 'seats' }, seats) : undefined;
}

const lastMs = ({ items }: Thread) => items.at(-1)?.atMs ?? 0;

/** Everything in the viewer's own letters. What the Judge opens to all after the game is no letter of his. */
function itemsOf(view: View, me: SeatId): readonly Item[] {
  const letters = view.letters
    .filter((letter) => letter.public === true || letter.from === me || letter.to.includes(me))
    .map((letter): Item => ({ kind: 'letter', atMs: letter.sentMs, turn: letter.turn, letter }));
  const pacts = view.pacts
    .filter(({ parties }) => parties.includes(me))
    .map((pact): Item => ({ kind: 'pact', atMs: pact.atMs, turn: pact.turn, pact }));
  const warnings = view.warnings.map(
    (warning): Item => ({ kind: 'warning', atMs: warning.atMs, turn: undefined, warning }),
  );
  return [...letters, ...pacts, ...warnings].sort((a, b) => a.atMs - b.atMs);
}

function placeOf(item: Item): Place {
  if (item.kind !== 'letter') return { kind: 'seats' };
  const { room, group, public: isPublic } = item.letter;
  if (isPublic === true) return { kind: 'everybody' };
  if (room !== undefined) return room;
  return group === undefined ? { kind: 'seats' } : { kind: 'group', group };
}

function othersOf(item: Item, me: SeatId): readonly SeatId[] {
  if (item.kind === 'warning') return [JUDGE];
  const all = item.kind === 'pact' ? item.pact.parties : [item.letter.from, ...item.letter.to];
  return all.filter((seat) => seat !== me);
}

function openThread(view: View, key: string, place: Place, others: readonly SeatId[]): Thread {
  return { key, place, items: [], isMine: isMineNow(view, place), others: readersOf(view, place) ?? others };
}

function isMineNow(view: View, place: Place): boolean {
  if (place.kind === 'group') return view.groups.some(({ id }) => id === place.group);
  if (place.kind === 'seats' || place.kind === 'everybody') return true;
  return (view.rooms ?? []).some((room) => keyOfPlace(room, []) === keyOfPlace(place, []));
}

/** Who sits in a room or group now; `undefined` where the letters themselves say to whom they went. */
function readersOf(view: View, place: Place): readonly SeatId[] | undefined {
  if (place.kind === 'seats') return undefined;
  const seated = view.seats.filter(({ id, standing }) => id !== view.viewer && standing === 'seated');
  const of = (isIn: (seat: View['seats'][number]) => boolean) => seated.filter(isIn).map(({ id }) => id);
  switch (place.kind) {
    case 'group':
      return (view.groups.find(({ id }) => id === place.group)?.members ?? []).filter((id) => id !== view.viewer);
    case 'court':
      return of(({ power }) => power === place.power);
    case 'team':
      return of(({ id }) => teamOf(view, id) === place.power);
    case 'council':
      return of((seat) => seat.class === 'bishop');
    case 'everybody':
      return of((seat) => seat.class !== 'judge' && seat.class !== 'observer');
  }
}
