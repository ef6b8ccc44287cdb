/** What can be wrong with a map file. */
export const MAP_FAULT_CODES = [
  /** A value of another kind. facts: expected. */
  'wrong-kind',
  /** facts: field. */
  'missing-field',
  /** facts: field. */
  'unknown-field',
  /** A value that is not one of those allowed. facts: value, allowed. */
  'not-allowed',
  /** A text that is not written as it must be, such as an id in small letters. facts: value, pattern. */
  'wrong-form',
  /** A list with too few entries. facts: least. */
  'too-few',
  /** A number below the least. facts: least. */
  'too-small',
  /** An entry that is in its list already. facts: value. */
  'repeated-entry',
  /** Two provinces, or two powers, of one id. facts: id. */
  'repeated-id',
  /** facts: id. */
  'unknown-province',
  /** A coast that its province does not have, or a province that is not there. facts: location. */
  'unknown-location',
  /** facts: id. */
  'unknown-power',
  /** A province next to itself. facts: location. */
  'own-neighbour',
  /** An army in a sea. facts: location. */
  'army-at-sea',
  /** An army on a coast: it stands in the whole province. facts: location. */
  'army-on-coast',
  /** A fleet in a province with several coasts, on none of them. facts: location. */
  'fleet-without-coast',
  /** A fleet where no fleet can sail. facts: location. */
  'fleet-inland',
  /** A coast that no fleet can reach. facts: location. */
  'coast-unused',
  /** A sea has no coasts. facts: id. */
  'sea-with-coasts',
  /** A sea is no supply centre. facts: id. */
  'sea-centre',
  /** A province without neighbours, or in a part of the map that the first province cannot be reached from. facts: id. */
  'cut-off',
  /** A home centre that is no supply centre. facts: id. */
  'home-not-centre',
  /** A home centre of two powers. facts: id, power. */
  'home-of-two',
  /** Two units in one province at the start. facts: id. */
  'two-units',
  /** More centres to win than there are. facts: centres. */
  'victory-out-of-reach',
  /** A name that is read as another province's, too. facts: name, id. */
  'name-of-two',
  /** A power's word, seat code included, that is another power's, too. facts: name, id. */
  'power-name-of-two',
  /** A name that orders read as something else (“A”, “via”, “holds”), or without a letter. facts: name. */
  'name-unreadable',
  /** A see that is no supply centre. facts: id. */
  'see-not-centre',
  /** The papal see among the other sees. facts: id. */
  'papal-see-among-sees',
] as const;
export type MapFaultCode = (typeof MAP_FAULT_CODES)[number];

/** One fault of a map file, and where it is: `['provinces', 3, 'coasts']`. */
export interface MapFault {
  readonly path: MapPath;
  readonly code: MapFaultCode;
  readonly facts: Readonly<Record<string, string | number>>;
}

export type MapPath = readonly (string | number)[];

/** Takes down a fault. */
export type Report = (path: MapPath, code: MapFaultCode, facts: MapFault['facts']) => void;
