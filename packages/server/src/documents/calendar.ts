import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '@defensor/api';
import { closesAtMs, type Game, seatsOf, turnName } from '@defensor/game';
import { ICalCalendar } from 'ical-generator';
import type { Desk } from '../identity/desk.ts';

/** What a feed hangs on: a seat's card. */
interface CardOfFeed {
  readonly id: string;
  readonly game_id: string;
  readonly link_hash: string;
}

/**
 * The secret part of a card's calendar link: good until the card is renewed or revoked, and good for nothing else.
 * Nothing is kept of it. `undefined` where there is no such card.
 */
export async function feedOf(desk: Desk, accessId: string): Promise<string | undefined> {
  const card = await cardOf(desk, accessId);
  return card === undefined ? undefined : `${card.id}.${seal(desk, card)}`;
}

/** The game whose deadlines a feed tells of; `undefined` for one that is revoked, or never was. */
export async function gameOfFeed(desk: Desk, feed: string): Promise<string | undefined> {
  const [id = '', given = ''] = feed.split('.');
  const card = await cardOf(desk, id);
  if (card === undefined) return undefined;
  const [is, should] = [Buffer.from(given), Buffer.from(seal(desk, card))];
  return is.length === should.length && timingSafeEqual(is, should) ? card.game_id : undefined;
}

function cardOf({ store }: Desk, id: string): Promise<CardOfFeed | undefined> {
  return store.db
    .selectFrom('seat_accesses')
    .select(['id', 'game_id', 'link_hash'])
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
}

function seal({ keys }: Desk, { id, link_hash }: CardOfFeed): string {
  return createHmac('sha256', keys.feeds).update(`${id} ${link_hash}`).digest('base64url');
}

/** How often a calendar program looks again, at most. */
const LOOKS_AGAIN_S = 900;

/** The deadline of the phase now open as an iCalendar (RFC 5545): what everybody at the table knows. */
export function deadlineCalendar(id: string, title: string, game: Game, nowMs: number, language: Language): string {
  const words = language.words({ variant: game.variant, seats: seatsOf(game.state) });
  const { turn, phase } = game.state;
  const calendar = new ICalCalendar({ name: title, ttl: LOOKS_AGAIN_S });
  const closesMs = closesAtMs(game);
  if (closesMs !== undefined) {
    calendar.createEvent({
      id: `${id}-${turnName(turn)}-${phase}@defensor`,
      stamp: new Date(nowMs),
      start: new Date(closesMs),
      end: new Date(closesMs),
      sequence: game.seq,
      summary: language.documents.closes(title, words.phase(phase), words.turn(turnName(turn))),
    });
  }
  return calendar.toString();
}
