import { parse } from 'csv-parse/sync';
import { cleanName } from '../identity/names.ts';

/** Whose columns a roster has; found by its first line. */
export type RosterForm = 'plain' | 'canvas' | 'moodle';

export interface RosterPlayer {
  readonly name: string;
  /** Numbers in a course system, sections: by the names that the grades' export looks for. */
  readonly details: Readonly<Record<string, string>>;
}

export interface RosterIssue {
  /** From 1 on, as an editor counts lines. */
  readonly line: number;
  readonly code: keyof typeof SENTENCES;
  readonly message: string;
}

export interface Roster {
  readonly form: RosterForm;
  readonly players: readonly RosterPlayer[];
  readonly issues: readonly RosterIssue[];
}

const SENTENCES = {
  unreadable: 'This line cannot be read: look for a quotation mark that is not closed.',
  'no-name': 'There is no name in this line; it is left out.',
  'same-person': 'This person stands in an earlier line already; this one is left out.',
  'too-long': 'A field is longer than 120 characters; the line is left out.',
  'too-many': 'A class has 200 players at most; this line and those after it are left out.',
} as const;

const MOST_PLAYERS = 200;
const LONGEST = 120;

/**
 * What a column is for, by its heading in lower case: the three programs' and the commonest of people's own, in English
 * and in French. « Nom » alone is the whole name, beside « Prénom » the last.
 */
const COLUMNS: Readonly<Record<string, string>> = {
  name: 'name',
  student: 'name',
  'full name': 'name',
  'student name': 'name',
  'first name': 'first',
  firstname: 'first',
  'given name': 'first',
  'last name': 'last',
  lastname: 'last',
  surname: 'last',
  'family name': 'last',
  id: 'canvasId',
  'sis user id': 'sisId',
  'sis login id': 'login',
  username: 'login',
  'id number': 'idNumber',
  idnumber: 'idNumber',
  'email address': 'email',
  email: 'email',
  'e-mail': 'email',
  section: 'section',
  group: 'group',
  groups: 'group',
  nom: 'name',
  élève: 'name',
  eleve: 'name',
  élèves: 'name',
  étudiant: 'name',
  'nom complet': 'name',
  'nom et prénom': 'name',
  'nom prénom': 'name',
  prénom: 'first',
  prenom: 'first',
  'prénom(s)': 'first',
  'nom de famille': 'last',
  'numéro d’identification': 'idNumber',
  "numéro d'identification": 'idNumber',
  'adresse de courriel': 'email',
  courriel: 'email',
  groupe: 'group',
  groupes: 'group',
};

interface Line {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads a class's roster from text as it was pasted or saved: comma, semicolon or tab between fields, with the columns
 * of Canvas's or Moodle's export or a plain list of names. Nobody is written down by it. Lines that cannot be taken are
 * told of one by one, and the others stand.
 */
export function readRoster(text: string): Roster {
  const parsed = linesOf(text);
  if ('line' in parsed) return { form: 'plain', players: [], issues: [issue(parsed.line, 'unreadable')] };
  const [first, ...rest] = parsed;
  if (first === undefined) return { form: 'plain', players: [], issues: [] };
  const headings = headingsOf(first.record);
  const isHeading = headings.some((column) => column === 'name' || column === 'first' || column === 'last');
  const form = isHeading ? formOf(first.record) : 'plain';
  const columns = isHeading ? headings : withoutHeadings(parsed);
  return { form, ...take(isHeading ? rest : parsed, columns) };
}

function headingsOf(record: readonly string[]): readonly (string | undefined)[] {
  const columns = record.map((cell) => COLUMNS[cell.trim().normalize('NFC').toLowerCase()]);
  // “Name” beside a first name is the last name.
  return columns.includes('first') && !columns.includes('last')
    ? columns.map((column) => (column === 'name' ? 'last' : column))
    : columns;
}

/** With nothing said, two words in every line are “Last, First”, as lists of names are printed; else the first is the name. */
function withoutHeadings(lines: readonly Line[]): readonly string[] {
  const isPair = ({ record }: Line) =>
    record.length === 2 && record.every((cell) => /\p{L}/u.test(cell) && !/[\d@]/.test(cell));
  return lines.every(isPair) ? ['last', 'first'] : ['name'];
}

function formOf(headings: readonly string[]): RosterForm {
  const names = new Set(headings.map((cell) => cell.trim().toLowerCase()));
  if (names.has('student') && names.has('id')) return 'canvas';
  return names.has('id number') || (names.has('first name') && names.has('email address')) ? 'moodle' : 'plain';
}

function linesOf(text: string): readonly Line[] | { readonly line: number } {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      info: true,
    }) as unknown as Line[];
  } catch (error) {
    if (error instanceof Error && 'lines' in error) return { line: Number(error.lines) };
    throw error;
  }
}

/** What stands oftenest in the first line; names alone, one a line, may have commas and no heading. */
function delimiterOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1);
  const counts = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}

function take(lines: readonly Line[], columns: readonly (string | undefined)[]) {
  const players: RosterPlayer[] = [];
  const issues: RosterIssue[] = [];
  const known = new Set<string>();
  for (const { record, info } of lines) {
    const player = playerOf(record, columns);
    // Canvas's second line says what a full mark is.
    if (/^points possible$/i.test(player.name) || player.name === 'Student, Test') continue;
    const key = keyOf(player);
    const code =
      player.name === ''
        ? 'no-name'
        : record.some((cell) => cell.length > LONGEST)
          ? 'too-long'
          : known.has(key)
            ? 'same-person'
            : players.length >= MOST_PLAYERS
              ? 'too-many'
              : undefined;
    if (code !== undefined) issues.push(issue(info.lines, code));
    if (code === 'too-many') break;
    if (code !== undefined) continue;
    known.add(key);
    players.push(player);
  }
  return { players, issues };
}

function playerOf(record: readonly string[], columns: readonly (string | undefined)[]): RosterPlayer {
  const fields: Record<string, string> = {};
  for (const [index, column] of columns.entries()) {
    const value = cleanName(record[index] ?? '');
    if (column !== undefined && value !== undefined) fields[column] ??= value;
  }
  const { name, first, last, ...details } = fields;
  return { name: name ?? [first, last].filter((part) => part !== undefined).join(' '), details };
}

/** Two of one name are two people where their numbers say so. */
function keyOf({ name, details }: RosterPlayer): string {
  return details.canvasId ?? details.sisId ?? details.idNumber ?? details.login ?? details.email ?? name.toLowerCase();
}

function issue(line: number, code: RosterIssue['code']): RosterIssue {
  return { line, code, message: SENTENCES[code] };
}
