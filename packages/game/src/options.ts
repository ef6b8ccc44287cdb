import { z } from 'zod';

/**
 * The rulings a Judge may choose when creating a game, each with the values it can take (the
 * default first), the reading it settles and what it asks. RULES.md §2 has the reasons.
 */
export const OPTIONS = {
  rule2: { values: ['noAffiliation', 'literalOr'], rule: 'A1', asks: 'When a banned bishop may speak to nobody' },
  banScope: { values: ['rule1', 'ownTeamOnly'], rule: 'A2', asks: 'Whether a ban closes the way to those of no team' },
  appealToPope: { values: ['off', 'on'], rule: 'A3', asks: 'Whether any banned seat may petition the Pope' },
  banEnforcement: { values: ['honour', 'block'], rule: 'A4', asks: 'Whether unlawful letters can be sent' },
  affiliation: {
    values: ['lastOccupier', 'unitOrOwner'],
    rule: 'A8',
    asks: 'Whose a bishop is after the unit has left',
  },
  declareConsent: { values: ['off', 'ruler'], rule: 'A11', asks: 'Whether the Ruler must accept a declaration' },
  popeAffiliates: { values: ['yes', 'no'], rule: 'A13', asks: 'Whether the Pope belongs to Rome’s occupier' },
  talk: { values: ['diplomacyPhase', 'always'], rule: 'A16', asks: 'When teams may talk to each other' },
  councilTalk: {
    values: ['anyone', 'bishopsOnly'],
    rule: 'A17',
    asks: 'To whom a council frees a banned bishop’s speech',
  },
  immobilised: { values: ['hold', 'noMove'], rule: 'A21', asks: 'What a named unit may still do' },
  immobilisedRetreat: { values: ['allowed', 'disband'], rule: 'A22', asks: 'Whether a named unit may retreat' },
  punishPair: { values: ['consecutive', 'springFirst'], rule: 'A24', asks: 'In which season a punishment may begin' },
  offenceTeam: { values: ['atOffence', 'atNaming'], rule: 'A27', asks: 'Whose unit answers for an offence' },
  testimonyPublic: { values: ['off', 'on'], rule: 'A30', asks: 'Whether proven testimony is published' },
  voidScope: { values: ['deposedPope', 'allPopes'], rule: 'A34', asks: 'Whose bans a deposition voids' },
  liftsSurvive: { values: ['yes', 'no'], rule: 'A34', asks: 'Whether a deposed Pope’s liftings stand' },
  circularDeposition: {
    values: ['invader', 'pope', 'punishFirst'],
    rule: 'A35',
    asks: 'Who prevails when each undoes the other',
  },
  oldSee: { values: ['reverts', 'vacant'], rule: 'A39', asks: 'What becomes of the see a Pope came from' },
  popeMajority: {
    values: ['eligible', 'allBishops', 'votesCast'],
    rule: 'A40',
    asks: 'A majority of whom elects a Pope',
  },
  ballots: { values: ['secret', 'rollCall'], rule: 'A42', asks: 'Whether single votes are published' },
  validation: { values: ['soleAntiPope', 'conclaveAlways', 'senior'], rule: 'A44', asks: 'Who follows a deposed Pope' },
  antiPopeDeposer: {
    values: ['anotherPower', 'anyOccupier'],
    rule: 'A47',
    asks: 'Which occupier may depose an Anti-Pope',
  },
  councilSpan: { values: ['thisAndNext', 'twoFullTurns'], rule: 'A52', asks: 'How long a council sits' },
  decreeLapse: { values: ['phaseEnd', 'open'], rule: 'A54', asks: 'When an unfinished convening decree lapses' },
  dualSeats: { values: ['off', 'on'], rule: 'A58', asks: 'Whether one person may hold two seats' },
  lordConflict: { values: ['mostThenLatest', 'judge'], rule: 'A60', asks: 'Which of the Lords’ sheets counts' },
  actingRuler: { values: ['seniorLord', 'named'], rule: 'A62', asks: 'Who acts where no Ruler sits' },
  victoryCheck: { values: ['everyTurn', 'fallOnly'], rule: 'A63', asks: 'When victory is tested' },
  drawNeedsCommunion: { values: ['no', 'yes'], rule: 'A64', asks: 'Whether a draw asks for communion' },
  councilLicence: { values: ['neutralSees', 'allBishops'], rule: 'A71', asks: 'Which bishops a council frees' },
  punishDeclared: {
    values: ['any', 'accepted'],
    rule: 'A73',
    asks: 'Whether a team answers for one who declared unasked',
  },
  romeAtStart: {
    values: ['asPrinted', 'freePope', 'neutralRome', 'hostMayDepose'],
    rule: '§6',
    asks: 'What Rome’s first owner may do where the map gives it one',
  },
  missingSheet: { values: ['hold', 'latestDraft'], rule: 'OP.1', asks: 'What counts where nobody signed' },
  unruledTestimony: {
    values: ['notProven', 'proven'],
    rule: 'A29',
    asks: 'What a testimony is that nobody ruled on in time',
  },
  unruledResignation: {
    values: ['voidIfOccupied', 'free', 'duress'],
    rule: 'A50',
    asks: 'What a resignation is that nobody ruled on in time',
  },
  judge: { values: ['person', 'automatic'], rule: 'JD.2', asks: 'Whether a Judge rules, or the default rulings do' },
} as const satisfies Record<string, { values: readonly [string, ...string[]]; rule: string; asks: string }>;

export type OptionName = keyof typeof OPTIONS;
export type Options = { readonly [K in OptionName]: (typeof OPTIONS)[K]['values'][number] } & {
  /** A41: after this many ballots without a Pope the most votes elect; `off` for never. */
  readonly deadlockTurns: 'off' | number;
};

const choices = Object.fromEntries(
  Object.entries(OPTIONS).map(([name, { values }]) => [
    name,
    z.enum(values as unknown as [string, ...string[]]).optional(),
  ]),
);

/** What only the beginning of a game can settle. */
export const FIXED_OPTIONS: readonly OptionName[] = ['romeAtStart'];

/** Chosen options as a command carries them; what is left out takes its default. */
export const optionsSchema = z
  .strictObject({ ...choices, deadlockTurns: z.union([z.literal('off'), z.int().min(1).max(40)]).optional() })
  .transform((given) => given as Partial<Options>);

/**
 * The options that a log recorded. One that its version did not know has its default, which keeps what was ruled before
 * there was a choice.
 */
export const recordedOptions = (recorded: Options): Options => ({ ...DEFAULT_OPTIONS, ...recorded });

/** Every option at its default (RULES.md §2). */
export const DEFAULT_OPTIONS: Options = {
  ...(Object.fromEntries(Object.entries(OPTIONS).map(([name, { values }]) => [name, values[0]])) as Omit<
    Options,
    'deadlockTurns'
  >),
  deadlockTurns: 'off',
} as Options;
