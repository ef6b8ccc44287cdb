import { capital } from '../../game/capital.ts';
import type { RefusalCatalogue } from '../../game/game-catalogue.ts';

/** English for the refusals about seats. */
export const seatRefusals = {
  'addendum-off': () => 'This game is played without the Papacy Rules.',
  'cast-unknown-power': ({ has, name }) =>
    has('power') ? `The map has no power “${name('power')}”.` : 'A Lord serves a power. Say which.',
  'cast-too-many-bishops': ({ number }) =>
    `You asked for ${number('bishops')} bishops, and there are ${number('sees')} sees. Choose ${number('sees')} or fewer.`,
  'cast-without-pope': ({ place }) =>
    `Somebody must be bishop of ${place('papalSee')}: he is Pope at the start. Add that see.`,
  'not-a-see': ({ has, place }) =>
    has('see')
      ? `${capital(place('see'))} cannot be a see. Choose a land province of this map.`
      : 'A bishop has a see. Choose a land province of this map.',
  'not-a-lord': ({ seat }) => `${capital(seat('seat'))} is not a Lord. Only a Lord can act for a Ruler.`,
  'title-of-another-class': ({ name, seat }) =>
    `“${name('title')}” is not a title for ${seat('seat')}. Rulers may be King, Queen, Prince or Princess; Lords may be Duke, Duchess or Lady.`,
  'person-has-a-seat': ({ seat }) =>
    `This person already sits as ${seat('other')}. One person has one seat, unless the game allows two.`,
  'person-sits-there': ({ seat }) => `This person already sits as ${seat('seat')}.`,
  'seat-stays': ({ seat }) =>
    `The seat of ${seat('seat')} cannot be taken away. Declare it empty, or put somebody else in it.`,
  'seats-differ': ({ seat }) =>
    `${capital(seat('from'))} and ${seat('into')} cannot become one seat. Only two Lords of one power can, or two bishops.`,
  'see-filled': ({ place, seat }) => `${capital(place('see'))} has a bishop already: ${seat('seat')}.`,
  'not-suspended': ({ seat }) => `${capital(seat('seat'))} is not suspended.`,
} satisfies Partial<RefusalCatalogue['refusals']>;
