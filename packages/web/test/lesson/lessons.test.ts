import { view } from '@defensor/game';
import { describe, expect, test } from 'vitest';
import { LESSONS, ROLES, type Role, SEAT_OF } from '../../src/lesson/lessons.ts';
import { perform } from '../../src/lesson/private-game.ts';
import { again, opened, type Stand, skipped, wentOn } from '../../src/lesson/stand.ts';
import { ENGLISH_LESSON } from '../../src/words/english-lesson.ts';
import { FRENCH_LESSON } from '../../src/words/french-lesson.ts';

/** A lesson walked to its end, each step left to the coach; how it stood after each. */
function walk(role: Role): readonly Stand[] {
  const stands: Stand[] = [];
  let stand = opened(role);
  for (const at of LESSONS[role].keys()) {
    expect(stand.at).toBe(at);
    stand = skipped(role, stand);
    stands.push(stand);
    if (at < LESSONS[role].length - 1) stand = wentOn(role, stand);
  }
  return stands;
}

describe('a lesson is played by the game itself', () => {
  test.each(ROLES)('%s: each step begins undone, is done by what the coach does, and has its words', (role) => {
    for (const stand of walk(role)) expect(stand.isDone, `${role} ${stand.at}`).toBe(true);
    for (const words of [ENGLISH_LESSON, FRENCH_LESSON]) expect(words[role]).toHaveLength(LESSONS[role].length);
    const asked = LESSONS[role].filter(({ section }) => section !== 'gazette');
    let stand = opened(role);
    const undone = LESSONS[role].map((step, at) => {
      const before = stand.isDone;
      stand = skipped(role, stand);
      if (at < LESSONS[role].length - 1) stand = wentOn(role, stand);
      return before ? [] : [step];
    });
    expect(undone.flat()).toEqual(asked);
  });

  test('OP.1 R17 the Ruler’s support drives France out; a convoy lands; a retreat and a build stand', () => {
    const stands = walk('ruler');
    const seen = (at: number) => view((stands[at] as Stand).game.game, SEAT_OF.ruler as never);
    const units = (at: number) =>
      seen(at).units.flatMap(({ power, location }) => (power === 'SPAIN' ? [location] : []));
    expect(units(4).toSorted()).toEqual(['LYO', 'MAR', 'TUN', 'TYS']);
    expect(seen(5).dislodged.map(({ location }) => location)).toEqual(['MAR']);
    expect(seen(6).phase).toBe('adjustments');
    expect(units(6).toSorted()).toEqual(['LYO', 'SPA', 'TUN', 'TYS']);
  });

  test('R14 R6 the bishops’ council makes an Anti-Pope; R1 the ban binds the bishop; R3 the named unit is held; R4 lifted', () => {
    const bishop = walk('bishop');
    expect(view((bishop[4] as Stand).game.game, 'public').antiPopes.map(({ seat }) => seat)).toEqual(['B-SER']);
    expect(view((bishop[4] as Stand).game.game, 'public').bans.map(({ seat }) => seat)).toEqual(['B-DEN']);
    const pope = walk('pope');
    expect(view((pope[2] as Stand).game.game, 'public').bans.map(({ seat }) => seat)).toEqual(['R-SPA']);
  });

  test('what is done in a lesson is there again after a reload, to the word; what cannot be read begins anew', () => {
    const stand = wentOn('ruler', skipped('ruler', opened('ruler')));
    const read = again('ruler', JSON.stringify({ at: stand.at, from: stand.from, acts: stand.game.acts }));
    expect(read.game.game.record.log).toEqual(stand.game.game.record.log);
    expect([read.at, read.isDone]).toEqual([stand.at, stand.isDone]);
    for (const text of ['', '{', '{"at":1}', '{"at":9,"from":0,"acts":[]}', '{"at":1,"from":0,"acts":[{"do":"x"}]}'])
      expect(again('ruler', text).at).toBe(0);
  });

  test('A16 what the game refuses leaves the lesson as it was, with a sentence and its rule', () => {
    const stand = wentOn('ruler', skipped('ruler', opened('ruler')));
    const late = perform(stand.game, { as: 'R-SPA', do: 'sendLetter', to: ['R-VEN'], text: 'Now?' });
    expect(late.after).toBe(stand.game);
    expect(late.answer).toMatchObject({ ok: false, problem: { rule: 'A16' } });
    expect(perform(stand.game, { as: 'R-SPA', do: 'sendLetter', nonsense: 1 }).answer.ok).toBe(false);
    const sheet = { as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'A SPA H' } as const;
    expect(perform(stand.game, { ...sheet, expectedPhase: 'diplomacy' }).answer.ok).toBe(false);
    expect(perform(stand.game, { ...sheet, expectedPhase: 'orderWriting' }).answer.ok).toBe(true);
  });
});
