import type { Options } from '@defensor/game';
import { forget, keep, kept } from '../../page/kept.ts';
import { freshId } from '../../server/fresh-id.ts';
import type { TimetableDraft } from '../../timetable/timetable-draft.ts';
import type { Casting, Numbers, Person } from './casting.ts';

export type Mode = 'balanced' | 'random' | 'byHand';
export type Step = 'people' | 'options' | 'cards';
export type RosterForm = 'plain' | 'canvas' | 'moodle';

/** When phases close by themselves; nothing is by hand. Minutes. */
export interface Times {
  readonly diplomacy: number;
  readonly orderWriting: number;
  readonly others: number;
}

/** A game that is being set up, as it is kept in the browser until it begins. */
export interface Setup {
  /** New for each set-up: a game made of it twice is made once. */
  readonly id: string;
  readonly step: Step;
  readonly text: string;
  readonly form: RosterForm;
  readonly people: readonly Person[];
  readonly issues: readonly { readonly line: number; readonly message: string }[];
  /** People of the roster who are left out of the game. */
  readonly away: readonly string[];
  /** Chosen by hand; proposed by the number of people until then. */
  readonly numbers?: Numbers;
  readonly mode: Mode;
  readonly casting: Casting;
  readonly options: Partial<Options>;
  readonly times?: Times;
  /** Where phases go by lessons and days; `times` is then not asked. */
  readonly timetable?: TimetableDraft;
}

export const newSetup = (): Setup => ({
  id: freshId(),
  step: 'people',
  text: '',
  form: 'plain',
  people: [],
  issues: [],
  away: [],
  mode: 'balanced',
  casting: {},
  options: {},
});

const keyOf = (classId: string) => `setup.${classId}`;

/** What was kept of a class's set-up; a new one where there is none. */
export function keptSetup(classId: string): Setup {
  const there = kept(keyOf(classId));
  return there === undefined ? newSetup() : { ...newSetup(), ...(JSON.parse(there) as Partial<Setup>) };
}

/** A browser that keeps nothing still sets a game up; a closed tab then loses it. */
export function keepSetup(classId: string, setup: Setup): void {
  keep(keyOf(classId), JSON.stringify(setup));
}

export const forgetSetup = (classId: string) => forget(keyOf(classId));
