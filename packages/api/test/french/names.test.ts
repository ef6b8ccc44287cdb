import { RENAISSANCE, STANDARD, type Variant } from '@defensor/diplomacy';
import type { SeatId } from '@defensor/game';
import { describe, expect, test } from 'vitest';
import { FRENCH } from '../../src/french/french.ts';
import { agreed, of, to } from '../../src/french/grammar.ts';
import { placeNamed, powerNamed } from '../../src/french/names.ts';
import type { Cast } from '../../src/index.ts';
import { faultsOf } from './faults.ts';

/** Towns and waters that French calls as English does. */
const THE_SAME = [
  ...[
    'Ankara',
    'Aquitaine',
    'Berlin',
    'Brest',
    'Budapest',
    'Chester',
    'Clyde',
    'Constantinople',
    'Kiel',
    'Liverpool',
    'Madrid',
  ],
  ...['Munich', 'Naples', 'Novgorod', 'Paris', 'Portugal', 'Rome', 'Ruhr', 'Skagerrak', 'Sofia', 'Trieste', 'Tunis'],
  ...['Ukraine', 'Yorkshire'],
];
const MAPS = [RENAISSANCE, STANDARD] as const;
const SETS = ['board', '1454', '1901'] as const;
const TITLES = [undefined, 'King', 'Queen', 'Prince', 'Princess', 'Duke', 'Duchess', 'Lady'] as const;

const namesOf = ({ provinces }: Variant) =>
  provinces.flatMap(({ name, otherNames }) => [name, ...Object.values(otherNames).map((one) => one.name)]);

/** A seat of every kind: each title at each power, a bishop of each province, with numbers. */
function castOf(variant: Variant, names: (typeof SETS)[number]): Cast {
  const held = variant.powers.flatMap(({ id }) =>
    (['ruler', 'lord'] as const).flatMap((kind) =>
      TITLES.map((title, index) => ({
        id: `L${index + 1}-${id}-${kind}` as SeatId,
        class: kind,
        power: id,
        ...(title === undefined ? {} : { title }),
      })),
    ),
  );
  const bishops = variant.provinces.flatMap(({ id }) =>
    ['B', 'B2'].map((letter) => ({ id: `${letter}-${id}` as SeatId, class: 'bishop' as const, see: id })),
  );
  return { variant, seats: [...held, ...bishops] as Cast['seats'], wording: { names } };
}

describe('French names', () => {
  test.each(MAPS)('every place of $name has one in both sets, and every power', (variant) => {
    const unsaid = [...new Set(namesOf(variant))].filter((name) => placeNamed(name).alone === name);
    expect(unsaid.filter((name) => !THE_SAME.includes(name))).toEqual([]);
    for (const { name } of variant.powers) expect([name, powerNamed(name).adjective]).not.toEqual([name, of(name)]);
  });

  test('places with their articles and prepositions', () => {
    const forms = (name: string) => {
      const { alone, the, at, of: whose } = placeNamed(name);
      return [alone, the, at, whose];
    };
    expect(forms('Scotland')).toEqual(['Écosse', 'l’Écosse', 'en Écosse', 'd’Écosse']);
    expect(forms('Norway')).toEqual(['Norvège', 'la Norvège', 'en Norvège', 'de Norvège']);
    expect(forms('Denmark')).toEqual(['Danemark', 'le Danemark', 'au Danemark', 'du Danemark']);
    expect(forms('Netherlands')).toEqual(['Pays-Bas', 'les Pays-Bas', 'aux Pays-Bas', 'des Pays-Bas']);
    expect(forms('North Sea')).toEqual(['Mer du Nord', 'la mer du Nord', 'en mer du Nord', 'de la mer du Nord']);
    expect(forms('English Channel')).toEqual(['Manche', 'la Manche', 'dans la Manche', 'de la Manche']);
    expect(forms('Athens')).toEqual(['Athènes', 'Athènes', 'à Athènes', 'd’Athènes']);
    expect(forms('Hannover')).toEqual(['Hanovre', 'Hanovre', 'à Hanovre', 'de Hanovre']);
    expect(forms('Atlantis')).toEqual(['Atlantis', 'Atlantis', 'à Atlantis', 'd’Atlantis']);
  });

  test.each(MAPS.flatMap((variant) => SETS.map((names) => [variant.name, names, variant] as const)))(
    '%s, names %s: articles, elisions and agreement hold for every seat, place and power',
    (_, names, variant) => {
      const cast = castOf(variant, names);
      const words = FRENCH.words(cast);
      const things = [
        ...cast.seats.map(({ id }) => words.seat(id)),
        ...variant.powers.map(({ id }) => words.power(id)),
        ...variant.provinces.map(({ id }) => words.place(id)),
      ];
      const phrases = [
        ...things.flatMap((thing) => [thing, of(thing), to(thing), `${thing} est ${agreed(thing, 'excommunié')}`]),
        ...variant.provinces.flatMap(({ id }) => [
          words.at(id),
          words.unit({ type: 'A', location: id }),
          ...variant.powers.map(({ id: power }) => words.unit({ type: 'F', location: id, power })),
        ]),
      ];
      expect(phrases.length).toBeGreaterThan(1000);
      expect(phrases.flatMap(faultsOf)).toEqual([]);
    },
  );

  test('seats go by the titles that players chose, women’s agree', () => {
    const seats = [
      { id: 'R-ENG', class: 'ruler', power: 'ENGLAND', title: 'Queen' },
      { id: 'L2-HRE', class: 'lord', power: 'HRE', title: 'Duchess' },
      { id: 'L-TUR', class: 'lord', power: 'OTTOMANS' },
      { id: 'B-EDI', class: 'bishop', see: 'EDI' },
      { id: 'B2-HOL', class: 'bishop', see: 'HOL' },
      { id: 'B-ROM', class: 'bishop', see: 'ROM' },
      { id: 'JD', class: 'judge' },
      { id: 'JD2', class: 'judge' },
      { id: 'OBS1', class: 'observer' },
    ] as unknown as Cast['seats'];
    const words = FRENCH.words({ variant: RENAISSANCE, seats });
    expect([...seats.map(({ id }) => words.seat(id)), words.seat('clock'), words.seat('R-XXX')]).toEqual([
      'la Reine d’Angleterre',
      'la deuxième Duchesse du Saint-Empire',
      'le Seigneur de l’Empire ottoman',
      'l’évêque d’Écosse',
      'le deuxième évêque des Pays-Bas',
      'l’évêque de Rome',
      'l’Arbitre',
      'le co-arbitre 1',
      'l’observateur 1',
      'l’horloge',
      'R-XXX',
    ]);
    const ban = (seat: string) =>
      FRENCH.events.banBegan({ seat, issuer: 'B-ROM' } as Parameters<typeof FRENCH.events.banBegan>[0], words);
    expect(ban('R-ENG')).toBe('La Reine d’Angleterre est excommuniée par l’évêque de Rome.');
    expect(ban('L-TUR')).toBe('Le Seigneur de l’Empire ottoman est excommunié par l’évêque de Rome.');
  });
});

test('a section is called as lessons are: the h of « Histoire » is not heard, that of « Hongrie » is', () => {
  expect(['Histoire 2de B', 'histoire', 'Humanités', 'Hongrie', 'Hanovre'].map(of)).toEqual([
    'd’Histoire 2de B',
    'd’histoire',
    'd’Humanités',
    'de Hongrie',
    'de Hanovre',
  ]);
});
