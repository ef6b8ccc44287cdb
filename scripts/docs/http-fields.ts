import { jsonSchemaOf } from '../../packages/game/src/index.ts';

interface JsonSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly unknown[];
}

/** The names of the fields of a schema, those that may be left out with a question mark. */
export function schemaWords(schema: Parameters<typeof jsonSchemaOf>[0]): string {
  const { properties, required = [], oneOf } = jsonSchemaOf(schema) as JsonSchema;
  if (oneOf !== undefined) return 'a command, with its fields beside it';
  if (properties === undefined) return 'as the description says';
  const names = Object.keys(properties);
  if (names.length === 0) return 'nothing';
  return names.map((name) => `\`${name}${required.includes(name) ? '' : '?'}\``).join(', ');
}
