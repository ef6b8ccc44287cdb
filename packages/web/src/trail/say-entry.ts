import { capital } from '../words/counting.ts';
import { trailWords } from '../words/trail-words.ts';
import type { TrailPage } from './use-trail.ts';

type Entry = TrailPage['entries'][number];

/** What games and seats are called, where that is known. */
export interface GameNames {
  readonly game: (game: string) => string | undefined;
  readonly seat: (game: string, seat: string) => string;
}

/** Who did it, and what they did, in words. */
export interface Said {
  readonly who: string;
  readonly did: string;
}

/** Says the entries of a page; those of the whole installation, where no class is told. */
export function sayEntries(page: TrailPage, games: GameNames, classId: string | undefined): (entry: Entry) => Said {
  const people = new Map(page.people.map(({ id, name }) => [id, name]));
  const cards = new Map(page.cards.map((card) => [card.id, card]));
  const { who, what } = trailWords;

  const person = (id: string): string => {
    const name = people.get(id);
    if (name === undefined) return classId === undefined ? who.elsewhere(id) : who.forgotten(id);
    return name === '' ? who.unnamed(id) : name;
  };
  const seat = (game: unknown, id: unknown) =>
    typeof game === 'string' && typeof id === 'string' ? games.seat(game, id) : what.card;
  const card = (id: string, { game, seat: where }: Entry['facts'] = {}): string => {
    const found = cards.get(id);
    if (found === undefined) return seat(game, where);
    const title = games.seat(found.game, found.seat);
    return found.person === undefined ? title : who.seated(title, person(found.person));
  };
  const section = (id: string) => (classId === id ? what.class : what.classOf(id));

  const actor = (name: string): string => {
    const [kind = '', id = ''] = parted(name);
    const [, game, where, access] = /^seat:([^/]*)\/([^:]*):(.*)$/.exec(name) ?? [];
    if (access !== undefined) return cards.has(access) ? card(access) : seat(game, where);
    if (kind === 'person') return person(id);
    if (kind === 'access') return card(id);
    if (kind === 'token') return who.script;
    return name === 'server' ? who.server : who.nobody;
  };
  const object = ({ object: name, facts }: Entry): string => {
    const [kind = '', id = ''] = parted(name);
    if (kind === 'person') return person(id);
    if (kind === 'access') return card(id, facts);
    if (kind === 'class') return section(id);
    return kind === 'game' ? (games.game(id) ?? what.game) : name;
  };
  return (entry) => ({
    who: capital(actor(entry.actor)),
    did: said(entry, object(entry), typeof entry.facts.person === 'string' ? person(entry.facts.person) : ''),
  });
}

const parted = (name: string) => [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];

/** What was done, about whom or what; the facts make it plainer. */
function said({ act, facts }: Entry, about: string, person: string): string {
  const { acts, changes, links, unknown } = trailWords;
  const { days, ended, notOwner, owner, pinGone, pinSet, runs } = changes;
  if (act === 'classChanged' && typeof facts.ended === 'boolean') return facts.ended ? ended(about) : runs(about);
  if (act === 'classChanged' && typeof facts.retentionDays === 'number') return days(about, facts.retentionDays);
  if (act === 'rolesChanged' && typeof facts.owner === 'boolean') return facts.owner ? owner(about) : notOwner(about);
  if (act === 'pinChanged' && typeof facts.set === 'boolean') return facts.set ? pinSet : pinGone;
  const found = Object.hasOwn(acts, act) ? acts[act as keyof typeof acts] : undefined;
  if (found === undefined) return unknown(act);
  return typeof found === 'string' ? found : found(about, person === '' ? (links[String(facts.kind)] ?? '') : person);
}
