import { InvariantError } from '../errors.ts';
import type { Dict } from '../state.ts';

/** The look-up without one or more of its keys. */
export function without<K extends string, V>(dict: Dict<K, V>, ...keys: readonly K[]): Dict<K, V> {
  const gone: ReadonlySet<string> = new Set(keys);
  return Object.fromEntries(Object.entries(dict).filter(([key]) => !gone.has(key))) as Dict<K, V>;
}

/** An entry that must be there: a decider saw it before the event was made. */
export function entryOf<K extends string, V>(dict: Dict<K, V>, key: K): V {
  const entry = dict[key];
  if (entry === undefined) throw new InvariantError(`The log speaks of ${key}, which the game does not have`);
  return entry;
}

/** The look-up with an entry set, or taken out where there is no value. */
export function withEntry<K extends string, V>(dict: Dict<K, V>, key: K, value: V | undefined): Dict<K, V> {
  return value === undefined ? without(dict, key) : { ...dict, [key]: value };
}
