import { type Coast, coastOf, type LocationId, type ProvinceId, provinceOf } from '@defensor/diplomacy';
import type { TextRef } from '@defensor/game';
import { provinceName } from '../catalogue/names.ts';
import type { Cast, Words } from '../game/words.ts';

const COASTS: Readonly<Record<Coast, string>> = {
  NC: 'north coast',
  EC: 'east coast',
  SC: 'south coast',
  WC: 'west coast',
};

const PHASES: Readonly<Record<string, string>> = {
  setup: 'the preparation',
  diplomacy: 'the Diplomacy Phase',
  orderWriting: 'the Order Writing Phase',
  orderResolution: 'the Order Resolution Phase',
  retreats: 'the Retreat Phase',
  adjustments: 'Gaining and Losing Units',
  ended: 'the end of the game',
};

const CLASSES: Readonly<Record<string, string>> = { ruler: 'Ruler', lord: 'Lord', bishop: 'bishop' };
const ORDINALS = ['', '', 'second ', 'third ', 'fourth ', 'fifth ', 'sixth ', 'seventh ', 'eighth ', 'ninth '];

/** Names that English says with an article: the Netherlands, the North Sea, the Holy Roman Empire. */
const WITH_ARTICLE =
  /(?:Empire|Turks|Republic|Kingdom|States|Netherlands|Sea|Ocean|Channel|Bight|Mediterranean|Skagerrak|Rheinland)$|^Gulf of /;

/** English names for the things of a game. */
export function englishWords({ variant, seats, textOf, momentOf, wording }: Cast): Words {
  const seatById = new Map(seats.map((seat) => [seat.id as string, seat]));
  const long = { ...wording, length: 'full' } as const;

  const place: Words['place'] = (id) => {
    const location = id as LocationId;
    const province = variant.provinceById.get(provinceOf(location));
    if (province === undefined) return String(id);
    const coast = coastOf(location);
    const name = withArticle(provinceName(province, long));
    return coast === undefined ? name : `${name} (${COASTS[coast]})`;
  };
  const power: Words['power'] = (id) => withArticle(variant.powerById.get(id)?.name ?? String(id));
  const seat: Words['seat'] = (id) => {
    const found = seatById.get(id);
    const [, number = ''] = /^[A-Z]+?(\d+)(?:-|$)/.exec(id) ?? [];
    if (id === 'clock') return 'the clock';
    if (found === undefined) return String(id);
    if (found.class === 'judge') return number === '' ? 'the Judge' : `co-judge ${Number(number) - 1}`;
    if (found.class === 'observer') return `observer ${number}`;
    const ordinal = ORDINALS[Number(number)] ?? '';
    const of = found.power === undefined ? see(found.see) : power(found.power);
    return `the ${ordinal}${found.title ?? CLASSES[found.class] ?? found.class} of ${of}`;
  };
  /** The city gave the bishop of Rome his name before there were Papal States. */
  const see = (id: ProvinceId | undefined): string => {
    const province = id === undefined ? undefined : variant.provinceById.get(id);
    const names = [province?.name, ...Object.values(province?.otherNames ?? {}).map(({ name }) => name)];
    return names.includes('Rome') ? 'Rome' : place(id ?? '?');
  };

  const at: Words['at'] = (id) => `in ${place(id)}`;
  return {
    seat,
    seats: (ids) => englishList(ids.map(seat)),
    power,
    heading: (id) => variant.powerById.get(id)?.name ?? id,
    powers: (ids) => englishList(ids.map(power)),
    place,
    at,
    unit: ({ type, location, power: owner }) => {
      const kind = type === undefined ? 'unit' : type === 'A' ? 'army' : 'fleet';
      return `${owner === undefined ? 'the' : genitive(power(owner))} ${kind} ${at(location)}`;
    },
    turn: (turn) => `${turn.startsWith('S') ? 'Spring' : 'Fall'} ${turn.slice(1)}`,
    phase: (phase) => PHASES[phase] ?? String(phase),
    moment: momentOf ?? ((ms) => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`),
    quoted: (ref) => {
      const text = ref === undefined ? undefined : textOf?.(ref);
      return text === undefined ? undefined : `“${text}”`;
    },
    list: englishList,
  };
}

/** `a, b and c`; `nobody` where there is none. */
export function englishList(items: readonly string[]): string {
  if (items.length === 0) return 'nobody';
  return items.length === 1 ? String(items[0]) : `${items.slice(0, -1).join(', ')} and ${String(items.at(-1))}`;
}

/** `Spain’s`, `the Turks’`. */
export const genitive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

/** `1 vote`, `7 votes`. */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

const withArticle = (name: string): string => (WITH_ARTICLE.test(name) ? `the ${name}` : name);

/** Ends a sentence with the reason somebody gave, where the reader may have it: `: “The Fall was misread.”`. */
export function because(words: Words, reason: TextRef | undefined): string {
  const quoted = words.quoted(reason);
  return quoted === undefined ? '.' : `: ${quoted}`;
}
