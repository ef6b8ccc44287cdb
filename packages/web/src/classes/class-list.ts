import { type Answer, ask } from '../server/ask.ts';

/** A class as its Judge knows it. */
export interface ClassInfo {
  readonly id: string;
  readonly shortName: string;
  readonly title: string;
  readonly endedAt?: number;
}

export interface GameInfo {
  readonly id: string;
  readonly class: string;
  readonly title: string;
  readonly turn: string;
  readonly phase: string;
  readonly closesAt?: number;
  readonly endedAt?: number;
}

/** Somebody of a class. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly details: Readonly<Record<string, string>>;
}

/** Judges ask as the person they are, whatever seats this browser holds besides. */
export const AS_PERSON = 'person';

/** A class with its games, the latest first. */
export interface ClassWithGames extends ClassInfo {
  readonly games: readonly GameInfo[];
}

export async function classesWithGames(): Promise<Answer<readonly ClassWithGames[]>> {
  const [classes, games] = await Promise.all([
    ask<{ classes: readonly ClassInfo[] }>('/classes', { as: AS_PERSON }),
    ask<{ games: readonly GameInfo[] }>('/games', { as: AS_PERSON }),
  ]);
  if (!classes.ok) return classes;
  if (!games.ok) return games;
  const value = classes.value.classes.map((one) => ({
    ...one,
    games: games.value.games.filter((game) => game.class === one.id),
  }));
  return { ...classes, value };
}
