import type { Instead, PlaceFact, Score, UnitFact } from '../catalogue/facts.ts';
import type { OutcomeLanguage } from '../language.ts';

/** English: lower case and without a full stop, to stand behind an order. */
export const ENGLISH_OUTCOMES: OutcomeLanguage = {
  tag: 'en',
  // The variants’ own names are English.
  names: { province: (name) => name, power: (name) => name },
  causes: {
    superseded: ({ unit }) => `not counted: an earlier order for ${the(unit)} counts`,
    'no-unit': ({ place }) => `impossible: no unit stands in ${at(place)}`,
    'foreign-unit': ({ unit }) => `impossible: ${the(unit)} belongs to ${unit.power ?? 'another power'}`,
    'same-province': ({ unit }) => `impossible: ${the(unit)} is there already`,
    'cannot-reach': ({ unit, to }) => `impossible: ${the(unit)} cannot get to ${at(to)}`,
    'no-route': ({ unit, to }) => `impossible: no fleets at sea could carry ${the(unit)} to ${at(to)}`,
    'needs-coast': ({ place }) => `unclear: it must say which coast of ${at(place)}`,
    'wrong-coast': ({ place }) => `impossible: the coast named, ${at(place)}, is out of reach`,
    'supports-itself': () => 'impossible: a unit cannot support itself',
    'nobody-there': ({ place, wanted }) =>
      wanted === 'support'
        ? `impossible: there is no unit in ${at(place)} to support`
        : `impossible: there is no army in ${at(place)} to carry`,
    'support-out-of-reach': ({ unit, to }) =>
      `impossible: ${the(unit)} could not move to ${at(to)} itself, so it cannot support there`,
    'supported-cannot-reach': ({ unit, to }) =>
      `impossible: ${the(unit)} could not get to ${at(to)}, by itself or carried by other fleets`,
    'not-a-fleet': ({ unit }) => `impossible: only a fleet can convoy, and ${the(unit)} is an army`,
    'not-at-sea': ({ unit }) => `impossible: a fleet can convoy only at sea, and ${at(unit.place)} is land`,
    'not-an-army': ({ unit }) => `impossible: only an army can be convoyed, and ${the(unit)} is a fleet`,
    'no-part-of-route': ({ fleet, from, to }) =>
      `impossible: ${the(fleet)} is not needed on any way by sea from ${at(from)} to ${at(to)}`,
    'no-convoy': ({ unit, to }) => `no convoy: no chain of fleets was ordered to carry ${the(unit)} to ${at(to)}`,
    'supported-moved': ({ unit, to }) => `no use: ${the(unit)} was not ordered to stay but to move to ${at(to)}`,
    'not-ordered': ({ unit, instead }) => `the move was never ordered: ${the(unit)} ${inPlaceOfIt(instead)}`,
    'convoy-broken': ({ losses }) =>
      `convoy broken: ${list(losses.map(({ fleet, attacker }) => `${the(fleet)} dislodged by ${the(attacker)}`))}`,
    'convoy-paradox': ({ fleets }) =>
      `no convoy, by the paradox rule: its own attack would decide whether it can be carried by ${all(fleets)}`,
    'own-unit': ({ unit }) => `stopped: ${the(unit)}, of the same power, stayed there`,
    repelled: ({ unit, manner, score }) => `stopped: ${the(unit)} ${REPELLED[manner]} ${turned(score)}`,
    bounced: ({ rivals, gotIn, score }) => `${gotIn ? 'beaten' : 'stood off'} by ${all(rivals)}, ${count(score)}`,
    cut: ({ attackers, place }) => `cut by ${all(attackers)}, attacking ${at(place)}`,
    dislodged: ({ attacker, score }) => `dislodged by ${the(attacker)}, ${turned(score)}`,
    paradox: ({ army }) =>
      `no convoy, by the paradox rule: the attack of ${the(army)} would decide whether this fleet can carry it`,
    'wrong-phase': () => 'impossible: this is not an order of this phase',
    'not-dislodged': ({ unit }) => `impossible: ${the(unit)} was not dislodged and stays`,
    'no-retreat-there': ({ unit, to, because }) =>
      `impossible: ${the(unit)} may not retreat to ${at(to)}, ${NO_RETREAT[because]}`,
    'retreat-clash': ({ rivals }) => `disbanded: ${all(rivals)} retreated to the same place`,
    'too-many': () => 'not counted: earlier orders used up all that was due',
    'no-build-due': () => 'impossible: no build is due to this power',
    'no-removal-due': () => 'impossible: no removal is due from this power',
    'not-a-home-centre': ({ place }) => `impossible: ${at(place)} is not a home centre of this power`,
    'not-owned': ({ place }) => `impossible: this power does not own ${at(place)}`,
    occupied: ({ unit }) => `impossible: ${the(unit)} stands there`,
    'already-built': ({ place }) => `impossible: an earlier order builds in ${at(place)}`,
    inland: ({ place }) => `impossible: a fleet cannot be built in ${at(place)}, which is inland`,
    'needs-type': () => 'unclear: it must say army or fleet',
  },
  successes: {
    held: ({ attackers, score }) => (attackers === 0 ? 'held: nobody attacked it' : `held with ${count(score)}`),
    heldFromOutside: () => 'held: it was not free to carry out orders',
    moved: ({ score, byConvoy }) => {
      const went = byConvoy ? 'went through by convoy' : 'went through';
      return score.against === 0 ? `${went}, unopposed` : `${went}, ${count(score)}`;
    },
    supportedHold: ({ unit }) => `support given to ${the(unit)}`,
    supportedMove: ({ unit, to }) => `support given to ${the(unit)} going to ${at(to)}`,
    convoyed: ({ unit, to, walks }) =>
      walks
        ? `kept the way by sea open, but ${the(unit)} was to go to ${at(to)} by land`
        : `kept the way by sea open for ${the(unit)} to ${at(to)}`,
    retreated: ({ to }) => `retreated to ${at(to)}`,
    disbanded: () => 'disbanded as ordered',
    disbandedWithoutOrder: () => 'disbanded: no possible retreat was ordered',
    noRoom: () => 'disbanded: there was nowhere to retreat to',
    built: () => 'built',
    removed: () => 'removed as ordered',
    removedInDisorder: ({ power }) => `removed: ${power} ordered too few removals`,
    waived: () => 'a build was waived',
  },
  issues: {
    'not-an-order': ({ token, nearest }) => `not understood: “${token}” does not look like an order${meant(nearest)}`,
    'unknown-place': ({ token, nearest }) => `not understood: there is no place called “${token}”${meant(nearest)}`,
    'ambiguous-place': ({ token, nearest }) => `not understood: “${token}” could be ${choice(nearest)}`,
    'unknown-coast': ({ token, nearest }) => `not understood: there is no such coast as “${token}”${meant(nearest)}`,
    'unfinished-order': ({ token }) => `not understood: “${token}” breaks off too early`,
    'not-this-phase': ({ token }) => `not an order of this phase: “${token}”`,
    unreadable: ({ token, nearest }) => `not understood: “${token}”${meant(nearest)}`,
    'several-orders': ({ token }) => `not understood: “${token}” is more than one order`,
  },
  and: (first, second) => `${first}; then ${second}`,
};

const REPELLED = {
  held: 'held with',
  'could not leave': 'could not leave and held with',
  'met head to head': 'came the other way with',
} as const;

const NO_RETREAT = {
  'out of reach': 'which is out of its reach',
  occupied: 'where a unit stands',
  'attacked from there': 'where the attack came from',
  contested: 'where a stand-off has just been fought',
} as const;

/** `A Par`, `F Spa/SC`, or the bare place where the type is not known. */
const the = ({ type, place }: UnitFact): string => (type === undefined ? at(place) : `${type} ${at(place)}`);

/** `Spa/SC`, `Spain (south coast)`. */
function at({ name, coast, inFull }: PlaceFact): string {
  if (coast === undefined) return name;
  return inFull ? `${name} (${COAST_NAMES[coast]})` : `${name}/${coast}`;
}

const COAST_NAMES = { NC: 'north coast', EC: 'east coast', SC: 'south coast', WC: 'west coast' } as const;

const count = ({ own, against }: Score): string => `${own} against ${against}`;

/** The same count, seen from the other side. */
const turned = ({ own, against }: Score): string => `${against} against ${own}`;

const all = (units: readonly UnitFact[]): string => list(units.map(the));

function list(items: readonly string[]): string {
  const last = items.at(-1) ?? 'nobody';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

const choice = (options: readonly string[]): string =>
  options.length < 2 ? options.join() : `${options.slice(0, -1).join(', ')} or ${options.at(-1)}`;

/** Like all of a sentence, without the mark that ends it. */
const meant = (nearest: readonly string[]): string =>
  nearest.length === 0 ? '' : `; perhaps ${choice(nearest)} is meant`;

function inPlaceOfIt(instead: Instead): string {
  switch (instead.did) {
    case 'moved':
      return `moved to ${at(instead.to)} instead`;
    case 'triedToMove':
      return `was ordered to ${at(instead.to)} instead`;
    case 'held':
      return 'held instead';
    case 'supported':
      return 'gave support instead';
    case 'convoyed':
      return 'convoyed instead';
    case 'wasOrderedTheImpossible':
      return 'was given an impossible order and held';
    case 'wasNotFree':
      return 'was not free to carry out orders';
    default:
      return instead satisfies never;
  }
}
