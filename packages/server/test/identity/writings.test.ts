import type { LoggedEvent } from '@defensor/game';
import { expect, test } from 'vitest';
import { nameOf } from '../../src/identity/principal.ts';
import { keepOnlyWhatIsNeeded } from '../../src/identity/retention.ts';
import { classWithCards, expectOk, newWorld, secretOf } from './world.ts';

/** A letter by the card `access` of `seat`, as the host appends it. */
function letter(game: string, seat: string, access: string, seq: number, text: string) {
  const event = {
    type: 'letterSent',
    rule: 'RP',
    audience: { kind: 'public' },
    facts: { text: { id: `t${seq}`, hash: 'h' } },
  };
  const body = { seq, at: 1, turn: 'S1454', phase: 'diplomacy', actor: seat, command: `c${seq}`, event };
  return {
    game,
    expectedSeq: seq - 1,
    command: {
      id: `c${seq}`,
      as: seat,
      do: 'sendLetter',
      at: 1,
      principal: nameOf({ kind: 'seat', gameId: game, seatId: seat, accessId: access, sessionId: 's' }),
    },
    answer: {},
    events: [body as unknown as LoggedEvent],
    texts: new Map([[`t${seq}`, text]]),
    phaseId: 'p',
  };
}

async function school() {
  const world = await newWorld();
  const judge = await world.judge(await world.owner(), 'Judge');
  const room = await classWithCards(world, judge, 'Letters', []);
  const written = await expectOk(
    judge.post(`/classes/${room.classId}/players`, { players: [{ name: 'Zerbinetta' }, { name: 'Ariadne' }] }),
  );
  const [one, two] = written.body.players;
  const cards = (
    await expectOk(
      judge.post(`/games/${room.game}/cards`, {
        cards: [
          { seat: 'R-SPA', person: one?.id },
          { seat: 'R-FRA', person: two?.id },
        ],
      }),
    )
  ).body.cards;
  await world.store.games.append(letter(room.game, 'R-SPA', cards[0]?.id ?? '', 1, 'Yours, Zerbinetta'));
  await world.store.games.append(letter(room.game, 'R-FRA', cards[1]?.id ?? '', 2, 'Yours, Ariadne'));
  return { world, judge, room, cards, one: one?.id ?? '' };
}

test('a player takes along what they wrote', async () => {
  const { world, room, cards } = await school();
  const phone = world.browser();
  await expectOk(phone.post('/join/link', { secret: secretOf(cards[0]?.link ?? '') }));
  const { writings } = (await expectOk(phone.get('/me/export'))).body;
  expect(writings).toMatchObject([{ game: room.game, seat: 'R-SPA', text: 'Yours, Zerbinetta' }]);
});

test('a forgotten player’s letters are erased, others’ stay, and the log holds together', async () => {
  const { world, judge, room, one } = await school();
  await expectOk(judge.delete(`/classes/${room.classId}/players/${one}`));
  expect(await world.store.games.texts(room.game, ['t1', 't2'])).toEqual(new Map([['t2', 'Yours, Ariadne']]));
  expect(await world.store.games.verify(room.game)).toEqual([]);
  expect(await world.store.games.read(room.game, 0)).toHaveLength(2);
});

test('a class that is over loses its letters with its names', async () => {
  const { world, judge, room } = await school();
  await expectOk(judge.put(`/classes/${room.classId}`, { ended: true, retentionDays: 1 }));
  world.clock.now += 24 * 3_600_000;
  await keepOnlyWhatIsNeeded(world.desk);
  expect(await world.store.games.texts(room.game, ['t1', 't2'])).toEqual(new Map());
  expect(await world.store.games.verify(room.game)).toEqual([]);
});
