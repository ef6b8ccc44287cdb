import { describe, expect, test } from 'vitest';
import { FRENCH_DESK } from '../../src/words/french-desk.ts';
import { bare, list, nth, of, than, the, theTurn, to, un, une } from '../../src/words/french-grammar.ts';
import { saidInEnglish, saidInFrench } from './said.ts';

/** What is the same in both languages, and why. */
const THE_SAME: Readonly<Record<string, readonly string[]>> = {
  'names of ours': ['Defensor', 'Rome', 'Canvas', 'Moodle', 'A4', 'Letter'],
  'orders, in the notation of the game': [
    'A Vie-Tyr, F Nap S A Rom-Apu …',
    'A Vie-Boh, F Lon disbands …',
    'Build A London, F Brest disbands …',
    'Spain: F Tys-Pap, A Mad-Mar, depose the Pope',
    'F Nap',
    'A Madrid – Marseilles.',
    'A Madrid H.',
    'F Nth C A Sco – Nwy.',
  ],
  'words that both languages have': [
    ...['Phases', 'Phase', 'Code', 'Gazette', 'Journal', 'Centre', 'Centres', 'Communion', 'Options', 'Corrections'],
    ...['Pause', 'second', 'minutes'],
  ],
};
const SAME = new Set(Object.values(THE_SAME).flat());
/** Sentences with gaps, of which nothing else than such words is left. */
const SAME_WITH_GAPS = /^(?:Centres, .+|journal .+\.txt|\S+ minutes)$/;
/** No words: places of options in their page, numbers of rules, gaps alone. */
const NO_WORDS = /\.group$|\.rules$|\.can\.\d\.1$|\.(?:short|coast|shown|slip|signs|title|seated)\(\d\)$|^trail\.line/;

describe('French says all that English says', () => {
  test('no sentence was left in English', () => {
    const left = [...saidInFrench].filter(
      ([place, said]) =>
        saidInEnglish.get(place) === said &&
        /[a-z]{2}/i.test(said) &&
        !SAME.has(said) &&
        !SAME_WITH_GAPS.test(said) &&
        !NO_WORDS.test(place),
    );
    expect(left).toEqual([]);
    expect(saidInFrench.size).toBeGreaterThan(3000);
  });

  test('and nothing is listed as the same that is not said', () => {
    const all = new Set(saidInFrench.values());
    const unsaid = [...SAME].filter((said) => !all.has(said) && ![...all].some((one) => one.includes(said)));
    expect(unsaid).toEqual([]);
  });
});

describe('French is set as French is printed', () => {
  const ours = [...saidInFrench].filter(([, said]) => !THE_SAME['orders, in the notation of the game']?.includes(said));

  test('with its own spaces before its marks, its own quotation marks and apostrophes', () => {
    const wrong = ours.filter(([, said]) =>
      /[^\u00a0]:(?!\d)|[^\u202f][;!?]|«[^\u00a0]|[^\u00a0]»|['"“”]| {2}/.test(said),
    );
    expect(wrong).toEqual([]);
  });

  test('without de or à that should have run together with the article, or lost its vowel', () => {
    const wrong = ours.filter(([, said]) =>
      /(?<![\p{L}’])(?:(?:de|à) les?(?!\p{L})|(?:de|que|je|ne|se) [aeiouéèê])(?![\p{L}]*\.\w)/iu.test(said),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the grammar of French', () => {
  test('numbers: nothing and one are singular', () => {
    expect([0, 1, 2, 13, 14].map((n) => un(n, 'ordre'))).toEqual([
      'aucun ordre',
      'un ordre',
      'deux ordres',
      'treize ordres',
      '14 ordres',
    ]);
    expect([0, 1, 3].map((n) => une(n, 'unité'))).toEqual(['aucune unité', 'une unité', 'trois unités']);
    expect(une(2, 'phase ultérieure', 'phases ultérieures')).toBe('deux phases ultérieures');
    expect([1, 2, 10].map((n) => nth(n))).toEqual(['1er', '2e', '10e']);
  });

  test('articles of powers, and de and à before them', () => {
    const powers = ['Espagne', 'France', 'Saint-Empire', 'Empire ottoman', 'Venise', 'l’Angleterre', 'le Saint-Empire'];
    expect(powers.map(the)).toEqual([
      'l’Espagne',
      'la France',
      'le Saint-Empire',
      'l’Empire ottoman',
      'Venise',
      'l’Angleterre',
      'le Saint-Empire',
    ]);
    expect(powers.map(of)).toEqual([
      'd’Espagne',
      'de France',
      'du Saint-Empire',
      'de l’Empire ottoman',
      'de Venise',
      'de l’Angleterre',
      'du Saint-Empire',
    ]);
    expect(['le Roi de France', 'les Seigneurs', 'Anne', 'Espagne'].map(to)).toEqual([
      'au Roi de France',
      'aux Seigneurs',
      'à Anne',
      'à l’Espagne',
    ]);
    expect([of('les Pays-Bas'), of('Hongrie'), than('à Venise'), than('le Pape')]).toEqual([
      'des Pays-Bas',
      'de Hongrie',
      'qu’à Venise',
      'que le Pape',
    ]);
  });

  test('turns inside a sentence, lists, and titles that stand alone', () => {
    expect(['Printemps 1454', 'automne 1454', 'Hiver 1455'].map(theTurn)).toEqual([
      'le printemps 1454',
      'l’automne 1454',
      'l’hiver 1455',
    ]);
    expect([of(theTurn('Printemps 1454')), to(theTurn('Automne 1454'))]).toEqual([
      'du printemps 1454',
      'à l’automne 1454',
    ]);
    expect([list([]), list(['a']), list(['a', 'b', 'c'])]).toEqual(['', 'a', 'a, b et c']);
    expect(['la Reine d’Espagne', 'l’évêque de Paris', 'le Pape'].map(bare)).toEqual([
      'Reine d’Espagne',
      'évêque de Paris',
      'Pape',
    ]);
  });
});

test('OP.2 the desk says whose sheet counts by the French title, with its article', () => {
  const { counts, titles } = FRENCH_DESK.sheets;
  expect([titles.ruler, titles.lord, 'Queen', 'Duke'].map(counts)).toEqual([
    'celle du Souverain compte',
    'celle du Seigneur compte',
    'celle de la Reine compte',
    'celle du Duc compte',
  ]);
});
