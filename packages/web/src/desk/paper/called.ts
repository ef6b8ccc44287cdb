import type { ProvinceId } from '@defensor/diplomacy';
import { deskWords } from '../../words/desk-words.ts';
import { powerLabel, seeLabel } from '../../words/orders.ts';
import { words } from '../../words/words.ts';
import { useRoster } from '../people.tsx';
import { useDesk } from '../use-ruling.ts';
import type { CalledSeat } from './read-names.ts';

/** All that seats are called on paper: title and office, see or power, whoever sits there, and the seat's id. */
export function useCalled(seats: readonly string[]): readonly CalledSeat[] {
  const { view, variant, sentences } = useDesk();
  const { nameIn } = useRoster();
  const { titles } = deskWords.desk.sheets;
  const pope = view.throne?.kind === 'reigning' ? view.throne.pope : undefined;
  const seeNames = (see: ProvinceId | undefined) => {
    const found = see === undefined ? undefined : variant.provinceById.get(see);
    return found === undefined ? [] : [found, ...Object.values(found.otherNames)].map(({ name }) => name);
  };
  return view.seats
    .filter(({ id }) => seats.includes(id))
    .map((seat) => {
      const person = nameIn(seat.id);
      const places = [
        ...(seat.see === undefined ? [] : [seeLabel(variant, seat.see)]),
        ...(seat.power === undefined ? [] : [powerLabel({ variant }, seat.power)]),
      ];
      const names = [
        words.titleOf(sentences.words.seat(seat.id)),
        ...places.map((place) => `${titles[seat.class]} ${place}`),
        ...places,
        ...(person === undefined ? [] : [person, ...person.split(' ')]),
        ...(seat.id === pope ? [words.board.head.pope] : []),
        // A see by the names of other boards, too.
        ...seeNames(seat.see),
        seat.id,
      ];
      return { seat: seat.id, names };
    });
}
