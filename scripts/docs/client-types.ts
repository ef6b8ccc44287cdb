import { jsonSchemaOf } from '../../packages/game/src/index.ts';
import { ROUTES } from '../../packages/server/src/http/routes.ts';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly format?: string;
  /** A type of `packages/game` or of the client's own, which says more than a schema. */
  readonly 'x-client-type'?: string;
  readonly $ref?: string;
}

type Route = (typeof ROUTES)[number];

/** The text of the file of types that the client of `packages/api` goes by, from the table of routes. */
export function clientTypes(): string {
  return `// Written by npm run docs from the table of routes in packages/server: not by hand.
import type { CommandLine, NewGameLine, SeenEvent, View } from '../types.ts';

/** Every route by its name: what it takes and what it answers. */
export interface Routes {
${ROUTES.map(entry).join('\n')}
}
`;
}

function entry(route: Route): string {
  const { method, url, params, query, body, takes, summary } = route;
  const fields = [
    ...(params === undefined ? [] : [`params: ${typeOf(params, 'input')}`]),
    ...(query === undefined ? [] : [`query: ${typeOf(query, 'input')}`]),
    ...(body === undefined ? [] : [`body: ${takes === 'bytes' ? 'Uint8Array<ArrayBuffer>' : typeOf(body, 'input')}`]),
    `answer: ${answerOf(route)}`,
  ];
  return `  /** ${summary} */\n  '${method} ${url}': { ${fields.join('; ')} };`;
}

function answerOf({ answers, gives = 'application/json' }: Route): string {
  if (gives === 'text/event-stream') return "'a stream: see addressOf'";
  if (gives.startsWith('text/')) return 'string';
  if (!gives.endsWith('json')) return 'Uint8Array<ArrayBuffer>';
  return [...new Set(Object.values(answers).map((schema) => typeOf(schema, 'output')))].join(' | ');
}

function typeOf(schema: Parameters<typeof jsonSchemaOf>[0], io: 'input' | 'output'): string {
  return text(jsonSchemaOf(schema, io) as JsonSchema);
}

function text(schema: JsonSchema): string {
  if (schema['x-client-type'] !== undefined) return schema['x-client-type'];
  if (schema.$ref !== undefined) throw new Error(`A schema that refers to itself has no type here: ${schema.$ref}`);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const any = schema.anyOf ?? schema.oneOf;
  if (any !== undefined) return `(${any.map(text).join(' | ')})`;
  if (schema.allOf !== undefined) return `(${schema.allOf.map(text).join(' & ')})`;
  if (schema.type === undefined) return 'unknown';
  switch (schema.type) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array':
      return list(schema.items === undefined ? 'unknown' : text(schema.items));
    case 'object':
      return object(schema);
    default:
      return 'unknown';
  }
}

const list = (item: string) => (/^\w+$/.test(item) ? `readonly ${item}[]` : `readonly (${item})[]`);

function object({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `readonly ${/^\w+$/.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? '' : '?'}: ${text(schema)}`,
  );
  const isOpen = typeof additionalProperties === 'object';
  if (fields.length === 0) {
    return isOpen ? `Readonly<Record<string, ${text(additionalProperties)}>>` : 'Readonly<Record<string, unknown>>';
  }
  return `{ ${fields.join('; ')} }`;
}
