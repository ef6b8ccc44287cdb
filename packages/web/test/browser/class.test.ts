import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { holdClass } from '../../class/lesson.ts';
import { readStory } from '../../class/story.ts';

const STORY = fileURLToPath(new URL('../../../../docs/examples/every-papal-act.jsonl', import.meta.url));

test('a class of 27 plays a year with bans, an unlawful letter and a punishment: every page is as the rules have it', async () => {
  const { faults, acts, phases } = await holdClass(readStory(STORY, 'S1455'));
  expect(faults).toEqual([]);
  expect(acts).toBeGreaterThan(30);
  expect(phases).toBe(8);
}, 300_000);
