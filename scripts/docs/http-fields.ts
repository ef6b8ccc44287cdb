import { z } from 'zod';

interface JsonSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly oneOf?: readonly unknown[];
}

/** The names of the fields of a schema, those that may be left out with a question mark. */
export function schemaWords(schema: z.ZodType): string {
  const {
    properties,
    required = [],
    oneOf,
  } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  if (oneOf !== undefined) return 'a command, with its fields beside it';
  if (properties === undefined) return 'as the description says';
  const names = Object.keys(properties);
  if (names.length === 0) return 'nothing';
  return names.map((name) => `\`${name}${required.includes(name) ? '' : '?'}\``).join(', ');
}
