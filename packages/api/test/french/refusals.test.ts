import { REFUSALS, type RefusalCode, type RefusalNotes } from '@defensor/game';
import { describe, expect, test } from 'vitest';
import { ENGLISH } from '../../src/english/english.ts';
import { FRENCH } from '../../src/french/french.ts';
import { type RefusalCatalogue, refusalSentence } from '../../src/index.ts';
import { castOf, newGame, sampleFacts } from '../game/sample.ts';
import { faultsOf, WHOLE } from './faults.ts';

const cast = castOf(newGame({ cast: { lords: 2, titles: { 'R-SPA': 'Queen', 'L-FRA': 'Lady' } } }));
const codes = (Object.entries(REFUSALS) as [RefusalCode, RefusalNotes][]).map(
  ([code, { facts, sometimes = [] }]) => [code, [...facts, ...sometimes]] as const,
);

/** A refusal's sentence, and the facts that it was made from. */
function told(code: RefusalCode, facts: readonly string[], language: RefusalCatalogue) {
  const used = new Set<string>();
  const watched = new Proxy(sampleFacts(facts, code), {
    get: (target, name) => {
      used.add(String(name));
      return Reflect.get(target, name) as unknown;
    },
  });
  return { sentence: refusalSentence(cast, { code, facts: watched }, language), used: [...used].sort() };
}

describe('French for refusals', () => {
  test.each(codes)('%s: whole, of the facts that the English has, and well written', (code, facts) => {
    const french = told(code, facts, FRENCH);
    const english = told(code, facts, ENGLISH);
    expect(french.sentence).toMatch(WHOLE);
    expect(faultsOf(french.sentence)).toEqual([]);
    expect(french.sentence).not.toBe(english.sentence);
    expect(french.used).toEqual(english.used);
    if (!['unknown-seat', 'unknown-power', 'cast-unknown-power', 'papal-see-needed'].includes(code))
      expect(french.sentence).not.toMatch(/\b[RLB]-[A-Z]{3}\b|\bSPAIN\b|\bNAP\b|orderWriting/);
  });

  test('a woman’s title agrees', () => {
    const of = (code: RefusalCode) => refusalSentence(cast, { code, facts: { seat: 'R-SPA', since: 'F1454' } }, FRENCH);
    expect(of('seat-suspended')).toBe('La Reine d’Espagne est suspendue par l’Arbitre. Demandez-lui pourquoi.');
    expect(of('offence-before-ban')).toBe(
      'C’était avant l’excommunication : la Reine d’Espagne est excommuniée depuis l’automne 1454. Ce n’est pas une infraction.',
    );
  });

  test('somebody out of place, and several of them', () => {
    const facts = { phase: 'orderWriting', towards: ['R-FRA', 'B-HOL', 'R-SPA'] };
    expect(refusalSentence(cast, { code: 'talk-out-of-phase', facts }, FRENCH)).toBe(
      'La partie en est à la phase d’écriture des ordres. Écrivez au Souverain de France, à l’évêque des Pays-Bas et à la Reine d’Espagne dans la prochaine phase de diplomatie. Vous n’avez rien fait de mal.',
    );
  });
});

describe('French for what the server, the rules and map files say', () => {
  const pairs = (french: object, english: object) =>
    Object.entries(french).map(
      ([name, said]) => [name, said as unknown, (english as Record<string, unknown>)[name]] as const,
    );
  const parts = (said: unknown): readonly string[] =>
    typeof said === 'string' ? [said] : Object.values(said as Record<string, string>);

  test.each([
    ...pairs(FRENCH.server, ENGLISH.server),
    ...pairs(FRENCH.rules, ENGLISH.rules),
    ...pairs(FRENCH.readings, ENGLISH.readings),
  ])('%s', (_, said, english) => {
    for (const [index, sentence] of parts(said).entries()) {
      expect(faultsOf(sentence)).toEqual([]);
      expect(sentence).toMatch(/^[A-ZÀÉ].*[^ ]$/s);
      expect(sentence).not.toBe(parts(english)[index]);
    }
    expect(parts(said).at(-1)).toMatch(/[.?!]$/);
  });

  test.each(pairs(FRENCH.mapFaults, ENGLISH.mapFaults))('%s', (_, said, english) => {
    const used = new Set<string>();
    const asked = new Set<string>();
    const facts = (into: Set<string>) =>
      new Proxy({} as Record<string, string>, { get: (_of, name) => into.add(String(name)) && 'XYZ' });
    const sentence = (said as (facts: object) => string)(facts(used));
    expect(sentence).not.toBe((english as (facts: object) => string)(facts(asked)));
    expect(used).toEqual(asked);
    expect(faultsOf(sentence)).toEqual([]);
  });
});
