import { audit } from './audit.ts';
import { issueCards } from './cards.ts';
import type { Desk } from './desk.ts';
import { type Joined, joinByLink } from './join.ts';
import { type Outcome, refuse } from './refusals.ts';
import type { Visitor } from './visitor.ts';

/** Whether a card is of this game and not revoked. */
export async function isCardOf(desk: Desk, card: string, game: string): Promise<boolean> {
  const row = await desk.store.db
    .selectFrom('seat_accesses')
    .select('id')
    .where('id', '=', card)
    .where('game_id', '=', game)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Sits the Judge of a class made to try things in down in any seat of its games, by a card of its own. */
export async function sitAs(
  desk: Desk,
  visitor: Visitor,
  actor: string,
  game: string,
  seat: string,
): Promise<Outcome<Joined>> {
  const place = await desk.store.db
    .selectFrom('games')
    .innerJoin('classes', 'classes.id', 'games.class_id')
    .select('classes.demo')
    .where('games.id', '=', game)
    .executeTakeFirst();
  if (place?.demo !== 1) return refuse('not-a-try-out');
  const issued = await issueCards(desk, actor, game, [{ seat }]);
  if (!issued.ok) return issued;
  const [card] = issued.value;
  if (card === undefined) return refuse('no-such-seat');
  await audit(desk, undefined, { actor, act: 'satDown', object: `access:${card.id}`, facts: { game, seat } });
  return joinByLink(desk, visitor, card.secret, undefined);
}
