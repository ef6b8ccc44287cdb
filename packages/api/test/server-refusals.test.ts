import { REFUSALS } from '@defensor/game';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../src/english/english.ts';
import { SERVER_REFUSALS, type ServerRefusal, serverSentence } from '../src/index.ts';

const codes = Object.keys(SERVER_REFUSALS) as ServerRefusal[];

describe('DESIGN 2 the sentence of every refusal of the server', () => {
  test.each(codes)('%s is whole, short, and no riddle', (code) => {
    const sentence = serverSentence(code, ENGLISH);
    expect(sentence).toMatch(/^[A-Z“].*[.?]$/s);
    for (const part of sentence.split(/(?<=[.?:]) /)) expect(part.split(' ').length).toBeLessThanOrEqual(26);
    expect(sentence).not.toMatch(/undefined|null|HTTP|\b[45]\d\d\b/);
  });

  test('a way of saying belongs to a code that is there, and no code is the game’s too', () => {
    for (const code of codes) {
      const [alone = ''] = code.split('/');
      expect(codes).toContain(alone);
      expect(Object.keys(REFUSALS)).not.toContain(alone);
    }
  });
});
