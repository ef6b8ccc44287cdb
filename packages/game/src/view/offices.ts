import { type ProvinceId, provinceOf, type UnitId, type UnitType } from '@defensor/diplomacy';
import type { Refusal } from '../decision.ts';
import type { FindingId, SeatId } from '../ids.ts';
import { affiliatingFault } from '../papacy/affiliations/declare.ts';
import { isBanned } from '../papacy/bans.ts';
import type { NOTICES } from '../papacy/bulls/events.ts';
import { type NamingRefusal, readNaming } from '../papacy/bulls/namings.ts';
import { noticesOf } from '../papacy/bulls/read-bulls.ts';
import { papacyOf, papalOfficeOf, thisTurn } from '../papacy/church.ts';
import { candidateFault, officeVotedFor } from '../papacy/throne/ballots.ts';
import { tally } from '../papacy/throne/tally.ts';
import { filledBishops } from '../seats/seats.ts';
import type { BullLine, Finding, GameState, Packet, PapalOffice } from '../state.ts';
import type { Viewer } from './viewer.ts';

/** Whom the bishops elect now, who may vote, how many votes elect, and for whom nobody may vote and why. */
export interface SeenElection {
  readonly elects: 'pope' | 'antiPope';
  readonly bishops: number;
  /** The bishops whose votes would count now. */
  readonly electors: readonly SeatId[];
  /** Absent where the majority is one of the votes cast. */
  readonly needed?: number;
  readonly candidates: readonly { readonly seat: SeatId; readonly fault?: Refusal }[];
}

/**
 * The election that the bishops' votes of this turn decide, if any.
 *
 * @rule R5, R6, R16 (readings A38, A40, A45)
 */
export function viewElection(state: GameState): SeenElection | undefined {
  const elects = papacyOf(state) === undefined ? undefined : officeVotedFor(state);
  if (elects === undefined) return undefined;
  const bishops = filledBishops(state).map(({ id }) => id);
  const banned = new Set(bishops.filter((id) => isBanned(state, id)));
  const popeMajority = state.options.popeMajority;
  const base = { elects, bishops, banned, ballots: [], popeMajority, plurality: false };
  const { needed, of, allVote } = tally({ ...base, mayBeElected: () => true });
  const allCount = elects === 'antiPope' || allVote;
  return {
    elects,
    bishops: bishops.length,
    electors: bishops.filter((id) => allCount || !banned.has(id)),
    ...(of === 'votesCast' ? {} : { needed }),
    candidates: bishops.map((seat) => {
      const fault = candidateFault(state, seat);
      return fault === undefined ? { seat } : { seat, fault };
    }),
  };
}

/** What would come of a bull as its author has it now. */
export interface BullOutlook {
  readonly notices: readonly (typeof NOTICES)[number][];
  /** Of a naming: the turn of its pair, and what was ruled on its finding. */
  readonly half?: 1 | 2;
  readonly ruling?: Finding['ruling'];
  /** Of a naming: why it cannot stand as things are. */
  readonly fault?: NamingRefusal;
  /** Of a naming: a bull of the same packet lifts its ban (R4). */
  readonly overtaken?: true;
}

/** A unit that a Pope may name on a finding now. */
export interface NameableUnit {
  readonly unit: UnitId;
  readonly type: UnitType;
  readonly at: ProvinceId;
}

/** What only a bishop's view has. */
interface Offices {
  readonly affiliating?: { readonly fault?: Refusal };
  readonly chancery?: {
    readonly office: PapalOffice;
    /** Line by line, of the packet that is his for this turn. */
    readonly outlook: readonly BullOutlook[];
    readonly nameable: readonly Nameable[];
  };
}

/** A finding on which a unit can be named now, the turn of its pair that this is, and the units. */
interface Nameable {
  readonly finding: FindingId;
  readonly half: 1 | 2;
  readonly units: readonly NameableUnit[];
}

/**
 * What a bishop may do now by his offices: whether he may declare, and for a Pope or Anti-Pope what would
 * come of the bulls he has written and which units he could name on which finding.
 *
 * @rule R8, A11; R3, R12 (readings A19, A23–A28, A67)
 */
export function viewOffices(state: GameState, { seat }: Viewer): Offices {
  if (papacyOf(state) === undefined || seat?.class !== 'bishop') return {};
  const fault = affiliatingFault(state, seat);
  const office = papalOfficeOf(state, seat.id);
  return {
    affiliating: fault === undefined ? {} : { fault },
    ...(office === undefined ? {} : { chancery: viewChancery(unruled(state), office, seat.id) }),
  };
}

/** What the Judge rules on a finding is nobody's knowledge until it is published (A29). */
function unruled(state: GameState): GameState {
  const findings = Object.fromEntries(
    (Object.entries(state.church.findings) as [FindingId, Finding][]).map(([id, finding]) => [
      id,
      finding.decidedIn === undefined ? { ...finding, ruling: 'open' as const } : finding,
    ]),
  );
  return { ...state, church: { ...state.church, findings } };
}

function viewChancery(state: GameState, office: PapalOffice, me: SeatId) {
  const packet = state.church.packets[me];
  return {
    office,
    outlook: packet === undefined || isOver(state, packet) ? [] : packet.lines.map(outlookIn(state, packet)),
    nameable: office === 'antiPope' ? [] : nameable(state),
  };
}

/** What was sealed in an earlier turn has been published; a draft is still one. */
const isOver = (state: GameState, { sealed, turn }: Packet) => sealed && turn !== thisTurn(state);

function outlookIn(state: GameState, { author, office, lines }: Packet): (bull: BullLine) => BullOutlook {
  const lifted = new Set(lines.flatMap((line) => (line.kind === 'lift' ? [line.seat] : [])));
  return (bull) => {
    const notices = noticesOf(state, author, office, bull, lifted);
    if (bull.kind !== 'name' || office === 'antiPope') return { notices };
    const naming = readNaming(state, bull);
    if ('code' in naming) return { notices, fault: naming };
    const { half, finding } = naming;
    const overtaken = lifted.has(finding.accused) ? { overtaken: true as const } : {};
    return { notices, half, ruling: finding.ruling, ...overtaken };
  };
}

function nameable(state: GameState): readonly Nameable[] {
  return (Object.values(state.church.findings) as readonly Finding[]).flatMap(({ id }) => {
    const namings = state.board.units.flatMap(({ type, location }) => {
      const naming = readNaming(state, { kind: 'name', finding: id, type, at: provinceOf(location) });
      return 'code' in naming ? [] : [naming];
    });
    const [first] = namings;
    if (first === undefined) return [];
    const units = namings.map(({ unit }) => ({ unit: unit.id, type: unit.type, at: provinceOf(unit.location) }));
    return [{ finding: id, half: first.half, units }];
  });
}
