/** As much of JSON Schema as the game's schemas use. */
export interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

/** Kinds of text that have a name of their own: told by the description they all carry. */
const NAMED: Readonly<Record<string, string>> = {
  'A seat: R-SPA, L-SPA, B-SWI, JD, OBS1': 'seat',
  'A person, by an id of the caller’s': 'person',
  'A power of the variant: SPAIN': 'power',
  'A province: ROM': 'province',
  'A province, or one coast of it: SPA/SC': 'location',
  'A turn: S1454, F1454': 'turn',
  'A unit, by its lasting id': 'unit id',
  'A sheet, by the name its drafter gave it': 'sheet id',
  'Local time: 09:45.': 'local time',
};

/** Objects that are found in many places, by the names of their fields. */
const SHAPES: Readonly<Record<string, string>> = {
  'hash id': 'text reference',
  'id location power type': 'unit',
  'attackedFrom attackerConvoyed id location power retreats type': 'dislodged unit',
  'by code': 'cause',
  'early graceMs holidays lessons offsets phases zone': 'timetable',
};

const MOMENT_MS = 8_640_000_000_000_000;
/** A record with so many choices is the game's options. */
const MANY_CHOICES = 20;

/** A schema in words: `seat`, `list of power`, `{seat, text?}`, `"yes" or "no"`. */
function typeWords(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) {
    if (choices.some((choice) => choice.properties?.kind?.const === 'supportHold')) return 'order';
    return choices.map(typeWords).join(' or ');
  }
  const named = NAMED[schema.description ?? ''];
  if (named !== undefined) return named;
  switch (schema.type ?? 'any') {
    case 'string':
      return schema.maxLength === 80 ? 'name' : 'text';
    case 'integer':
    case 'number':
      return schema.maximum === MOMENT_MS ? 'moment' : 'number';
    case 'boolean':
      return 'true or false';
    case 'array':
      return `list of ${grouped(typeWords(schema.items ?? {}))}`;
    case 'object':
      return objectWords(schema);
    default:
      return 'anything';
  }
}

function objectWords({ properties = {}, required = [], propertyNames, additionalProperties }: Schema): string {
  const fields = Object.keys(properties);
  if (fields.length === 0 && typeof additionalProperties === 'object') {
    const key = propertyNames === undefined ? 'text' : typeWords(propertyNames);
    const value = typeWords(additionalProperties);
    return value === 'anything' ? 'object' : `${value} by ${key}`;
  }
  const shape = SHAPES[[...fields].sort().join(' ')];
  if (shape !== undefined) return shape;
  if (fields.length > MANY_CHOICES) return 'options';
  const told = fields.map(
    (field) => `${field}${required.includes(field) ? '' : '?'}: ${typeWords(properties[field] ?? {})}`,
  );
  return `{${told.join(', ')}}`;
}

const grouped = (words: string): string => (words.includes(' or ') && !words.startsWith('{') ? `(${words})` : words);

/** The rows of a field: its name, what it may be, what is said of it; then those of its own fields, where it has several. */
function fieldRows(name: string, schema: Schema, isNeeded: boolean): readonly string[] {
  const about = schema.description !== undefined && NAMED[schema.description] === undefined ? schema.description : '';
  const without = isNeeded
    ? ''
    : schema.default === undefined
      ? 'May be left out.'
      : `Without it: \`${JSON.stringify(schema.default)}\`.`;
  const said = [about, without].filter((part) => part !== '').join(' ');
  const choices = schema.anyOf ?? schema.oneOf ?? [schema];
  const inner = choices.find(hasRowsOfItsOwn);
  if (inner === undefined) return [`| \`${name}\` | ${typeWords(schema)} | ${said} |`];
  const words = choices.map((choice) => (choice === inner ? 'object' : typeWords(choice))).join(' or ');
  const { properties = {}, required = [] } = inner;
  return [
    `| \`${name}\` | ${words} | ${said} |`,
    ...Object.entries(properties).flatMap(([field, one]) =>
      fieldRows(`${name}.${field}`, one, required.includes(field) && one.default === undefined),
    ),
  ];
}

/** An object with so many fields is told field by field. */
const FEW_FIELDS = 3;

function hasRowsOfItsOwn(schema: Schema): boolean {
  return Object.keys(schema.properties ?? {}).length >= FEW_FIELDS && typeWords(schema).startsWith('{');
}

/** A table of the fields of an object, or a word where it has none. */
export function fieldTable(schema: Schema): string {
  const { properties = {}, required = [] } = schema;
  const rows = Object.entries(properties).flatMap(([name, field]) =>
    fieldRows(name, field, required.includes(name) && field.default === undefined),
  );
  return rows.length === 0 ? 'No fields of its own.' : ['| field | is | |', '| --- | --- | --- |', ...rows].join('\n');
}
