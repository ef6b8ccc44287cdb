import type { Coast, UnitType } from '../ids.ts';

/** What a word of an order says is done. `to` is not a verb by itself, but leads to a place as an arrow does. */
export type Verb =
  | 'hold'
  | 'move'
  | 'to'
  | 'support'
  | 'convoy'
  | 'retreat'
  | 'disband'
  | 'build'
  | 'waive'
  | 'via'
  | 'by';

const table = <T>(rows: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(rows).flatMap(([words, meaning]) => words.split(' ').map((word) => [word, meaning] as const)));

export const UNIT_WORDS: ReadonlyMap<string, UnitType> = table<UnitType>({
  'a army armies ar armee': 'A',
  'f fleet fleets fl flt navy flotte': 'F',
});

export const VERBS: ReadonlyMap<string, Verb> = table<Verb>({
  'h hold holds holding ho stand stands standing stay stays staying': 'hold',
  'm mv move moves moving attack attacks attacking go goes going advance advances advancing': 'move',
  'march marches marching sail sails sailing enter enters entering invade invades invading': 'move',
  'to into onto towards on': 'to',
  's su sup supp spt support supports supporting supported': 'support',
  'c con conv convoy convoys convoying convoyed transport transports transporting carry carries': 'convoy',
  'r ret retr retreat retreats retreating withdraw withdraws': 'retreat',
  'd dis disb disband disbands disbanding disbanded remove removes removing removed rem destroy destroys otb':
    'disband',
  'b bld build builds building built': 'build',
  'w waive waives waived waiving': 'waive',
  'via through': 'via',
  'by with using': 'by',
});

/** After “via”, “by” or “with”: the army goes by sea. */
export const CONVOY_WORDS: ReadonlySet<string> = new Set([
  'convoy',
  'convoys',
  'convoyed',
  'con',
  'c',
  'sea',
  'fleet',
  'fleets',
]);

/** Words that say nothing, between the parts of a unit. */
export const FILLERS: ReadonlySet<string> = new Set(
  'the an in at of from my our your his her their its unit'.split(' '),
);

export const COAST_WORDS: ReadonlyMap<string, Coast> = table<Coast>({
  nc: 'NC',
  ec: 'EC',
  sc: 'SC',
  wc: 'WC',
});

/** The sides of the compass, as coasts are called when “coast” stands beside them or brackets around them. */
export const COAST_SIDES: ReadonlyMap<string, Coast> = table<Coast>({
  'n north northern nth nord': 'NC',
  'e east eastern est': 'EC',
  's south southern sth sud': 'SC',
  'w west western o ouest': 'WC',
});

/** In French the word stands before the side: “Madrid (côte sud)”. */
export const COAST_BEFORE_SIDE = 'cote';

export const isCoastNoun = (word: string): boolean =>
  word === 'coast' || word === 'c' || word === 'cst' || word === 'coastal';

/** Small numbers written out, as in “waives two builds”. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven eight nine'.split(' ').map((word, i) => [word, i + 1] as const),
);

/** Words of headings: “Orders for France, Fall 1454”. */
export const HEADING_WORDS: ReadonlySet<string> = new Set(
  (
    'orders order for of the from by team power sheet country season turn year phase ' +
    'spring summer fall autumn winter movement moves movements retreats retreat adjustment adjustments ' +
    'builds removals disbands'
  ).split(' '),
);

/** `S1901M`, `F1454R`. */
export const PHASE_CODE = /^[sfw]\d{2,4}[mrab]?$/;
