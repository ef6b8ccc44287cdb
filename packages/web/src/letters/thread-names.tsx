import { JUDGE } from '@defensor/game';
import { Icon } from '../components/icon.tsx';
import { SeatArms } from '../components/seat-arms.tsx';
import { type AtTable, useTable } from '../seat/at-table.ts';
import { letterWords } from '../words/letter-words.ts';
import { seatNames } from '../words/seats.ts';
import { words } from '../words/words.ts';
import type { Thread } from './threads.ts';

/** What a correspondence is called, as a heading: “Queen of Spain”, “Court of Spain”. */
export function threadTitle({ variant, view, texts, sentences }: AtTable, { place, others }: Thread): string {
  const { names } = letterWords;
  switch (place.kind) {
    case 'court':
    case 'team':
      return names[place.kind](sentences.words.power(place.power));
    case 'council':
    case 'everybody':
      return names[place.kind];
    case 'group': {
      const group = view.groups.find(({ id }) => id === place.group);
      return (group === undefined ? undefined : texts[group.name.id]) ?? names.group;
    }
    case 'seats':
      if (others.length === 1 && others[0] === JUDGE) return names.judge;
      return others.length === 1
        ? seatNames(variant, view.seats).title(others[0] as string)
        : words.titleOf(sentences.words.seats(others));
  }
}

/** What is to be known of a correspondence in one line. */
export function threadAbout({ view, sentences }: AtTable, { place, others, isMine }: Thread): string {
  const { about, readers } = letterWords;
  if (!isMine) return about.left;
  if (place.kind === 'group') return readers(sentences.words.seats(others));
  if (place.kind !== 'seats') return about[place.kind];
  if (others.length === 1 && others[0] === JUDGE) return about.judge;
  return `${words.seat.turn(view.turn)}, ${words.seat.phases[view.phase]}`;
}

/** The arms or the sign of a correspondence. */
export function ThreadSign({ thread: { place, others } }: { thread: Thread }) {
  const { variant, view } = useTable();
  if (place.kind === 'court' || place.kind === 'team') return <SeatArms variant={variant} power={place.power} />;
  if (place.kind === 'everybody') return <Sign name="gazette" />;
  if (place.kind === 'council') return <Sign name="mitre" />;
  if (place.kind === 'group' || others.length > 1) return <Sign name="people" />;
  const seat = view.seats.find(({ id }) => id === others[0]);
  if (seat?.class === 'judge') return <Sign name="scales" />;
  return <SeatArms variant={variant} power={seat?.power} />;
}

const Sign = ({ name }: { name: 'gazette' | 'mitre' | 'people' | 'scales' }) => (
  <span className="arms-see">
    <Icon name={name} />
  </span>
);
