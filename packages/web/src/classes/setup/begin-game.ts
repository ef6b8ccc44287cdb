import type { Variant } from '@defensor/diplomacy';
import type { FreshCard } from '../../print/fresh-cards.ts';
import { type Answer, ask } from '../../server/ask.ts';
import {
  faultOf,
  newTimetable,
  type PhaseChoice,
  type TimetableDraft,
  timetableOf,
} from '../../timetable/timetable-draft.ts';
import { AS_PERSON, type ClassInfo, type Player } from '../class-list.ts';
import { keyOf, lordsByPower } from './casting.ts';
import type { Setup, Times } from './kept-setup.ts';
import type { SetupDesk } from './use-setup.ts';

export interface Begun {
  readonly game: string;
  readonly cards: readonly FreshCard[];
}

/**
 * Begins the game that was set up: writes the people down, makes the game, makes a card for each seat and one for the
 * projector. A second try makes nobody and no game twice.
 */
export async function beginGame(desk: SetupDesk, variant: Variant, info: ClassInfo): Promise<Answer<Begun>> {
  const written = await writeDown(desk, info.id);
  if (!written.ok) return written;
  const { setup, seats, numbers } = desk;
  const people = Object.fromEntries(
    Object.entries(setup.casting).map(([seat, key]) => [seat, written.value[key] ?? '']),
  );
  const made = await ask<{ game: string }>('/games', {
    method: 'POST',
    as: AS_PERSON,
    body: {
      id: setup.id,
      class: info.id,
      title: info.title,
      variant: variant.id,
      options: setup.options,
      cast: {
        lords: lordsByPower(variant, numbers),
        bishops: numbers.bishops,
        people,
        empty: seats.filter(({ id }) => setup.casting[id] === undefined).map(({ id }) => id),
      },
      ...clockOf(setup),
      begin: 'later',
    },
  });
  if (!made.ok) return made;
  const { game } = made.value;
  const cards = seats.map(({ id }) => (people[id] === undefined ? { seat: id } : { seat: id, person: people[id] }));
  const issued = await ask<{ cards: readonly FreshCard[] }>(`/games/${game}/cards`, {
    method: 'POST',
    as: AS_PERSON,
    body: { cards: [...cards, { seat: 'projector' }] },
  });
  return issued.ok ? { ...issued, value: { game, cards: issued.value.cards } } : issued;
}

/** The ids of the people in the game, by their keys; whom the class knows already is not written down again. */
async function writeDown({ people }: SetupDesk, classId: string): Promise<Answer<Ids>> {
  const there = await ask<{ players: readonly Player[] }>(`/classes/${classId}/players`, { as: AS_PERSON });
  if (!there.ok) return there;
  const known = Object.fromEntries(there.value.players.map(({ id, name, details }) => [keyOf(name, details), id]));
  const missing = people.filter(({ key }) => known[key] === undefined);
  if (missing.length === 0) return { ...there, value: known };
  const answer = await ask<{ players: readonly Player[] }>(`/classes/${classId}/players`, {
    method: 'POST',
    as: AS_PERSON,
    body: { players: missing.map(({ name, details }) => ({ name, details })) },
  });
  if (!answer.ok) return answer;
  const written = Object.fromEntries(missing.map(({ key }, index) => [key, answer.value.players[index]?.id ?? '']));
  return { ...answer, value: { ...known, ...written } };
}

type Ids = Readonly<Record<string, string>>;

/** The timetable that was chosen. One that cannot be kept as it is written is left out: the phases close by hand then. */
function clockOf({ times, timetable }: Setup) {
  if (timetable !== undefined) {
    return faultOf(timetable) === undefined ? { timetable: timetableOf(timetable, Date.now()) } : {};
  }
  return times === undefined ? {} : { timetable: timetableOf(withTimes(times), Date.now()) };
}

function withTimes({ diplomacy, orderWriting, others }: Times): TimetableDraft {
  const after = (amount: number): PhaseChoice => ({ kind: 'after', amount, unit: 'minutes' });
  return {
    ...newTimetable(),
    phases: {
      diplomacy: after(diplomacy),
      orderWriting: after(orderWriting),
      orderResolution: { kind: 'byHand' },
      retreats: after(others),
      adjustments: after(others),
    },
  };
}
