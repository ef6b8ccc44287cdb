import { describe, expect, test } from 'vitest';
import { type BoardPhase, describeOrder, parseOrder, RENAISSANCE, STANDARD, type Variant } from '../../src/index.ts';

const described = (variant: Variant, text: string, names?: string, phase: BoardPhase = 'movement'): string => {
  const read = parseOrder(variant, phase, text);
  return read.ok ? describeOrder(variant, read.order, names) : 'unread';
};

describe('an order in words', () => {
  test.each<[string, BoardPhase, string]>([
    ['F NAP S A ROM - APU', 'movement', 'Fleet Naples supports Army Papal States to Apulia'],
    ['A LVP - EDI VIA', 'movement', 'Army Chester moves to Scotland via convoy'],
    ['F SPA/SC - MAO', 'movement', 'Fleet Madrid (south coast) moves to Mid-Atlantic Ocean'],
    ['A MUN S A BUR', 'movement', 'Army Munich supports Army Burgundy'],
    ['F NTH C A LON - BEL', 'movement', 'Fleet North Sea convoys Army London to Brussels'],
    ['PAR H', 'movement', 'Paris holds'],
    ['A VIE - BOH', 'retreat', 'Army Vienna retreats to Bohemia'],
    ['A VIE D', 'retreat', 'Disband Army Vienna'],
    ['F STP/NC B', 'adjustment', 'Build Fleet Novgorod (north coast)'],
    ['WAIVE', 'adjustment', 'Waive a build'],
  ])('%s', (text, phase, words) => {
    expect(described(RENAISSANCE, text, undefined, phase)).toBe(words);
    expect(described(STANDARD, text, '1454', phase)).toBe(words);
  });

  test('in either set of names on either board; where a place has one name it has it in both', () => {
    expect(described(RENAISSANCE, 'A LVP - EDI', '1901')).toBe('Army Liverpool moves to Edinburgh');
    expect(described(STANDARD, 'A LVP - EDI')).toBe('Army Liverpool moves to Edinburgh');
    expect(described(STANDARD, 'A PAR - BUR', '1454')).toBe('Army Paris moves to Burgundy');
    expect(described(RENAISSANCE, 'A LVP - EDI', '1454')).toBe('Army Chester moves to Scotland');
  });
});
