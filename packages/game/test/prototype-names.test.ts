import { expect, test } from 'vitest';
import { COMMANDS } from '../src/index.ts';

const INHERITED = Object.getOwnPropertyNames(Object.prototype);

test('no command takes a name that every look-up would find in itself', () => {
  for (const name of INHERITED) {
    expect(COMMANDS.signDecree.safeParse({ decree: name }).success).toBe(false);
    expect(COMMANDS.askAboutTestimony.safeParse({ finding: name, of: 'accused', question: 'Did you?' }).success).toBe(
      false,
    );
  }
  expect(COMMANDS.signDecree.safeParse({ decree: 'constructors' }).success).toBe(true);
});

test('each command’s example has no such name, and every name of a thing refuses them', () => {
  for (const schema of Object.values(COMMANDS)) {
    const { example } = schema.meta() as { readonly example?: Readonly<Record<string, unknown>> };
    for (const [field, value] of Object.entries(example ?? {})) {
      if (!isNameOfAThing(field, value)) continue;
      expect(schema.safeParse({ ...example, [field]: 'constructor' }).success).toBe(false);
    }
  }
});

const NAMES = ['decree', 'ban', 'finding', 'letter', 'group', 'pact', 'statement', 'person', 'seat', 'power'];
const isNameOfAThing = (field: string, value: unknown) => typeof value === 'string' && NAMES.includes(field);
