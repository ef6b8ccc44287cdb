import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/index.ts';
import { playOut } from './full/play-out.ts';

/** 10,000 more are played by `npm run prove laws`. */
const GAMES = 200;
const BATCH = 25;

/** What must have come about in so many games, or the laws were held over nothing. */
const SEEN: readonly GameEvent['type'][] = [
  'popeDeposed',
  'conclaveOpened',
  'popeElected',
  'antiPopeElected',
  'antiPopeDeposed',
  'councilConvened',
  'decreeFailed',
  'unitImmobilised',
  'namingVoided',
  'banVoided',
  'banLifted',
  'punishmentEnded',
  'resignationTookEffect',
  'resignationVoided',
  'testimonyDecided',
  'bishopOrdained',
  'seeOccupied',
  'retreatsMade',
  'undone',
  'redone',
];

describe('laws of full games with a class that tries everything', { timeout: 120_000 }, () => {
  const seen = new Set<GameEvent['type']>();

  test.each(Array.from({ length: GAMES / BATCH }, (_, batch) => 1 + batch * BATCH))('games %i and on', (first) => {
    for (let seed = first; seed < first + BATCH; seed += 1) {
      const { commands, accepted, happened } = playOut(seed);
      expect(accepted).toBeGreaterThan(commands / 4);
      for (const type of happened) seen.add(type);
    }
  });

  test('were about something', () => {
    expect(SEEN.filter((type) => !seen.has(type))).toEqual([]);
  });
});
