/** All the words of a language, as the pages say them. */

import { ENGLISH_PRINT } from '@defensor/api/english/print';
import { FRENCH_PRINT } from '@defensor/api/french/print';
import { ENGLISH } from '../../src/words/english.ts';
import { ENGLISH_ACCOUNT } from '../../src/words/english-account.ts';
import { ENGLISH_ATTACHED } from '../../src/words/english-attached.ts';
import * as englishBench from '../../src/words/english-bench.ts';
import { ENGLISH_CLASS_PAGE } from '../../src/words/english-class-page.ts';
import { ENGLISH_DEBRIEF } from '../../src/words/english-debrief.ts';
import { ENGLISH_DRAFT } from '../../src/words/english-draft.ts';
import { ENGLISH_GRADES } from '../../src/words/english-grades.ts';
import { ENGLISH_JOURNAL } from '../../src/words/english-journal.ts';
import { ENGLISH_LESSON } from '../../src/words/english-lesson.ts';
import { ENGLISH_LETTERS } from '../../src/words/english-letters.ts';
import { ENGLISH_PLACE } from '../../src/words/english-place.ts';
import { ENGLISH_PROJECTOR } from '../../src/words/english-projector.ts';
import * as englishRecord from '../../src/words/english-record.ts';
import { ENGLISH_RULES } from '../../src/words/english-rules.ts';
import * as englishSandbox from '../../src/words/english-sandbox.ts';
import { ENGLISH_SEATS } from '../../src/words/english-seats.ts';
import * as englishSetup from '../../src/words/english-setup.ts';
import { ENGLISH_SIGN_IN } from '../../src/words/english-sign-in.ts';
import { ENGLISH_TIMETABLE } from '../../src/words/english-timetable.ts';
import { ENGLISH_TRAIL } from '../../src/words/english-trail.ts';
import { ENGLISH_WELCOME } from '../../src/words/english-welcome.ts';
import { FRENCH } from '../../src/words/french.ts';
import { FRENCH_ACCOUNT } from '../../src/words/french-account.ts';
import { FRENCH_ATTACHED } from '../../src/words/french-attached.ts';
import * as frenchBench from '../../src/words/french-bench.ts';
import { FRENCH_CLASS_PAGE } from '../../src/words/french-class-page.ts';
import { FRENCH_DEBRIEF } from '../../src/words/french-debrief.ts';
import { FRENCH_DRAFT } from '../../src/words/french-draft.ts';
import { FRENCH_GRADES } from '../../src/words/french-grades.ts';
import { FRENCH_JOURNAL } from '../../src/words/french-journal.ts';
import { FRENCH_LESSON } from '../../src/words/french-lesson.ts';
import { FRENCH_LETTERS } from '../../src/words/french-letters.ts';
import { FRENCH_PLACE } from '../../src/words/french-place.ts';
import { FRENCH_PROJECTOR } from '../../src/words/french-projector.ts';
import * as frenchRecord from '../../src/words/french-record.ts';
import { FRENCH_RULES } from '../../src/words/french-rules.ts';
import * as frenchSandbox from '../../src/words/french-sandbox.ts';
import { FRENCH_SEATS } from '../../src/words/french-seats.ts';
import * as frenchSetup from '../../src/words/french-setup.ts';
import { FRENCH_SIGN_IN } from '../../src/words/french-sign-in.ts';
import { FRENCH_TIMETABLE } from '../../src/words/french-timetable.ts';
import { FRENCH_TRAIL } from '../../src/words/french-trail.ts';
import { FRENCH_WELCOME } from '../../src/words/french-welcome.ts';

const ENGLISH_AREAS = {
  ...{ account: ENGLISH_ACCOUNT, attached: ENGLISH_ATTACHED, classPage: ENGLISH_CLASS_PAGE, trail: ENGLISH_TRAIL },
  ...{ main: ENGLISH, bench: englishBench, sandbox: englishSandbox, record: englishRecord, setup: englishSetup },
  ...{
    debrief: ENGLISH_DEBRIEF,
    draft: ENGLISH_DRAFT,
    grades: ENGLISH_GRADES,
    journal: ENGLISH_JOURNAL,
    lesson: ENGLISH_LESSON,
  },
  ...{
    letters: ENGLISH_LETTERS,
    place: ENGLISH_PLACE,
    print: ENGLISH_PRINT,
    projector: ENGLISH_PROJECTOR,
    rules: ENGLISH_RULES,
  },
  ...{ seats: ENGLISH_SEATS, timetable: ENGLISH_TIMETABLE, signIn: ENGLISH_SIGN_IN, welcome: ENGLISH_WELCOME },
};
const FRENCH_AREAS = {
  ...{ account: FRENCH_ACCOUNT, attached: FRENCH_ATTACHED, classPage: FRENCH_CLASS_PAGE, trail: FRENCH_TRAIL },
  ...{ main: FRENCH, bench: frenchBench, sandbox: frenchSandbox, record: frenchRecord, setup: frenchSetup },
  ...{
    debrief: FRENCH_DEBRIEF,
    draft: FRENCH_DRAFT,
    grades: FRENCH_GRADES,
    journal: FRENCH_JOURNAL,
    lesson: FRENCH_LESSON,
  },
  ...{
    letters: FRENCH_LETTERS,
    place: FRENCH_PLACE,
    print: FRENCH_PRINT,
    projector: FRENCH_PROJECTOR,
    rules: FRENCH_RULES,
  },
  ...{ seats: FRENCH_SEATS, timetable: FRENCH_TIMETABLE, signIn: FRENCH_SIGN_IN, welcome: FRENCH_WELCOME },
};

/** What a sentence with gaps is tried with: one of these fits nearly every one. */
const TOLD = [
  [1, 1, 1, 1],
  [3, 2, 2, 2],
  [5, 0, 0],
  ['X', 'Y', 'Z'],
  ['X', 3, 2],
  ['X', true, 1],
  [3, 'X', 'Y'],
  [['X', 'Y'], ['Z']],
];

function* leavesOf(words: unknown, path: string): Generator<readonly [path: string, said: string]> {
  if (typeof words === 'string') yield [path, words];
  else if (typeof words === 'function') {
    for (const [i, told] of TOLD.entries()) {
      const said = tried(words as (...told: readonly unknown[]) => unknown, told);
      if (typeof said === 'string' && !/undefined|NaN|\[object/.test(said)) yield [`${path}(${i})`, said];
    }
  } else for (const [key, value] of Object.entries(words as object)) yield* leavesOf(value, `${path}.${key}`);
}

function tried(sentence: (...told: readonly unknown[]) => unknown, told: readonly unknown[]): unknown {
  try {
    return sentence(...told);
  } catch {
    // It takes something else: another try fits it.
    return undefined;
  }
}

const allOf = (areas: object) => new Map(Object.entries(areas).flatMap(([area, words]) => [...leavesOf(words, area)]));

/** By its place: `main.app.loading`; a sentence with gaps by its place and the try, `main.turn.of(3)`. */
export const saidInEnglish = allOf(ENGLISH_AREAS);
export const saidInFrench = allOf(FRENCH_AREAS);
