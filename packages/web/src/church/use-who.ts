import type { ProvinceId } from '@defensor/diplomacy';
import { useMemo } from 'react';
import { nameIn } from '../map/names.ts';
import { useTable } from '../seat/at-table.ts';
import { churchWords } from '../words/church-words.ts';
import { capital } from '../words/counting.ts';
import { seatNames } from '../words/seats.ts';

/** What bishops and others are called on the pages of the Church. */
export interface Who {
  /** “Bishop of Switzerland”. */
  readonly title: (seat: string) => string;
  /** “the bishop of Switzerland”. */
  readonly seat: (seat: string) => string;
  /** “Swi”: what stands on a seal. */
  readonly mark: (seat: string) => string;
  /** To whom a bishop belongs, and by what: “France’s”, “alone”. */
  readonly whose: (seat: string) => string;
}

export function useWho(): Who {
  const { view, variant, naming, sentences } = useTable();
  return useMemo(() => {
    const names = seatNames(variant, view.seats);
    const seeOf = (seat: string) => view.seats.find(({ id }) => id === seat)?.see;
    const short = (province: ProvinceId) => {
      const found = variant.provinceById.get(province);
      return found === undefined ? province : nameIn(found, naming.names, variant).abbreviation;
    };
    return {
      title: names.title,
      seat: sentences.words.seat,
      mark: (seat) => capital(short(seeOf(seat) ?? (seat as ProvinceId)).toLowerCase()),
      whose: (seat) => {
        const affiliation = view.affiliations[seat];
        const declared = view.declarations.find(({ bishop }) => bishop === seat);
        if (affiliation === undefined)
          return declared === undefined
            ? churchWords.alone
            : churchWords.waitsFor(sentences.words.power(declared.power));
        return churchWords.belongs(sentences.words.power(affiliation.power), affiliation.by === 'declaration');
      },
    };
  }, [view, variant, naming, sentences]);
}
