import { view } from '@defensor/game';
import { describe, expect, test } from 'vitest';
import { LESSONS, ROLES, type Role } from '../../src/lesson/lessons.ts';
import { begin, type PrivateGame, take } from '../../src/lesson/private-game.ts';
import { lessonWords } from '../../src/words/lesson-words.ts';

/** Walks a lesson by the given choice of each step; what the game said to each. */
function walk(role: Role, choices: readonly number[]) {
  const steps = LESSONS[role];
  let game: PrivateGame = begin(steps[0]?.before ?? []);
  const said = steps.map((step, at) => {
    if (at > 0) game = take(game, step.before).after;
    const done = take(game, step.choices[choices[at] ?? 0] ?? []);
    game = done.after;
    return done.said;
  });
  return { said, seen: view(game.game, 'public') };
}

describe('a first lesson is played by the game itself', () => {
  test.each(ROLES)('%s: each step has its words, choice by choice', (role) => {
    expect(lessonWords[role].map(({ choices }) => choices.length)).toEqual(
      LESSONS[role].map(({ choices }) => choices.length),
    );
  });

  test('R17 the Ruler’s line deposes the Pope; A16 a letter in Order Writing is refused', () => {
    const { said, seen } = walk('ruler', [0, 0, 0]);
    expect(said.map(({ isTaken }) => isTaken)).toEqual([true, true, true]);
    expect(seen.throne?.kind).toBe('vacant');
    const other = walk('ruler', [1, 1]).said[1];
    expect(other?.isTaken).toBe(false);
    expect(other?.rule).toBe('A16');
  });

  test('R2 a banned bishop is refused until he confirms; R8 he declares; R14 no ballot without a council', () => {
    expect(walk('bishop', [0]).said[0]).toMatchObject({ isTaken: false, rule: 'R2' });
    const { said } = walk('bishop', [1, 0, 0]);
    expect(said.map(({ isTaken }) => isTaken)).toEqual([true, true, true]);
    expect(walk('bishop', [1, 0, 1]).said[2]?.isTaken).toBe(false);
  });

  test('R1, R12 the Pope’s bull is a draft, then sealed, then binds; the Judge cannot be banned', () => {
    const { said, seen } = walk('pope', [0, 0, 0]);
    expect(said.map(({ isTaken }) => isTaken)).toEqual([true, true, true]);
    expect(seen.bans.map(({ seat }) => seat)).toEqual(['R-SPA']);
    expect(walk('pope', [1]).said[0]?.isTaken).toBe(false);
  });
});
