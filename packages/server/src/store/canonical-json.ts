/**
 * The JSON of a value with the keys of every object in order of code units and no blanks, so that equal values give
 * equal text, whoever wrote them down (as RFC 8785). What JSON leaves out (`undefined`) is left out.
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isPlainObject(part) ? inOrder(part) : part)) ?? 'null';
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A copy without prototype: a key of any name is one of its own. Keys like `12` come first, whatever we do: always. */
function inOrder(object: Record<string, unknown>): Record<string, unknown> {
  const copy: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const key of Object.keys(object).sort()) copy[key] = object[key];
  return copy;
}
