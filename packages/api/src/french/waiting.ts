import type { Words } from '../game/words.ts';
import { of } from './grammar.ts';

/** What waits for the Judge, by the kind of its name: `testimony:t1`, `resignation:B-ROM`, `sheet:SPAIN`. */
const WAITING: Readonly<
  Record<string, (what: string, seat: (id: string) => string, power: (id: string) => string) => string>
> = {
  testimony: (finding) => `le témoignage « ${finding} »`,
  resignation: (who, seat) => `la renonciation ${of(seat(who))}`,
  sheet: (whose, _, power) => `le désaccord entre les Seigneurs ${of(power(whose))}`,
};

/** All that waits in a row: « le témoignage « t1 » et la renonciation de l’évêque de Rome ». */
export function waiting(names: readonly string[], words: Words): string {
  const items = names.map((name) => {
    const [kind = '', what = ''] = name.split(':');
    return WAITING[kind]?.(what, words.seat, words.power) ?? name;
  });
  return words.list(items);
}
