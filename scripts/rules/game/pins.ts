/** Scenarios that pin a rule or reading, where no test has its name in its title. */
export const PINS: Readonly<Record<string, readonly string[]>> = {
  A1: ['S043', 'S044'],
  A2: ['S027'],
  A5: ['S028'],
  A7: ['S029'],
  A15: ['S152'],
  A17: ['S156'],
  A24: ['S052'],
  A32: ['S016'],
  A68: ['S030'],
  A72: ['S197'],
  'JD.3': ['S032'],
  'JD.4': ['S067'],
  'JD.11': ['S188'],
  'OP.3': ['S013', 'S020'],
};
