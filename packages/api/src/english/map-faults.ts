import type { MapFaultSentences } from '../catalogue/facts.ts';

/** The kinds of JSON in everyday words. */
const KINDS: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  boolean: 'true or false',
  integer: 'a whole number',
};

/** English for the faults of map files. */
export const ENGLISH_MAP_FAULTS: MapFaultSentences = {
  'wrong-kind': ({ expected }) => `this must be ${KINDS[String(expected)] ?? expected}`,
  'missing-field': ({ field }) => `“${field}” is missing here`,
  'unknown-field': ({ field }) => `“${field}” is not a field of a map file`,
  'not-allowed': ({ value, allowed }) => `“${value}” is not one of ${allowed}`,
  'wrong-form': ({ value, pattern }) => `“${value}” is not written as it must be here (${pattern})`,
  'too-few': ({ least }) => `this list needs ${least} or more entries`,
  'too-small': ({ least }) => `this number must be ${least} or more`,
  'repeated-entry': ({ value }) => `“${value}” stands in this list already`,
  'repeated-id': ({ id }) => `“${id}” is the id of another one already`,
  'unknown-province': ({ id }) => `there is no province “${id}” on this map`,
  'unknown-location': ({ location }) => `there is no place “${location}” on this map`,
  'unknown-power': ({ id }) => `there is no power “${id}” on this map`,
  'own-neighbour': ({ location }) => `“${location}” cannot be next to itself`,
  'army-at-sea': ({ location }) => `an army cannot be in “${location}”, which is a sea`,
  'army-on-coast': ({ location }) => `an army is in the whole province, not on a coast as in “${location}”`,
  'fleet-without-coast': ({ location }) => `“${location}” has several coasts: a fleet must be on one of them`,
  'fleet-inland': ({ location }) => `a fleet cannot be in “${location}”, which no fleet can sail to`,
  'coast-unused': ({ location }) => `no fleet can sail to the coast “${location}”`,
  'sea-with-coasts': ({ id }) => `“${id}” is a sea, and a sea has no coasts`,
  'sea-centre': ({ id }) => `“${id}” is a sea, and a sea is no supply centre`,
  'cut-off': ({ id }) => `“${id}” cannot be reached from the rest of the map`,
  'home-not-centre': ({ id }) => `“${id}” is a home centre here, but no supply centre`,
  'home-of-two': ({ id, power }) => `“${id}” is a home centre of ${power} already`,
  'two-units': ({ id }) => `another unit starts in “${id}” already`,
  'victory-out-of-reach': ({ centres }) => `nobody can own so many centres: there are ${centres}`,
  'name-of-two': ({ name, id }) => `“${name}” is read as ${id} already`,
  'power-name-of-two': ({ name, id }) => `“${name}” is read as ${id} already`,
  'name-unreadable': ({ name }) => `“${name}” cannot be a name: orders would read it as something else`,
  'see-not-centre': ({ id }) => `“${id}” is a see here, but no supply centre`,
  'papal-see-among-sees': ({ id }) => `“${id}” is the papal see, and not one of the others`,
};
