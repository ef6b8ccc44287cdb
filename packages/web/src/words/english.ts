/** All that the client says, in English. Outcomes and issues are said by the catalogue of `@defensor/api`. */

import { capital, counted, number } from './counting.ts';
import { ENGLISH_BOARD } from './english-board.ts';
import { ENGLISH_DOOR } from './english-door.ts';
import { ENGLISH_SEAT } from './english-seat.ts';
import { ENGLISH_SHELL } from './english-shell.ts';

const COASTS: Readonly<Record<string, string>> = {
  NC: 'north coast',
  EC: 'east coast',
  SC: 'south coast',
  WC: 'west coast',
};
const SEASONS: Readonly<Record<'spring' | 'fall' | 'winter', string>> = {
  spring: 'Spring',
  fall: 'Fall',
  winter: 'Winter',
};
const UNITS: Readonly<Record<'A' | 'F', string>> = { A: 'Army', F: 'Fleet' };
/** A sentence with its stop; a question has its mark already. */
const ended = (text: string) => (/[.?!…]$/.test(text) ? text : `${text}.`);
const list = (items: readonly string[], last = 'and') =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;

export const ENGLISH = {
  app: {
    name: 'Defensor',
    loading: 'Unrolling the map…',
    noBoard: 'The map could not be fetched.',
    tryAgain: 'Try again',
  },
  language: { label: 'Language' },
  header: {
    title: 'Sandbox',
    about: 'nothing here touches a game',
    phase: (phase: string) => `${phase}, sandbox`,
    withChurch: 'With the Church',
    games: 'Your games',
    board: 'Board',
    theme: { light: 'Daylight', dark: 'Candlelight' },
    toTheme: { light: 'Read by daylight', dark: 'Read by candlelight' },
  },
  turn: {
    of: (season: 'spring' | 'fall' | 'winter', year: number) => `${SEASONS[season]} ${year}`,
    phases: { movement: 'Orders', retreat: 'Retreats', adjustment: 'Adjustments' },
    season: 'Season',
    seasons: SEASONS,
    year: 'Year',
    set: 'Turn',
    left: (orders: number, driven: number) =>
      `${capital(
        list([
          ...(orders > 0 ? [counted(orders, 'order')] : []),
          ...(driven > 0 ? [`${counted(driven, 'unit')} driven out`] : []),
        ]),
      )} of the turn before ${orders + driven === 1 ? 'is' : 'are'} gone. Undo brings ${orders + driven === 1 ? 'it' : 'them'} back.`,
  },
  position: {
    start: 'Start position',
    empty: 'Empty board',
    begun: 'Undo brings the board before back.',
  },
  tools: {
    title: 'Change the position',
    putDown: 'Put down',
    army: 'Army',
    fleet: 'Fleet',
    owner: 'Owner',
    takeOff: 'Take off',
    forPower: 'For which power',
    undo: 'Undo',
    redo: 'Redo',
    byName: 'Place',
    doIt: { army: 'Put down', fleet: 'Put down', owner: 'Set', takeOff: 'Take off' },
    choosePlace: 'Choose a place',
    hint: {
      army: (power: string) => `Tap where ${power}’s army stands.`,
      fleet: (power: string) => `Tap where ${power}’s fleet stands.`,
      owner: (power: string) => `Tap a centre that ${power} owns; once more, and nobody does.`,
      takeOff: 'Tap the unit to take off.',
    },
    said: {
      put: (unit: string, power: string) => `${unit}, ${power}’s, stands.`,
      took: (unit: string) => `${unit} is off the board.`,
      owns: (place: string, power: string) => `${place} is ${power}’s.`,
      ownsNot: (place: string) => `${place} is nobody’s.`,
    },
    refused: {
      armyAtSea: (place: string) => `No army stands in ${place}: it is sea.`,
      fleetInland: (place: string) => `No fleet stands in ${place}: it is inland.`,
      noCentre: (place: string) => `${place} is no supply centre: nobody owns it.`,
      nobodyThere: (place: string) => `Nobody stands in ${place}.`,
      impassable: 'Nobody can go there.',
    },
  },
  map: {
    label: (turn: string, phase: string) =>
      `Map of Europe, ${turn}, ${phase}. Arrow keys go from place to place, Enter picks one, plus and minus zoom, 0 shows all.`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'Show the whole map',
    names: 'Names',
    namesOf: (set: string) => `Names of ${set}`,
    owned: (power: string) => `owned by ${power}`,
    neutral: 'neutral centre',
    dislodged: (unit: string) => `${unit}, driven out`,
    canChoose: 'can be chosen',
  },
  scrub: {
    label: 'Phases',
    back: 'Back one phase',
    forward: 'Forward one phase',
    cut: (n: number) =>
      `${capital(counted(n, 'later phase'))} ${n === 1 ? 'is' : 'are'} gone. Undo brings ${n === 1 ? 'it' : 'them'} back.`,
  },
  units: {
    types: UNITS,
    short: (type: 'A' | 'F', place: string) => `${type} ${place}`,
    long: (type: 'A' | 'F', place: string) => `${UNITS[type]} ${place}`,
    ofPower: (type: 'A' | 'F', power: string) => `${UNITS[type].toLowerCase()} of ${power}`,
    coast: (place: string, coast: string) => `${place} (${COASTS[coast] ?? coast})`,
    coasts: COASTS,
  },
  orders: {
    title: 'Orders',
    results: 'Results',
    noOrder: 'no order',
    to: '–',
    holds: 'holds',
    supports: 'supports',
    convoys: 'convoys',
    byConvoy: 'by convoy',
    retreatsTo: 'retreats to',
    isDisbanded: 'is disbanded',
    takenOff: 'is taken off',
    builds: (type: 'A' | 'F' | undefined) =>
      type === undefined ? 'builds in' : type === 'A' ? 'builds an army in' : 'builds a fleet in',
    waives: 'waives a build',
    open: 'Write the order:',
    remove: (order: string) => `Take back: ${order}`,
    close: 'Close',
    impossible: 'Not possible',
    nobody: 'No unit stands on the board. Put some down, or start from the start position.',
    written: (n: number, of: number) => `${n} of ${of} ordered`,
    counts: (centres: number, units: number) => `${counted(centres, 'centre')}, ${counted(units, 'unit')}`,
    verbs: { hold: 'Hold', move: 'Move', support: 'Support', convoy: 'Convoy' },
    building: {
      hold: 'holds',
      move: 'moves to',
      support: 'supports',
      convoy: 'convoys',
      where: 'where?',
      whom: 'whom?',
      to: 'to',
    },
    stays: 'where it stands',
    byLand: 'By land',
    bySea: 'By convoy',
    way: 'Which way it goes',
    verbClosed: {
      hold: 'It can always hold.',
      move: 'It cannot move anywhere.',
      support: 'No unit is near enough to support.',
      convoyArmy: 'Armies do not convoy.',
      convoyLand: 'Only a fleet at sea convoys.',
      convoyNobody: 'No army could be carried through here.',
    },
    hint: {
      movement: 'Tap a unit, then what, then where.',
      retreat: 'Tap a unit that was driven out, then where it goes.',
      adjustment: 'Tap a lit place to build, or a lit unit to take it off.',
      resolved: 'Tap a unit to read what became of it.',
      tapWhere: 'Tap a lit place.',
      compared: 'Tap a unit to find it in the list. Orders are changed under Orders A and Orders B.',
      tapWhom: 'Tap a lit unit.',
    },
    set: (order: string) => `Written: ${order}.`,
  },
  outcome: {
    succeeds: 'goes through',
    fails: 'stopped',
    given: 'given',
    cut: 'cut',
    available: 'carries',
    disrupted: 'broken',
    stands: 'holds',
    dislodged: 'driven out',
    illegal: 'not possible',
    invalid: 'no use',
    retreated: 'retreats',
    disbanded: 'disbanded',
    built: 'built',
    removed: 'taken off',
    waived: 'waived',
    says: (order: string, sentence: string) => ended(`${order}: ${sentence}`),
    sentence: (text: string) => ended(capital(text)),
  },
  resolve: {
    go: 'Resolve',
    why: {
      all: 'Every unit has an order.',
      some: (without: number) =>
        `${capital(counted(without, 'unit'))} without an order: ${without === 1 ? 'it holds' : 'they hold'}.`,
      none: 'No orders yet: every unit would hold.',
      retreatSome: (without: number) => `${capital(counted(without, 'unit'))} without a retreat: disbanded.`,
      retreatAll: 'Every unit that was driven out has its order.',
      typed: (n: number) =>
        `${capital(counted(n, 'order'))} in the box ${n === 1 ? 'is' : 'are'} written down as you resolve.`,
      adjust: 'What is not built is waived; what is not taken off goes by the rule of civil disorder.',
    },
    toRetreats: 'On to the retreats',
    toAdjustments: 'On to the adjustments',
    toTurn: (turn: string) => `On to ${turn}`,
    backToWriting: 'Change the orders',
    resolved: (turn: string) => `${turn} is resolved.`,
    drivenOut: (units: readonly string[]) => `${list(units)} ${units.length === 1 ? 'was' : 'were'} driven out.`,
    nobodyDrivenOut: 'Nobody was driven out.',
    won: (power: string, centres: number) => `${power} has won: it owns ${centres} centres.`,
  },
  retreats: {
    title: 'Retreats',
    none: 'Nobody was driven out. Go on.',
    drivenOut: (unit: string) => `${unit} was driven out`,
    by: (place: string) => `by the attack from ${place}`,
    bySea: (place: string) => `by the attack from ${place}, which came by sea`,
    disband: 'Nowhere: disband it',
    noRoom: 'Every way is closed: it is disbanded.',
    closed: 'closed',
  },
  adjustments: {
    title: 'Adjustments',
    none: 'Nothing is due. Go on.',
    build: (n: number) => `builds ${number(n)}`,
    remove: (n: number) => `takes ${number(n)} off`,
    written: (n: number, of: number) => `${n} of ${of}`,
    waived: (n: number) => `${capital(counted(n, 'build'))} waived`,
    built: (made: number, due: number, waived: number) =>
      `built ${made === 0 ? 'none' : number(made)} of ${number(due)} due${waived > 0 ? `, ${number(waived)} waived` : ''}`,
    tookOff: (made: number, due: number) => `took ${made === 0 ? 'none' : number(made)} of ${number(due)} off`,
    takeBackWaives: 'Build after all',
    army: 'Army',
    fleet: 'Fleet',
    fleetAt: (coast: string) => `${capital((COASTS[coast] ?? coast).replace(' coast', ''))} fleet`,
    nothing: 'Nothing',
    closed: {
      occupied: 'A unit stands there.',
      'not-owned': 'A home centre, but another’s now.',
    },
    full: (n: number) => `All ${number(n)} are chosen. Take one back first.`,
  },
  panels: { label: 'Parts of the page', orders: 'Orders', setup: 'Board', share: 'Share' },
  door: ENGLISH_DOOR,
  seat: ENGLISH_SEAT,
  board: ENGLISH_BOARD,
  shell: ENGLISH_SHELL,
  /** “Queen of Spain”, to stand alone, of the seat that is “the Queen of Spain” in a sentence. */
  titleOf: (seat: string) => capital(seat.replace(/^the /, '')),
} as const;
