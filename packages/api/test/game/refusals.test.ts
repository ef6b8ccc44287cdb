import { REFUSALS, type RefusalCode, type RefusalNotes } from '@defensor/game';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../../src/english/english.ts';
import { refusalSentence, ruleWords } from '../../src/index.ts';
import { castOf, newGame, SAMPLE_FACTS, sampleFacts } from './sample.ts';

const cast = castOf(newGame());
const sentenceOf = (refusal: Parameters<typeof refusalSentence>[1]) => refusalSentence(cast, refusal, ENGLISH);
const codes = (Object.entries(REFUSALS) as [RefusalCode, RefusalNotes][]).map(
  ([code, { rule, also = [], facts, sometimes = [] }]) =>
    [code, { rules: [rule, ...also], facts: [...facts, ...sometimes] }] as const,
);

describe('DESIGN 2 the sentence of every refusal', () => {
  test.each(codes)('%s is whole, and asks for no fact the code has not', (code, { facts }) => {
    const asked = new Set<string>();
    const told = new Proxy(sampleFacts(facts), {
      get: (target, name) => {
        asked.add(String(name));
        return Reflect.get(target, name) as unknown;
      },
    });
    const sentence = sentenceOf({ code, facts: told });
    expect(sentence).toMatch(/^[A-Z“].*[.?]$/s);
    expect(sentence).not.toMatch(/undefined|null|NaN|\?\?|“\?”|\[object/);
    expect([...asked].filter((name) => !facts.includes(name) && !isOptional(code, name))).toEqual([]);
  });

  test.each(codes)('%s is no riddle: short sentences, no id of a seat, power or place', (code, { facts }) => {
    const sentence = sentenceOf({ code, facts: sampleFacts(facts) });
    for (const part of sentence.split(/(?<=[.?:]) /)) expect(part.split(' ').length).toBeLessThanOrEqual(26);
    // What the game does not know is told as it was written.
    if (!['unknown-seat', 'unknown-power', 'cast-unknown-power', 'papal-see-needed'].includes(code))
      expect(sentence).not.toMatch(/\b[RLB]-[A-Z]{3}\b|\bSPAIN\b|\bNAP\b|orderWriting/);
  });

  test('every sample is of a fact that some code has', () => {
    const known = new Set<string>(codes.flatMap(([, { facts }]) => facts));
    expect(Object.keys(SAMPLE_FACTS).filter((name) => !known.has(name))).toEqual([]);
  });

  test.each(codes)('%s rests on a rule that can be told', (_, { rules }) => {
    for (const rule of rules) {
      const name = rule === 'OP' || rule === 'JD' ? `${rule}.1` : rule;
      expect(name.startsWith('S') || ruleWords(name, ENGLISH) !== undefined).toBe(true);
    }
  });

  test('a fact that is missing leaves a sentence all the same', () => {
    expect(sentenceOf({ code: 'not-due', facts: {} })).toBe('The phase has no time at which it closes.');
    expect(sentenceOf({ code: 'not-a-see', facts: {} })).toBe(
      'A bishop has a see. Choose a land province of this map.',
    );
    expect(sentenceOf({ code: 'cast-unknown-power', facts: {} })).toBe('A Lord serves a power. Say which.');
    expect(sentenceOf({ code: 'not-declared', facts: {} })).toBe('There is no such declaration.');
    expect(sentenceOf({ code: 'not-the-named-unit', facts: { at: 'NAP', line: 1 } })).toBe(
      'On the second turn the same unit must be named, and it is on the board no more.',
    );
  });

  test('seats go by the titles that players chose, places by the names of 1454', () => {
    const game = newGame({
      cast: { lords: 2, titles: { 'R-SPA': 'Queen', 'L2-SPA': 'Duke' }, observers: 1, coJudges: 1 },
    });
    const named = ENGLISH.words(castOf(game));
    expect(
      ['R-SPA', 'L-SPA', 'L2-SPA', 'R-TUR', 'B-EDI', 'B-HOL', 'B-ROM', 'JD', 'JD2', 'OBS1', 'clock', 'R-XXX'].map(
        named.seat,
      ),
    ).toEqual([
      'the Queen of Spain',
      'the Lord of Spain',
      'the second Duke of Spain',
      'the Ruler of the Ottoman Turks',
      'the bishop of Scotland',
      'the bishop of the Netherlands',
      'the bishop of Rome',
      'the Judge',
      'co-judge 1',
      'observer 1',
      'the clock',
      'R-XXX',
    ]);
    expect([named.place('SPA/SC'), named.place('NTH'), named.place('XXX')]).toEqual([
      'Madrid (south coast)',
      'the North Sea',
      'XXX',
    ]);
  });
});

/** Facts that only some refusals of a code have: the sentence asks whether they are there. */
function isOptional(code: RefusalCode, fact: string): boolean {
  const optional: { readonly [Code in RefusalCode]?: readonly string[] } = {
    'already-signed': ['decree', 'sheet'],
    'no-unit-there': ['at', 'province'],
    'no-signature': ['seat'],
  };
  return optional[code]?.includes(fact) === true;
}
