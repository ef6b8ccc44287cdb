import { describe, expect, test } from 'vitest';
import { SERVER_REFUSALS } from '../../packages/api/src/index.ts';
import { COMMANDS, EVENTS, REFUSALS } from '../../packages/game/src/index.ts';
import { gamePages } from '../docs/game/pages.ts';
import { fieldTable } from '../docs/game/schema-words.ts';
import { namesIn } from '../rules/game/citations.ts';
import { type GameFacts, gameFacts, gameFaults, rulesTable, rulingsTable } from '../rules/game/tables.ts';
import { root } from './planted-project.ts';

const pages = gamePages();
const headings = (page: string, level: string) =>
  [...(pages[page] ?? '').matchAll(new RegExp(`^${level} (\\S+)$`, 'gm'))].map(([, name]) => name);

describe('the pages written from the game', () => {
  test.each([
    ['docs/commands.md', '##', Object.keys(COMMANDS)],
    ['docs/events.md', '##', Object.keys(EVENTS)],
    ['docs/refusals.md', '###', [...Object.keys(REFUSALS), ...Object.keys(SERVER_REFUSALS)]],
  ])('%s has a heading for every one', (page, level, names) => {
    expect(headings(page, level).sort()).toEqual([...names].sort());
  });

  test('a command shows its fields, who gives it, its rule, and an example', () => {
    const text = pages['docs/commands.md'] ?? '';
    const section = text.slice(text.indexOf('\n## castBallot'), text.indexOf('\n## withdrawBallot'));
    expect(section).toContain('Given by a seat. Rule R5. The Judge may enter it for an absent seat (A70).');
    expect(section).toContain('| `candidate` | seat |  |');
    expect(section).toContain('{"as":"B-EDI","do":"castBallot","candidate":"B-DEN"}');
  });

  test('a refusal shows its rule, its facts and its sentence', () => {
    expect(pages['docs/refusals.md']).toContain(
      '### bull-out-of-phase\n\nBecause bulls are sealed in the Order Writing Phase only. Rule R12. Facts: `phase`.\n\n> It is the Diplomacy Phase. Bulls are sealed in the Order Writing Phase only, and can be drafted before.',
    );
  });

  test.each([
    [{ type: 'string', maxLength: 20_000 }, '| `x` | text | May be left out. |'],
    [{ type: 'integer', minimum: 1, maximum: 5 }, '| `x` | number | May be left out. |'],
    [{ type: 'boolean', default: true }, '| `x` | true or false | Without it: `true`. |'],
    [{ enum: ['yes', 'no'], description: 'What is said.' }, '| `x` | "yes" or "no" | What is said. May be left out. |'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, '| `x` | list of ("a" or "b") | May be left out. |'],
    [
      { type: 'object', properties: { a: { const: 1 }, b: { type: 'boolean' } }, required: ['a'] },
      '| `x` | {a: 1, b?: true or false} | May be left out. |',
    ],
    [{ type: 'object', properties: { id: {}, hash: {} } }, '| `x` | text reference | May be left out. |'],
    [{ type: 'object', additionalProperties: { type: 'integer' } }, '| `x` | number by text | May be left out. |'],
  ])('%j is told', (schema, row) => {
    expect(fieldTable({ properties: { x: schema } })).toContain(row);
  });
});

describe('the table of rules', () => {
  const bare: GameFacts = { modules: new Map(), tests: new Map(), options: [] };

  test.each([
    ['R17 (readings A33, A36)', ['R17', 'A33', 'A36']],
    ['A23–A28 and S198–S200', ['A23', 'A24', 'A25', 'A26', 'A27', 'A28', 'S198', 'S199', 'S200']],
    ['OP.1, JD.10, RP, PG and §6', ['OP.1', 'JD.10', 'RP', 'PG', '§6']],
    ['R-SPA, S1454, F1455, A PAR - BUR, DATC 6.A.1, JD, OP', []],
  ])('%s names %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  test('a rule without code, a reading without a test, a scenario without a test are faults', () => {
    const faults = gameFaults(bare);
    expect(faults).toContain('R17 is named by no comment in packages/game/src');
    expect(faults).toContain('A35 has no test');
    expect(faults).toContain('S080 has no test');
  });

  test('an option whose value no test tries is a fault', () => {
    const option = {
      name: 'ballots',
      rule: 'A42',
      asks: '',
      values: ['secret', 'rollCall'],
      tests: [],
      untried: ['rollCall'],
    };
    expect(gameFaults({ ...bare, options: [option] })).toContain('no test tries the option ballots: rollCall');
  });

  test('a test titled by a scenario that is none is a fault', () => {
    const tests = new Map([['S999', [{ file: 'a.test.ts', title: 'S999 nothing' }]]]);
    expect(gameFaults({ ...bare, tests })).toContain('a test is titled S999, which is no scenario');
  });

  test('rows lead from the rule to code, tests and options', () => {
    const facts = gameFacts(root);
    const row = rulesTable(facts)
      .split('\n')
      .find((line) => line.startsWith('| A35 |'));
    expect(row).toContain('[turn/movement.ts](../packages/game/src/turn/movement.ts)');
    expect(row).toContain('[A35-circular-deposition.test.ts]');
    expect(row).toContain('`circularDeposition`');
    expect(rulingsTable(facts)).toContain('`circularDeposition`: **invader**, pope, punishFirst');
  });
});
