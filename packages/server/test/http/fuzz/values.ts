import fc from 'fast-check';

/** Pieces that have broken servers. */
const nasty = fc.constantFrom<unknown>(
  '',
  '\u0000',
  '\ud800',
  '../../etc/passwd',
  "' OR 1=1 --",
  '{{7*7}}',
  '%00%2e%2e',
  'a'.repeat(5_000),
  '🜏'.repeat(200),
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  null,
  true,
  [],
  {},
  { __proto__x: 1 },
  { constructor: { prototype: { polluted: true } } },
  [[[[[[[[[['deep']]]]]]]]]],
);

/** Any value that JSON can hold. */
export const value = fc.oneof(nasty, fc.jsonValue({ maxDepth: 3 }), fc.string({ maxLength: 40 }));

/** A JSON Schema, as far as it is read here. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly pattern?: string;
  readonly $ref?: string;
}

/** Words that mean something to the game, where a schema takes any text. */
const WORDS = [
  'R-SPA',
  'B-ROM',
  'JD',
  'SPAIN',
  'ROM',
  's1',
  'd1',
  'A Par - Bur',
  'Fleet London holds',
  'Depose the Pope',
];

/**
 * Values as a schema asks for, spoiled here and there: some fields are left out, some are of the wrong kind, some are
 * there that nobody asked for. What is right as to its form comes as far as the handlers.
 */
export function like(schema: Schema, words: readonly string[] = WORDS): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 19, arbitrary: asAsked(schema, words) }, { weight: 1, arbitrary: value });
}

function asAsked(schema: Schema, words: readonly string[]): fc.Arbitrary<unknown> {
  const { anyOf, oneOf } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => like(choice, words)));
  const { type = 'any' } = schema;
  return (BY_TYPE[type] ?? (() => value))(schema, words);
}

type Maker = (schema: Schema, words: readonly string[]) => fc.Arbitrary<unknown>;

const BY_TYPE: Readonly<Record<string, Maker>> = {
  object: (schema, words) => object(schema, words),
  array: ({ items = {} }, words) => fc.array(like(items, words), { maxLength: 4 }),
  integer: () => fc.oneof(fc.integer({ min: 0, max: 60 }), fc.maxSafeInteger()),
  number: () => fc.double({ noNaN: true }),
  boolean: () => fc.boolean(),
  string: ({ pattern }, words) => text(pattern, words),
};

function object({ properties = {}, required = [], additionalProperties }: Schema, words: readonly string[]) {
  const fields = Object.entries(properties).map(([name, schema]) => [name, like(schema, words)] as const);
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
  const isOpen = typeof additionalProperties === 'object';
  const more = isOpen
    ? fc.dictionary(fc.constantFrom(...words), like(additionalProperties, words), { maxKeys: 3 })
    : fc.oneof({ weight: 29, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: fc.dictionary(fc.string(), value) });
  return fc.tuple(known, more).map(([one, other]) => ({ ...one, ...other }));
}

function text(pattern: string | undefined, words: readonly string[]): fc.Arbitrary<string> {
  const free = fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 30, unit: 'grapheme' }));
  if (pattern === undefined) return free;
  try {
    return fc.oneof(fc.stringMatching(new RegExp(pattern, 'u')), fc.constantFrom(...words));
  } catch {
    return free; // a pattern that strings cannot be made from
  }
}
