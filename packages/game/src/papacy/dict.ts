import type { Dict } from '../state.ts';

/** The look-up without one or more of its keys. */
export function without<K extends string, V>(dict: Dict<K, V>, ...keys: readonly K[]): Dict<K, V> {
  const gone: ReadonlySet<string> = new Set(keys);
  return Object.fromEntries(Object.entries(dict).filter(([key]) => !gone.has(key))) as Dict<K, V>;
}
