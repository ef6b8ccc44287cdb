import { describe, expect, test } from 'vitest';
import { RENAISSANCE, STANDARD } from '../../src/index.ts';
import { readSheet } from './reading.ts';

/** What people write, by what it means. Read alike on both boards. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  'A PAR - BUR': [
    'A PAR - BUR',
    'a par-bur',
    'A Paris - Burgundy',
    'Army Paris moves to Burgundy',
    'army paris to burgundy',
    'Army in Paris attacks Burgundy',
    'The army in Paris moves to Burgundy.',
    'A Par – Bur',
    'A Par — Bur',
    'A Par -> Bur',
    'A Par --> Bur',
    'A Par → Bur',
    'A Par ➔ Bur',
    'A Par => Bur',
    'A Par > Bur',
    'A PAR−BUR',
    'A. Par. - Bur.',
    'A Par m Bur',
    'A Par moves - Bur',
    'A Par: - Bur',
    'Army: Paris - Burgundy',
    'A Par (France) - Bur',
    'A Par-Bur;',
    'A Par - - Bur',
    'A Par, - Bur',
    'A Par Bur',
    'Move A Par to Bur',
    'A París - Burgundy',
    'A Par marches into Bur',
    'A Par - Bur (if nobody minds)',
    'A Par - Bur # or so',
    'A Par - Bur // or so',
    '"A Par - Bur"',
    '**A Par - Bur**',
    'A PAR\t-\tBUR',
    'A\u00a0Par\u00a0-\u00a0Bur',
    '\ufeffA Par - Bur',
    'Ａ Ｐａｒ - Ｂｕｒ',
    'A French Par - Bur',
    'French A Par - Bur',
    'The French army in Paris moves to Burgundy',
    'A Par - Bur by land',
  ],
  'PAR - BUR': ['Par - Bur', 'paris moves to burgundy', 'Paris → Burgundy'],
  'A PAR H': [
    'A PAR H',
    'A Par hold',
    'A Par holds',
    'Army Paris stands',
    'A Par, holds',
    'Hold A Par',
    'A Par - hold',
    'A Par stays.',
    'A Par holding',
  ],
  'A MUN S A BUR': [
    'A MUN S A BUR',
    'A Mun supports A Bur',
    'A Mun sup A Bur',
    'A Mun s. A Bur',
    'A Mun spt A Bur',
    'A Mun S A Bur (Italy)',
    'Army Munich supports Army Burgundy',
    'A Mun S A Bur H',
    'A Mun S A Bur - hold',
    'A Mun supports A Bur to hold',
    'A Mun supports A Bur holding',
    'A Mun support hold to A Bur',
    'A Mun supports the French army in Burgundy',
    'A Mun, S A Bur',
  ],
  'A MUN S BUR': ['A Mun S Bur', 'The army at Munich support hold to Burgundy', 'A Munich supports Burgundy'],
  'F NAP S A ROM - APU': [
    'F NAP S A ROM - APU',
    'Fleet Naples supports Army Rome to Apulia',
    'F Nap S A Rom-Apu',
    'F Naples supports the army in Rome moving to Apulia',
    'F Nap supports A Rom into Apu',
    'F Nap supports the attack of A Rom on Apu',
    'F Nap supports move of A Rom to Apu',
    'F Nap supports the move from A Rom to Apu',
    'F Nap supports attack on Apu by A Rom',
    'F Nap S A Rom Apu',
    'F Nap S French A Rom - Apu',
    'F Nap S A French Rom - Apu',
    'FLEET NAPOLI SUPPORTS ARMY ROMA → PUGLIA',
  ],
  'F ROM S APU - VEN': ['The fleet at Rome support move to Venice from Apulia', 'F Rom S Apu - Ven'],
  'F NTH C A LON - BEL': [
    'F NTH C A LON - BEL',
    'F North Sea convoys A London - Belgium',
    'Fleet North Sea convoys Army London to Belgium',
    'F Nth con A Lon - Bel',
    'F Nth conv A Lon-Bel',
    'F Nth transports A Lon to Bel',
    'F Nth C A Lon - Bel via convoy',
    'The fleet in the North Sea convoys the army in London to Brussels',
  ],
  'F NTH C LON - BEL': ['The fleet at the North Sea convoy to Belgium from London', 'F Nth C Lon - Bel'],
  'A LON - BEL VIA': [
    'A LON - BEL VIA',
    'A Lon - Bel via convoy',
    'A Lon - Bel by convoy',
    'A Lon - Bel (via convoy)',
    'A Lon - Bel, via convoy',
    'A Lon - Bel [by convoy]',
    'A Lon - Bel by sea',
    'A Lon - Bel convoyed',
    'A Lon - Bel via F Nth',
    'A Lon - Bel via Nth and Eng',
    'A Lon - Bel convoyed by the fleet in the North Sea',
    'A Lon - Nth - Bel',
    'A Lon → Eng → Nth → Bel',
    'A Lon convoys to Bel',
    'A Lon C - Bel',
    'Army London moves to Belgium via convoy',
    'The army at London move to Belgium via convoy',
  ],
  'A LVP - EDI VIA': [
    'A Chester - Scotland via convoy',
    'A Liverpool - Edinburgh via convoy',
    'a che-sco (by convoy)',
    "A L'pool - Edin VIA",
  ],
  'F AEG - CON': ['F Aeg - Con', 'F Aegean Con', 'F AEG sails to Constantinople'],
  'F AEG C A CON - SMY': ['F Aeg con A Con - Smy', 'F Aeg C A Con - Smy'],
};

describe.each([STANDARD, RENAISSANCE])('movement orders as people write them: $name', (variant) => {
  describe.each(Object.entries(FORMS))('%s', (canonical, written) => {
    test.each(written)('%s', (text) => {
      expect(readSheet(text, 'movement', variant)).toEqual([canonical]);
    });
  });
});

test('an arrow is not supposed after a bracket: “F Bre (S) Par” may be a support', () => {
  expect(readSheet('F Bre (S) Par')).toEqual(['unreadable: Par']);
});

test('the long name may have its dashes: Mid-Atlantic, Austro-Hungarian', () => {
  expect(readSheet('Austro-Hungarian F Mid-Atlantic Ocean - North-Atlantic')).toEqual(['F MAO - NAO']);
});

test('a carried army with its way by sea is no way for a fleet', () => {
  expect(readSheet('F Lon - Nth - Nwy')).toEqual(['unreadable: - Nwy']);
});

test('a word after a whole order makes it unreadable: nobody guesses what was meant', () => {
  expect(readSheet('A Bur holds steady')).toEqual(['unreadable: steady']);
  expect(readSheet('A Par - Bur unless Germany moves')).toEqual(['unreadable: unless Germany moves']);
});
