import { firstOwnerInvite } from '../src/identity/invites.ts';
import type { Node } from '../src/node.ts';
import type { Browser, Told } from './browser.ts';
import { browserAt, jsonOf } from './kit.ts';

const PASSPHRASE = 'seven swans a-swimming';

/** A class with its Judge and a game. */
export interface Table {
  readonly judge: Browser;
  readonly classId: string;
  readonly game: string;
  /** A browser in a seat of this game, or of another of the class, by a card of its own. */
  readonly sit: (seat: string, game?: string) => Promise<Browser>;
}

/** The answer's JSON; an error for one that is no success. */
export async function ok<T>(told: Promise<Told>): Promise<T> {
  const answer = await told;
  if (answer.status >= 300) throw new Error(answer.text);
  return jsonOf<T>(answer);
}

/** The first owner judges a class with a game of the default cast, or of these fields. */
export async function table(node: Node, fields: object = {}): Promise<Table> {
  const judge = browserAt(node);
  const invite = await firstOwnerInvite(node.services.identity);
  await ok(judge.post('/welcome', { invite, name: 'Olga', passphrase: PASSPHRASE }));
  const { id: classId } = await ok<{ id: string }>(judge.post('/classes', { shortName: 'Tudor', title: 'Tudors' }));
  const { game } = await ok<{ game: string }>(
    judge.post('/games', { id: 'create-0001', class: classId, title: 'First', ...fields }),
  );
  const sit = async (seat: string, of = game): Promise<Browser> => {
    const { cards } = await ok<{ cards: { link: string }[] }>(judge.post(`/games/${of}/cards`, { cards: [{ seat }] }));
    const browser = browserAt(node);
    await ok(browser.post('/join/link', { secret: cards[0]?.link.split('#')[1] }));
    return browser;
  };
  return { judge, classId, game, sit };
}
