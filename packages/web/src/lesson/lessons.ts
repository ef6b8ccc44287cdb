import { printOrder } from '@defensor/diplomacy';
import { JUDGE, type LoggedEvent, type View } from '@defensor/game';
import type { Act, Doing } from './private-game.ts';

export type Role = 'ruler' | 'bishop' | 'pope';
export const ROLES: readonly Role[] = ['ruler', 'bishop', 'pope'];

/** A step of a lesson. Its words are in the catalogue, at the same place. */
export interface Step {
  /** What others do before it. */
  readonly before: (seen: View) => readonly Doing[];
  /** The section of the seat's pages where it is done. */
  readonly section: 'board' | 'letters' | 'church' | 'chancery' | 'gazette';
  /** Whether it is done, by what the player did since it was opened and by what stands now. */
  readonly isDone: (did: readonly LoggedEvent[], seen: View) => boolean;
  /** What is done for whoever leaves it out. */
  readonly solution: (seen: View) => readonly Act[];
}

/** Whose seat a lesson is played from. */
export const SEAT_OF: Readonly<Record<Role, string>> = { ruler: 'R-SPA', bishop: 'B-DEN', pope: 'B-ROM' };

const did = (type: string) => (events: readonly LoggedEvent[]) => events.some(({ event }) => event.type === type);
const nothing = () => [];
const until = (phase: Extract<Doing, { until: unknown }>['until']): Doing => ({ until: phase });

/** Whether a sheet that the player signed has all of these orders. */
const signs =
  (...orders: readonly string[]) =>
  (_: unknown, seen: View) =>
    seen.sheets.some(
      ({ signatures, lines }) =>
        signatures.some(({ seat }) => seat === seen.viewer) &&
        orders.every((wanted) => lines.some(({ order }) => printOrder(order).startsWith(wanted))),
    );
const signsAny = (wanted: 'retreats' | 'adjustments') => (_: unknown, seen: View) =>
  seen.sheets.some(
    ({ kind, signatures, lines }) =>
      kind === wanted && lines.length > 0 && signatures.some(({ seat }) => seat === seen.viewer),
  );
const signed = (as: string, text: string): readonly Act[] => [
  { as, do: 'draftSheet', sheet: 'lesson', text },
  { as, do: 'signSheet', sheet: 'lesson' },
];

const RULER = SEAT_OF.ruler;
const ATTACK = 'A SPA - MAR';
const HELP = 'F LYO S A SPA - MAR';
const LANDING = ['A NAP - TUN', 'F TYS C A NAP - TUN'];

const ruler: readonly Step[] = [
  {
    before: () => [
      {
        ...{ as: JUDGE, do: 'overrideUnits', reason: 'For the lesson.', remove: ['SPA', 'POR', 'NAP'] },
        add: [
          { power: 'SPAIN', type: 'A', at: 'SPA' },
          { power: 'SPAIN', type: 'F', at: 'LYO' },
          { power: 'SPAIN', type: 'A', at: 'NAP' },
          { power: 'SPAIN', type: 'F', at: 'TYS' },
          { power: 'FRANCE', type: 'A', at: 'GAS' },
          { power: 'FRANCE', type: 'A', at: 'BUR' },
        ],
      },
      { as: JUDGE, do: 'overrideOwners', owners: { SWI: 'SPAIN' }, reason: 'For the lesson.' },
    ],
    section: 'letters',
    isDone: did('letterSent'),
    solution: () => [{ as: RULER, do: 'sendLetter', to: ['R-VEN'], text: 'Rome by Fall?' }],
  },
  {
    before: () => [until('orderWriting')],
    section: 'board',
    isDone: signs(ATTACK),
    solution: () => signed(RULER, ATTACK),
  },
  {
    before: nothing,
    section: 'board',
    isDone: signs(ATTACK, HELP),
    solution: () => signed(RULER, [ATTACK, HELP].join('\n')),
  },
  {
    before: nothing,
    section: 'board',
    isDone: signs(...LANDING),
    solution: () => signed(RULER, [ATTACK, HELP, ...LANDING].join('\n')),
  },
  {
    before: () => [until('orderResolution'), { as: JUDGE, do: 'publish' }],
    section: 'gazette',
    isDone: () => true,
    solution: nothing,
  },
  {
    before: () => [until('orderWriting'), ...signed('R-FRA', 'A BUR - MAR\nA GAS S A BUR - MAR'), until('retreats')],
    section: 'board',
    isDone: signsAny('retreats'),
    solution: () => signed(RULER, 'A MAR R SPA'),
  },
  {
    before: () => [until('adjustments')],
    section: 'board',
    isDone: signsAny('adjustments'),
    solution: () => signed(RULER, 'Build A NAP'),
  },
];

const BISHOP = SEAT_OF.bishop;
const OTHERS = ['B-SWE', 'B-NWY', 'B-TUN', 'B-SWI', 'B-SER', 'B-EDI', 'B-MOS'];
const decreeOf = (seen: View) => seen.decrees?.[0]?.id ?? '';
const findingOf = (seen: View) => seen.findings?.[0]?.id ?? '';

const bishop: readonly Step[] = [
  {
    before: nothing,
    section: 'letters',
    isDone: did('letterSent'),
    solution: () => [{ as: BISHOP, do: 'sendLetter', to: ['B-SWE'], text: 'Will you sign with me?' }],
  },
  {
    before: nothing,
    section: 'church',
    isDone: did('affiliationDeclared'),
    solution: () => [{ as: BISHOP, do: 'declareAffiliation', power: 'ENGLAND' }],
  },
  {
    before: nothing,
    section: 'church',
    isDone: did('decreeSigned'),
    solution: () => [
      { as: BISHOP, do: 'openDecree', decree: 'd1', text: 'Hear why Denmark was cut off.' },
      { as: BISHOP, do: 'signDecree', decree: 'd1' },
    ],
  },
  {
    before: (seen) => [
      { as: BISHOP, do: 'circulateDecree', decree: decreeOf(seen), to: OTHERS },
      ...OTHERS.slice(0, 6).map((as): Act => ({ as, do: 'signDecree', decree: decreeOf(seen) })),
      until('orderWriting'),
    ],
    section: 'church',
    isDone: did('ballotCast'),
    solution: () => [{ as: BISHOP, do: 'castBallot', candidate: 'B-SER' }],
  },
  {
    before: () => [
      ...OTHERS.map((as): Act => ({ as, do: 'castBallot', candidate: 'B-SER' })),
      { as: 'B-ROM', do: 'sealBulls', lines: [{ excommunicate: BISHOP }] },
      until('diplomacy'),
    ],
    section: 'letters',
    isDone: did('letterSent'),
    solution: () => [{ as: BISHOP, do: 'sendLetter', to: [JUDGE], text: 'Who may I still speak to?' }],
  },
  {
    before: () => [
      {
        as: 'B-ROM',
        do: 'fileTestimony',
        finding: 't1',
        accused: BISHOP,
        offenceTurn: 'F1454',
        testimony: 'He spoke to Sweden.',
      },
      until('orderResolution'),
      { as: JUDGE, do: 'askAboutTestimony', finding: 't1', of: 'accused', question: 'Did you?' },
    ],
    section: 'church',
    isDone: did('testimonyAnswered'),
    solution: () => [{ as: BISHOP, do: 'answerTestimony', finding: 't1', answer: 'I did not.', admits: false }],
  },
];

const POPE = SEAT_OF.pope;
const linesOf = (seen: View) => seen.bulls?.findLast(({ author }) => author === POPE)?.lines ?? [];
const BAN = [{ excommunicate: RULER }];

const pope: readonly Step[] = [
  {
    before: nothing,
    section: 'chancery',
    isDone: (_, seen) => linesOf(seen).some((line) => line.kind === 'excommunicate' && line.seat === RULER),
    solution: () => [{ as: POPE, do: 'draftBulls', lines: BAN }],
  },
  {
    before: () => [until('orderWriting')],
    section: 'chancery',
    isDone: did('bullsSealed'),
    solution: () => [{ as: POPE, do: 'sealBulls', lines: BAN }],
  },
  {
    before: () => [
      until('diplomacy'),
      { as: RULER, do: 'sendLetter', to: ['R-VEN'], text: 'He cannot hear us.', confirm: true },
    ],
    section: 'chancery',
    isDone: did('testimonyFiled'),
    solution: () => [
      {
        as: POPE,
        do: 'fileTestimony',
        finding: 't1',
        accused: RULER,
        offenceTurn: 'F1454',
        testimony: 'She wrote to Venice.',
      },
    ],
  },
  {
    before: () => [until('orderWriting')],
    section: 'chancery',
    isDone: (events, seen) => did('bullsSealed')(events) && linesOf(seen).some(({ kind }) => kind === 'name'),
    solution: (seen) => [{ as: POPE, do: 'sealBulls', lines: [{ name: 'F NAP', finding: findingOf(seen) }] }],
  },
  {
    before: (seen) => [
      until('orderResolution'),
      { as: JUDGE, do: 'ruleTestimony', finding: findingOf(seen), ruling: 'proven' },
      until('orderWriting'),
    ],
    section: 'chancery',
    isDone: (events, seen) => did('bullsSealed')(events) && linesOf(seen).some(({ kind }) => kind === 'lift'),
    solution: () => [{ as: POPE, do: 'sealBulls', lines: [{ lift: RULER }] }],
  },
];

export const LESSONS: Readonly<Record<Role, readonly Step[]>> = { ruler, bishop, pope };
