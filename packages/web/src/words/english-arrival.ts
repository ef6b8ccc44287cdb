/** What is said, in English, of how the board came on the table and how long it is kept. */
import type { StageFault } from '../play/stage-faults.ts';

type PlaceFaultCode = Extract<StageFault, { province: unknown }>['code'];

/** What is wrong in a link. `place` is the name of the place it is about. */
const FAULTS: Readonly<Record<PlaceFaultCode, (place: string) => string>> = {
  'army-at-sea': (place) => `an army stands in ${place}, which is sea`,
  'army-on-coast': (place) => `an army stands on one coast of ${place}; armies stand in all of it`,
  'fleet-inland': (place) => `a fleet stands in ${place}, which is inland`,
  'fleet-without-coast': (place) => `the fleet in ${place} stands on none of its coasts`,
  crowded: (place) => `two units stand in ${place}`,
  'not-a-centre': (place) => `${place} has an owner, but is no supply centre`,
  'owned-twice': (place) => `${place} has two owners`,
  'two-orders': (place) => `the unit in ${place} has two orders`,
  'driven-out-twice': (place) => `two units were driven out of ${place} at once`,
  'driven-out-late': (place) => `a unit was driven out of ${place}, but it is no time of retreats`,
  'attacked-from-afar': (place) => `the unit in ${place} was driven out from a place that does not touch it`,
};

export const ENGLISH_ARRIVAL = {
  opened: 'This is the position of the link you opened. Undo brings your own back.',
  broken: (why: string) => `The link you opened cannot be used: ${why}. The board is as you left it.`,
  why: {
    'no-position': 'there is no position in it',
    'cut-short': 'it was cut short or changed on its way',
    variant: (name: string) => `it is for a board called “${name}”, which is not here`,
    turn: 'its season and its phase do not belong together',
    unreadable: (text: string) => `“${text}” in it means nothing on this board`,
    place: (code: PlaceFaultCode, place: string) => FAULTS[code](place),
    more: (n: number) => (n === 1 ? ', and one thing more' : `, and ${n} things more`),
  },
  unreadable: 'What this browser kept of your board could not be read: it begins anew.',
  /** Boards that other tabs have or had. */
  others: {
    title: (n: number) => (n === 1 ? 'One other board is kept' : `${n} other boards are kept`),
    about: 'From other tabs of this browser, the last five. Yours goes under Undo.',
    board: (year: number, turn: string) => `Board of ${year}: ${turn}`,
    changed: (when: string) => `changed ${when}`,
    take: 'Take it up',
  },
  keeping: {
    tab: 'This browser has no room left: what you do here is kept until this tab is closed.',
    nothing: 'This browser keeps nothing for this page: a reload begins anew.',
  },
} as const;
