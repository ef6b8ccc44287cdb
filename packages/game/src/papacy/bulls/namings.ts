import { type PowerId, provinceOf, type Unit, type UnitId } from '@defensor/diplomacy';
import { type Facts, type Refusal, refusal } from '../../decision.ts';
import type { Ban, BullLine, Finding, GameState, Punishment } from '../../state.ts';
import { turnOfName, turnsBetween } from '../../turns.ts';
import { affiliationOfSeat } from '../affiliation.ts';
import type { NamingFault } from './events.ts';

type NameLine = Extract<BullLine, { kind: 'name' }>;

/** One unit named on one finding, for the first or second turn of its pair (R3). */
export interface Naming {
  readonly line: NameLine;
  readonly finding: Finding;
  readonly ban: Ban;
  readonly unit: Unit;
  readonly half: 1 | 2;
}

/**
 * The unit that a bull names and the turn of its pair that this is, or why the naming cannot stand.
 * Whether the finding is proven is not asked: the Judge may rule later.
 *
 * @rule R3 one unit of the accused one's team, named on both turns (A23–A27, A67, A73)
 * @rule R4 the ban must be in force (A28)
 */
export function readNaming(state: GameState, line: NameLine): Naming | NamingRefusal {
  const finding = state.church.findings[line.finding];
  if (finding === undefined) return no('unknown-finding', 'R13', { finding: line.finding });
  const ban = state.church.bans[finding.ban];
  if (ban === undefined || ban.ended !== undefined) return no('ban-not-in-force', 'A28', { seat: finding.accused });
  if (isRejected(finding)) return no('finding-not-proven', 'R13', { finding: finding.id });

  const unit = state.board.units.find((u) => provinceOf(u.location) === line.at);
  const standing = punishmentOf(state, finding);
  return standing === undefined
    ? firstNaming(state, { line, finding, ban }, unit)
    : secondNaming(state, { line, finding, ban }, standing, unit);
}

/** Why a naming that was sealed does not count, by the code it would be refused with (ORP step 5). */
const FAULTS = {
  'unknown-finding': 'notProven',
  'finding-not-proven': 'notProven',
  'ban-not-in-force': 'lifted',
  'no-unit-there': 'noSuchUnit',
  'wrong-unit-type': 'noSuchUnit',
  'not-their-unit': 'notTheirUnit',
  'no-team-to-punish': 'notTheirUnit',
  'declared-unasked': 'notTheirUnit',
  'not-the-named-unit': 'findingUsed',
  'punishment-over': 'notConsecutive',
  'punish-spring-first': 'notConsecutive',
} as const satisfies Record<string, NamingFault>;

export interface NamingRefusal extends Refusal {
  readonly code: keyof typeof FAULTS;
  readonly fault: NamingFault;
}

function no(code: keyof typeof FAULTS, rule: string, facts: Facts): NamingRefusal {
  return { ...refusal(code, rule, facts), code, fault: FAULTS[code] };
}

type Case = Pick<Naming, 'line' | 'finding' | 'ban'>;

function firstNaming(state: GameState, { line, finding, ban }: Case, unit: Unit | undefined): Naming | NamingRefusal {
  if (state.options.punishPair === 'springFirst' && state.turn.season === 'fall') {
    return no('punish-spring-first', 'A24', { finding: finding.id });
  }
  const team = answeringTeam(state, finding);
  if (team === undefined) return no('no-team-to-punish', 'A27', { seat: finding.accused });
  if (team === 'declaredUnasked') return no('declared-unasked', 'A73', { seat: finding.accused });
  if (unit === undefined) return no('no-unit-there', 'A67', { at: line.at, type: line.type });
  if (unit.power !== team) return no('not-their-unit', 'A27', { at: line.at, power: unit.power, team });
  if (unit.type !== line.type) return no('wrong-unit-type', 'A67', { at: line.at, type: line.type, stands: unit.type });
  return { line, finding, ban, unit, half: 1 };
}

function secondNaming(
  state: GameState,
  { line, finding, ban }: Case,
  standing: Punishment,
  unit: Unit | undefined,
): Naming | NamingRefusal {
  const isNext = turnsBetween(turnOfName(standing.first), state.turn) === 1;
  if (standing.status !== 'firstServed' || !isNext) return no('punishment-over', 'A23', { finding: finding.id });
  if (unit?.id !== standing.unit) {
    return no('not-the-named-unit', 'A25', { at: line.at, ...whereIs(state, standing.unit) });
  }
  if (unit.type !== line.type) return no('wrong-unit-type', 'A67', { at: line.at, type: line.type, stands: unit.type });
  return { line, finding, ban, unit, half: 2 };
}

/** The punishment that a finding was used for; one that fell before its first turn used nothing up (A26, A35). */
export function punishmentOf(state: GameState, finding: Finding): Punishment | undefined {
  return state.church.punishments.find((punishment) => punishment.finding === finding.id);
}

/**
 * Whose unit answers for the offence: the accused one's team then, or now where `offenceTeam` says so.
 *
 * @rule A27, A73
 */
function answeringTeam(state: GameState, finding: Finding): PowerId | 'declaredUnasked' | undefined {
  const now = state.options.offenceTeam === 'atNaming' ? affiliationOfSeat(state, finding.accused) : undefined;
  const team = state.options.offenceTeam === 'atNaming' ? now?.power : finding.team;
  const unasked =
    state.options.offenceTeam === 'atNaming'
      ? now?.by === 'declaration' && now.accepted !== true
      : finding.declaredUnasked === true;
  if (team !== undefined && unasked && state.options.punishDeclared === 'accepted') return 'declaredUnasked';
  return team;
}

const isRejected = (finding: Finding) => finding.ruling === 'notProven' || finding.ruling === 'notProvenByDefault';

/** Where a punished unit stands: a punishment ends with its unit. */
function whereIs(state: GameState, id: UnitId) {
  const unit = state.board.units.find((u) => u.id === id) as Unit;
  return { unitAt: provinceOf(unit.location), unitType: unit.type };
}
