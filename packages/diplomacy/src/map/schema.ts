import type { MapPath, Report } from './faults.ts';

/** The part of JSON Schema that `maps/map.schema.json` is written in. */
export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly propertyNames?: Schema;
}

const KINDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
};

/** Reports everything in `value` that is not as `schema` says. `root` holds the definitions that `$ref` names. */
export function checkShape(root: Schema, schema: Schema, value: unknown, path: MapPath, report: Report): void {
  if (schema.$ref !== undefined) {
    const named = root.$defs?.[schema.$ref.slice('#/$defs/'.length)];
    if (named !== undefined) checkShape(root, named, value, path, report);
  }
  if (schema.type !== undefined && KINDS[schema.type]?.(value) === false) {
    report(path, 'wrong-kind', { expected: schema.type });
    return;
  }
  const allowed = schema.const === undefined ? schema.enum : [schema.const];
  if (allowed !== undefined && !allowed.includes(value)) {
    report(path, 'not-allowed', { value: String(value), allowed: allowed.join(', ') });
  }
  if (typeof value === 'string' && schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value)) {
    report(path, 'wrong-form', { value, pattern: schema.pattern });
  }
  if (typeof value === 'number' && schema.minimum !== undefined && value < schema.minimum) {
    report(path, 'too-small', { least: schema.minimum });
  }
  if (Array.isArray(value)) checkList(root, schema, value, path, report);
  else if (typeof value === 'object' && value !== null) checkFields(root, schema, value, path, report);
}

function checkList(root: Schema, schema: Schema, list: readonly unknown[], path: MapPath, report: Report): void {
  if (schema.minItems !== undefined && list.length < schema.minItems)
    report(path, 'too-few', { least: schema.minItems });
  const seen = new Set<unknown>();
  list.forEach((entry, index) => {
    if (schema.uniqueItems && seen.has(entry)) report([...path, index], 'repeated-entry', { value: String(entry) });
    seen.add(entry);
    if (schema.items !== undefined) checkShape(root, schema.items, entry, [...path, index], report);
  });
}

function checkFields(root: Schema, schema: Schema, value: object, path: MapPath, report: Report): void {
  for (const field of schema.required ?? []) {
    if (!Object.hasOwn(value, field)) report(path, 'missing-field', { field });
  }
  for (const [field, inside] of Object.entries(value)) {
    const at = [...path, field];
    if (schema.propertyNames !== undefined) checkShape(root, schema.propertyNames, field, at, report);
    const known = schema.properties !== undefined && Object.hasOwn(schema.properties, field);
    const of = known ? schema.properties?.[field] : schema.additionalProperties;
    if (of === false) report(at, 'unknown-field', { field });
    else if (typeof of === 'object') checkShape(root, of, inside, at, report);
  }
}
