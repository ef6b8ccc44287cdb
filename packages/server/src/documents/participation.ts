import { type GameState, type GradeRow, gradeTable, type TurnName } from '@defensor/game';
import { stringify } from 'csv-stringify/sync';
import type { ClassPerson } from './class-people.ts';

/** Whose columns the table has. */
export const GRADE_FORMS = ['plain', 'canvas', 'moodle'] as const;
export type GradeForm = (typeof GRADE_FORMS)[number];

export interface GradeSource {
  readonly state: GameState;
  /** The name of the column of grades. */
  readonly title: string;
  readonly people: ReadonlyMap<string, ClassPerson>;
}

/**
 * The participation grade as comma-separated values. `plain` has a line for each person in each seat, and for a seat
 * whose signer nobody named. The gradebooks' have one for each person, whatever seats they held: the turns on which
 * they signed somewhere. Cells that a spreadsheet would take for a formula are made text.
 *
 * @rule PG, S022, S023, S024
 */
export function participationCsv(form: GradeForm, source: GradeSource): string {
  const rows = { plain: plainRows, canvas: canvasRows, moodle: moodleRows }[form](source);
  return stringify([...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}

type Row = readonly (string | number)[];

function plainRows({ state, people }: GradeSource): readonly Row[] {
  return [
    ['Seat', 'Person', 'Name', 'Turns signed', 'Turns played', 'Percent', 'Turns', 'Corrected by the Judge'],
    ...gradeTable(state).map(({ seat, person = '' as const, turns, count, of, corrected }) => [
      seat,
      person,
      people.get(person)?.name ?? '',
      count,
      of,
      percent(count, of),
      turns.join(' '),
      corrected.join(' '),
    ]),
  ];
}

/** Canvas finds a student by its own id, or by the school's; the second line says what a full mark is. */
function canvasRows({ state, title, people }: GradeSource): readonly Row[] {
  const grades = byPerson(gradeTable(state));
  const most = Math.max(0, ...grades.map(({ of }) => of));
  return [
    ['Student', 'ID', 'SIS User ID', 'SIS Login ID', 'Section', title],
    ['    Points Possible', '', '', '', '', most],
    ...grades.map(({ person, count }) => {
      const { name = '', details = {} } = people.get(person) ?? {};
      const { canvasId = '', sisId = '', login = '', section = '' } = details;
      return [name, canvasId, sisId, login, section, count];
    }),
  ];
}

/** Moodle finds a student by whichever of these columns one chooses at its import. */
function moodleRows({ state, title, people }: GradeSource): readonly Row[] {
  return [
    ['Name', 'ID number', 'Username', 'Email address', title, `${title} (of)`],
    ...byPerson(gradeTable(state)).map(({ person, count, of }) => {
      const { name = '', details = {} } = people.get(person) ?? {};
      const { idNumber = '', login = '', email = '' } = details;
      return [name, idNumber, login, email, count, of];
    }),
  ];
}

interface PersonGrade {
  readonly person: string;
  readonly count: number;
  readonly of: number;
}

/** One grade a person: a turn counts once, whatever seats it was signed in. */
function byPerson(rows: readonly GradeRow[]): readonly PersonGrade[] {
  const grades = new Map<string, { readonly turns: Set<TurnName>; of: number }>();
  for (const { person, turns, of } of rows) {
    if (person === undefined) continue;
    const grade = grades.get(person) ?? { turns: new Set(), of: 0 };
    for (const turn of turns) grade.turns.add(turn);
    grade.of = Math.max(grade.of, of);
    grades.set(person, grade);
  }
  return [...grades].map(([person, { turns, of }]) => ({ person, count: turns.size, of }));
}

function percent(count: number, of: number): number | '' {
  return of === 0 ? '' : Math.round((count / of) * 1000) / 10;
}
