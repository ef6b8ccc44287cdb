/** A part of a pattern that is not there: the way to it, and what it asks for. */
export interface Missing {
  readonly at: string;
  readonly wanted: unknown;
  /** What is there instead; absent where nothing is, or where a list holds no such member. */
  readonly found?: unknown;
}

/**
 * The first part of `pattern` that `value` does not have, or `undefined` where it has all of it.
 * Objects match when the named fields do, a list when each of its members matches some member;
 * anything else when it is equal. `null` matches what is absent too.
 */
export function missingFrom(value: unknown, pattern: unknown, at = ''): Missing | undefined {
  if (Array.isArray(pattern)) {
    if (!Array.isArray(value)) return { at, wanted: pattern, ...found(value) };
    const members: readonly unknown[] = value;
    for (const [index, wanted] of pattern.entries()) {
      if (!members.some((member) => missingFrom(member, wanted) === undefined))
        return { at: `${at}[${index}]`, wanted };
    }
    return undefined;
  }
  if (typeof pattern === 'object' && pattern !== null) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { at, wanted: pattern, ...found(value) };
    for (const [field, wanted] of Object.entries(pattern)) {
      const missing = missingFrom(ownField(value, field), wanted, at === '' ? field : `${at}.${field}`);
      if (missing !== undefined) return missing;
    }
    return undefined;
  }
  if (value === pattern || (pattern === null && value === undefined)) return undefined;
  return { at, wanted: pattern, ...found(value) };
}

export const matches = (value: unknown, pattern: unknown): boolean => missingFrom(value, pattern) === undefined;

/** What is in a field; `undefined` for what every object has without anybody having put it there (`constructor`). */
const ownField = (value: unknown, field: string): unknown =>
  Object.hasOwn(value as object, field) ? (value as Record<string, unknown>)[field] : undefined;

const found = (value: unknown) => (value === undefined ? {} : { found: value });

/**
 * The first thing that `never` names and `value` has, or `undefined` where it has none of them: each field of `never` by
 * itself, and of a list each member by itself.
 */
export function presentIn(value: unknown, never: Readonly<Record<string, unknown>>): unknown {
  for (const [field, pattern] of Object.entries(never)) {
    const inField = ownField(value, field);
    const parts: readonly unknown[] = Array.isArray(pattern) ? pattern.map((member: unknown) => [member]) : [pattern];
    const there = parts.find((part) => matches(inField, part));
    if (there !== undefined) return { [field]: there };
  }
  return undefined;
}
