import { type Coast, coastOf, type LocationId, type ProvinceId, provinceOf } from '@defensor/diplomacy';
import type { TextRef } from '@defensor/game';
import { provinceName } from '../catalogue/names.ts';
import type { Cast, Words } from '../game/words.ts';
import { listed, of } from './grammar.ts';
import { placeNamed, powerNamed } from './names.ts';

export const COASTS: Readonly<Record<Coast, string>> = {
  NC: 'côte nord',
  EC: 'côte est',
  SC: 'côte sud',
  WC: 'côte ouest',
};

/** All of them feminine and singular, so that what is said of a phase agrees with each. */
const PHASES: Readonly<Record<string, string>> = {
  setup: 'la préparation',
  diplomacy: 'la phase de diplomatie',
  orderWriting: 'la phase d’écriture des ordres',
  orderResolution: 'la phase de résolution des ordres',
  retreats: 'la phase des retraites',
  adjustments: 'la phase des gains et pertes d’unités',
  ended: 'la fin de la partie',
};

const CLASSES: Readonly<Record<string, string>> = { ruler: 'Souverain', lord: 'Seigneur', bishop: 'évêque' };
const TITLES: Readonly<Record<string, string>> = {
  King: 'Roi',
  Queen: 'Reine',
  Prince: 'Prince',
  Princess: 'Princesse',
  Duke: 'Duc',
  Duchess: 'Duchesse',
  Lady: 'Dame',
};
const WOMENS: ReadonlySet<string> = new Set(['Reine', 'Princesse', 'Duchesse', 'Dame']);
const ORDINALS = [
  '',
  '',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
  'neuvième',
];

/** A title that a player chose, in French. */
export const titleOf = (title: string): string => TITLES[title] ?? title;

/** French names for the things of a game. */
export function frenchWords({ variant, seats, textOf, momentOf, wording }: Cast): Words {
  const seatById = new Map(seats.map((seat) => [seat.id as string, seat]));
  const long = { ...wording, length: 'full' } as const;

  const named = (form: 'the' | 'at' | 'of', id: string): string => {
    const location = id as LocationId;
    const province = variant.provinceById.get(provinceOf(location));
    if (province === undefined) return form === 'the' ? id : form === 'at' ? `à ${id}` : of(id);
    const coast = coastOf(location);
    const name = placeNamed(provinceName(province, long))[form];
    return coast === undefined ? name : `${name} (${COASTS[coast]})`;
  };
  const powerOf = (id: string) => powerNamed(variant.powerById.get(id)?.name ?? id);
  const power: Words['power'] = (id) => powerOf(id).the;
  const seat: Words['seat'] = (id) => {
    const found = seatById.get(id);
    const [, number = ''] = /^[A-Z]+?(\d+)(?:-|$)/.exec(id) ?? [];
    if (id === 'clock') return 'l’horloge';
    if (found === undefined) return String(id);
    if (found.class === 'judge') return number === '' ? 'l’Arbitre' : `le co-arbitre ${Number(number) - 1}`;
    if (found.class === 'observer') return `l’observateur ${number}`;
    const title = found.title === undefined ? (CLASSES[found.class] ?? found.class) : titleOf(found.title);
    const whose = found.power === undefined ? see(found.see) : powerOf(found.power).of;
    return `${withArticle(title, ORDINALS[Number(number)] ?? '')} ${whose}`;
  };
  /** The city gave the bishop of Rome his name before there were Papal States. */
  const see = (id: ProvinceId | undefined): string => {
    const province = id === undefined ? undefined : variant.provinceById.get(id);
    const names = [province?.name, ...Object.values(province?.otherNames ?? {}).map(({ name }) => name)];
    return names.includes('Rome') ? 'de Rome' : named('of', id ?? '?');
  };

  return {
    seat,
    seats: (ids) => listed(ids.map(seat)),
    power,
    heading: (id) => powerOf(id).alone,
    powers: (ids) => listed(ids.map(power)),
    place: (id) => named('the', id),
    at: (id) => named('at', id),
    unit: ({ type, location, power: owner }) => {
      const kind = type === undefined ? 'l’unité' : type === 'A' ? 'l’armée' : 'la flotte';
      return `${kind}${owner === undefined ? '' : ` ${powerOf(owner).adjective}`} ${named('at', location)}`;
    },
    turn: (turn) => `${turn.startsWith('S') ? 'printemps' : 'automne'} ${turn.slice(1)}`,
    phase: (phase) => PHASES[phase] ?? String(phase),
    moment: momentOf ?? ((ms) => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`),
    quoted: (ref) => {
      const text = ref === undefined ? undefined : textOf?.(ref);
      return text === undefined ? undefined : `« ${text} »`;
    },
    list: (items) => listed(items),
  };
}

/** « la Reine », « l’évêque », « le deuxième évêque ». */
function withArticle(title: string, ordinal: string): string {
  const article = WOMENS.has(title) ? 'la' : 'le';
  if (ordinal !== '') return `${article} ${ordinal} ${title}`;
  return title === 'évêque' ? 'l’évêque' : `${article} ${title}`;
}

/** Ends a sentence with the reason somebody gave, where the reader may have it: ` : « L’automne a été mal lu. »`. */
export function because(words: Words, reason: TextRef | undefined): string {
  const quoted = words.quoted(reason);
  return quoted === undefined ? '.' : ` : ${quoted}`;
}
