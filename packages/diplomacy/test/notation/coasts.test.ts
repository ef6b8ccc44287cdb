import { describe, expect, test } from 'vitest';
import { RENAISSANCE, STANDARD } from '../../src/index.ts';
import { readSheet } from './reading.ts';

const COASTS = { NC: ['n', 'north', 'nord'], EC: ['e', 'east', 'est'], SC: ['s', 'south', 'sud'] } as const;
const PLACES = {
  SPA: { names: ['SPA', 'Spain', 'Madrid', 'mad'], coasts: ['NC', 'SC'] },
  STP: { names: ['STP', 'St Petersburg', 'St. Pete', 'Saint Petersburg', 'Novgorod', 'nov'], coasts: ['NC', 'SC'] },
  BUL: { names: ['BUL', 'Bulgaria', 'Sofia', 'sof'], coasts: ['EC', 'SC'] },
} as const;

/** Every usual way to name a coast of a place. */
const writings = (place: string, coast: keyof typeof COASTS): string[] => {
  const [letter, side, french] = COASTS[coast];
  const short = coast.toLowerCase();
  return [
    ...[short, coast, letter, side, `${side} coast`, `${letter}. coast`, `${letter}.c.`].map(
      (inside) => `${place}(${inside})`,
    ),
    ...[short, coast, letter, side, `${side} coast`].flatMap((after) => [`${place}/${after}`, `${place} (${after})`]),
    ...[short, coast, `${side} coast`].flatMap((after) => [
      `${place} ${after}`,
      `${place}, ${after}`,
      `${place}-${after}`,
    ]),
    `${place} [${short}]`,
    `${place} (côte ${french})`,
    `${place}, côte ${french}`,
    `${place} (${french})`,
    `${place}/${french}`,
    `${place}\\${short}`,
    `${side} coast of ${place}`,
    `the ${side} coast of ${place}`,
    `${place.replaceAll(/[ .]/g, '')}${short}`,
  ];
};

describe.each([STANDARD, RENAISSANCE])('coasts in every usual form: $name', (variant) => {
  for (const [id, { names, coasts }] of Object.entries(PLACES)) {
    test.each(coasts.map((coast) => [`${id}/${coast}`, coast] as const))('%s', (location, coast) => {
      for (const written of names.flatMap((name) => writings(name, coast))) {
        expect(readSheet(`F MAO - ${written}`, 'movement', variant), written).toEqual([`F MAO - ${location}`]);
        expect(readSheet(`F ${written} - MAO`, 'movement', variant), written).toEqual([`F ${location} - MAO`]);
        expect(readSheet(`F ${written} S F MAO - ${written}`, 'movement', variant), written).toEqual([
          `F ${location} S F MAO - ${location}`,
        ]);
        // A power's name and a comma are a heading: “Spain, …”.
        if (!written.includes(','))
          expect(readSheet(`${written} H`, 'movement', variant), written).toEqual([`${location} H`]);
        expect(readSheet(`F MAO R ${written}`, 'retreat', variant), written).toEqual([`F MAO - ${location}`]);
        expect(readSheet(`Build F ${written}`, 'adjustment', variant), written).toEqual([`F ${location} B`]);
      }
    });
  }
});

test('D-11 the bare two-coast province is read for what it is, and the coast kept when given', () => {
  expect(readSheet('F MAO - SPA\nF MAO - SPA/NC\nA GAS - SPA')).toEqual([
    'F MAO - SPA',
    'F MAO - SPA/NC',
    'A GAS - SPA',
  ]);
});

test('D-12 a support is read with the coast it names, or none', () => {
  expect(
    readSheet('F CON S F RUM - BUL/EC\nF CON S F RUM - BUL\nA SER S F RUM - BUL(SC)\nF MAO S A POR - SPA'),
  ).toEqual(['F CON S F RUM - BUL/EC', 'F CON S F RUM - BUL', 'A SER S F RUM - BUL/SC', 'F MAO S A POR - SPA']);
});

test('D-13 the coast of a build is kept', () => {
  expect(readSheet('F STP/NC B\nBuild F StP(sc)\nF STP B', 'adjustment')).toEqual([
    'F STP/NC B',
    'F STP/SC B',
    'F STP B',
  ]);
});

test('4.B.6 a coast where there is none is ignored; one that the province lacks is an issue', () => {
  expect(readSheet('F Rome(nc) - Tus\nA Par/sc - Bur')).toEqual(['F ROM - TUS', 'A PAR - BUR']);
  expect(readSheet('F MAO - STP/EC')).toEqual(['unknown-coast: STP/EC']);
  expect(readSheet('F Bul(nc) - Con')).toEqual(['unknown-coast: Bul(nc)']);
});

test('a support verb after a place is not its south coast', () => {
  expect(readSheet('F Spa S A Mar')).toEqual(['F SPA S A MAR']);
  expect(readSheet('F Spa/S S A Mar')).toEqual(['F SPA/SC S A MAR']);
});
