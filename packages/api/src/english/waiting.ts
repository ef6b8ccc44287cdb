import type { Words } from '../game/words.ts';

/** What waits for the Judge, by the kind of its name: `testimony:t1`, `resignation:B-ROM`, `sheet:SPAIN`. */
const WAITING: Readonly<
  Record<string, (what: string, seat: (id: string) => string, power: (id: string) => string) => string>
> = {
  testimony: (finding) => `the testimony “${finding}”`,
  resignation: (who, seat) => `the resignation of ${seat(who)}`,
  sheet: (whose, _, power) => `the dispute among the Lords of ${power(whose)}`,
};

/** All that waits in a row: “the testimony “t1” and the resignation of the bishop of Rome”. */
export function waiting(names: readonly string[], words: Words): string {
  const items = names.map((name) => {
    const [kind = '', what = ''] = name.split(':');
    return WAITING[kind]?.(what, words.seat, words.power) ?? name;
  });
  return words.list(items);
}
