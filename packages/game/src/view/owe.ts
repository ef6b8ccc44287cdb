import type { PowerId } from '@defensor/diplomacy';
import type { Facts, RuleId } from '../decision.ts';
import { affiliationOf } from '../papacy/affiliation.ts';
import { conclaveSits, councilSits, popeOf } from '../papacy/church.ts';
import { isDiplomacyOpen, isWritingOpen } from '../papacy/moments.ts';
import { ballotsOf } from '../papacy/throne/ballots.ts';
import { chosenSheet } from '../sheets/chosen.ts';
import type { ConveningDecree, Game, Seat, SheetKind } from '../state.ts';
import { dueNow } from '../turn/adjustments.ts';
import { docketOf, nameOf } from '../turn/docket.ts';
import { powersOf } from './papers.ts';
import type { Viewer } from './viewer.ts';

/** What a viewer owes now, as a code and facts the catalogue makes a sentence of; and what else there is to do. */
export interface Owe {
  readonly code: OweCode;
  readonly rule: RuleId;
  readonly facts: Facts;
  readonly also: readonly OweCode[];
}

export type OweCode =
  | 'nothing'
  | 'watch'
  | 'talk'
  | 'sign-orders'
  | 'settle-dispute'
  | 'sign-retreats'
  | 'sign-adjustments'
  | 'cast-ballot'
  | 'may-vote-anti-pope'
  | 'sign-decree'
  | 'seal-bulls'
  | 'draft-bulls'
  | 'declare-affiliation'
  | 'open-decree'
  | 'write-letters'
  | 'write-journal'
  | 'answer-judge'
  | 'open-phase'
  | 'rule'
  | 'publish'
  | 'close-phase';

/** What this viewer owes now. A bishop always has something to do, if nothing to owe. */
export function oweOf(game: Game, viewer: Viewer): Owe {
  const { state } = game;
  const { seat } = viewer;
  if (state.phase === 'ended')
    return seat === undefined ? owes('watch', 'BASE') : owes('nothing', 'BASE', {}, ['write-journal']);
  if (viewer.judge) return judgeOwes(game);
  if (seat === undefined || seat.class === 'observer') return owes('watch', 'BASE');
  const asked = question(game, seat);
  if (asked !== undefined) return asked;
  return seat.power === undefined ? bishopOwes(game, seat) : courtOwes(game, seat, seat.power);
}

function courtOwes(game: Game, seat: Seat, power: PowerId): Owe {
  const { state } = game;
  const kind = kindDue(game, power);
  if (kind !== undefined) {
    const chosen = chosenSheet(state, power, kind);
    const code = kind === 'orders' ? 'sign-orders' : kind === 'retreats' ? 'sign-retreats' : 'sign-adjustments';
    if (chosen.why === 'dispute') return owes('settle-dispute', 'A60', { power });
    if (!('sheet' in chosen) || chosen.why === 'latestDraft') return owes(code, 'OP.1', { power });
    if (seat.class === 'ruler' && chosen.why !== 'ruler')
      return owes('nothing', 'OP.2', { power, counts: chosen.sheet }, [code]);
    return owes('nothing', 'OP.2', { power, counts: chosen.sheet });
  }
  return state.phase === 'diplomacy' ? owes('talk', 'A16') : owes('nothing', 'BASE');
}

/** The kind of sheet a power owes in this phase, if any. */
function kindDue(game: Game, power: PowerId): SheetKind | undefined {
  const { state } = game;
  const { units, dislodged } = state.board;
  if (state.phase === 'orderWriting') return units.some((unit) => unit.power === power) ? 'orders' : undefined;
  if (state.phase === 'retreats') {
    return dislodged.some((unit) => unit.power === power && unit.retreats.length > 0) ? 'retreats' : undefined;
  }
  if (state.phase === 'adjustments') return (dueNow(game).get(power) ?? 0) === 0 ? undefined : 'adjustments';
  return undefined;
}

function bishopOwes({ state }: Game, seat: Seat): Owe {
  const idle = idleBishop(state, seat);
  if (isWritingOpen(state) && !ballotsOf(state).some(({ voter }) => voter === seat.id)) {
    if (conclaveSits(state)) return owes('cast-ballot', 'R5', {}, idle);
    if (councilSits(state)) return owes('may-vote-anti-pope', 'R6', {}, idle);
  }
  const packet = state.church.packets[seat.id];
  if (isWritingOpen(state) && packet !== undefined && !packet.sealed) return owes('seal-bulls', 'R12', {}, idle);
  const decree = isDiplomacyOpen(state) ? unsignedDecree(state, seat) : undefined;
  if (decree !== undefined) return owes('sign-decree', 'R14', { decree: decree.id }, idle);
  return state.phase === 'diplomacy' ? owes('talk', 'A16', {}, idle) : owes('nothing', 'BASE', {}, idle);
}

function unsignedDecree(state: Game['state'], { id }: Seat): ConveningDecree | undefined {
  return (Object.values(state.church.decrees) as readonly ConveningDecree[]).find(
    ({ status, circulation, drafter, signatures }) =>
      status === 'open' &&
      (drafter === id || circulation.includes(id)) &&
      !signatures.some((signature) => signature.seat === id),
  );
}

/** What a bishop can do when nothing is owed. */
function idleBishop(state: Game['state'], { id }: Seat): readonly OweCode[] {
  return [
    ...(popeOf(state) === id ? (['draft-bulls'] as const) : []),
    ...(affiliationOf(state, id) === undefined ? (['declare-affiliation'] as const) : []),
    ...(isDiplomacyOpen(state) && !conclaveSits(state) ? (['open-decree'] as const) : []),
    ...(state.phase === 'diplomacy' ? (['write-letters'] as const) : []),
    'write-journal',
  ];
}

/** A question of the Judge's that waits for this seat's answer (A30). */
function question({ state }: Game, { id }: Seat): Owe | undefined {
  const finding = Object.values(state.church.findings).find((one) =>
    one?.questions.some((asked) => asked.of === id && asked.answer === undefined),
  );
  return finding === undefined ? undefined : owes('answer-judge', 'R13', { finding: finding.id });
}

function judgeOwes(game: Game): Owe {
  const { state } = game;
  if (state.phase === 'setup') return owes('open-phase', 'JD.2');
  if (state.phase === 'orderResolution') {
    const waits = docketOf(game)
      .filter((item) => item.waits)
      .map(nameOf);
    return waits.length > 0 ? owes('rule', 'R13', { waits }) : owes('publish', 'JD.5');
  }
  const kind =
    state.phase === 'orderWriting'
      ? 'orders'
      : state.phase === 'retreats' || state.phase === 'adjustments'
        ? state.phase
        : undefined;
  const missing =
    kind === undefined
      ? []
      : powersOf(state).filter(
          (power) => kindDue(game, power) === kind && chosenSheet(state, power, kind).why === 'none',
        );
  return owes('close-phase', 'JD.2', { phase: state.phase, missing });
}

function owes(code: OweCode, rule: RuleId, facts: Facts = {}, also: readonly OweCode[] = []): Owe {
  return { code, rule, facts, also };
}
