import type { SeatId } from '../ids.ts';
import { filledBishops } from '../seats/seats.ts';
import type { ConveningDecree, DecreeSignature, GameState, Letter } from '../state.ts';
import { type Turn, type TurnName, turnAfter, turnName } from '../turns.ts';
import { conclaveSits, councilSits, isOldSee, majorityOf } from './church.ts';
import { isDiplomacyOpen } from './moments.ts';

/** Whether a council or conclave now frees a banned bishop's speech; no Ruler's or Lord's ever (R14, A71). With whom, says `councilTalk` (A17). */
export function councilFrees(state: GameState, seatId: SeatId): boolean {
  if (!councilSits(state) && !conclaveSits(state)) return false;
  const see = state.seats[seatId]?.see;
  if (see === undefined) return false;
  return state.options.councilLicence === 'allBishops' || isOldSee(state, see);
}

/** The signatures that count on a decree: of bishops now seated, not struck (A56, A78). */
export function countingSignatures(state: GameState, decree: ConveningDecree): readonly DecreeSignature[] {
  const bishops = new Set(filledBishops(state).map((bishop) => bishop.id));
  return decree.signatures.filter((signature) => !signature.struck && bishops.has(signature.seat));
}

/** How far a decree is from convening: signatures that count, bishops seated, signatures needed (R14, A40). */
export function standingOf(state: GameState, decree: ConveningDecree) {
  const n = filledBishops(state).length;
  return { signatures: countingSignatures(state, decree).length, n, needed: majorityOf(n) };
}

/** The first and last turn of a council convened in `turn`: it sits that turn and the next, or one more (A52). */
export function spanOfCouncil(
  { options }: GameState,
  turn: Turn,
): { readonly first: TurnName; readonly last: TurnName } {
  const next = turnAfter(turn);
  return { first: turnName(turn), last: turnName(options.councilSpan === 'twoFullTurns' ? turnAfter(next) : next) };
}

/** The decree that a bishop signed and that convened a council in `turn`: his asking for it was lawful (R15, A55). */
export function successfulDecreeOf(state: GameState, bishop: SeatId, turn: TurnName): ConveningDecree | undefined {
  return (Object.values(state.church.decrees) as readonly ConveningDecree[]).find(
    (decree) =>
      decree.convenedIn === turn && countingSignatures(state, decree).some((signature) => signature.seat === bishop),
  );
}

/**
 * Whether a bishop's decree of this turn may still convene a council although orders are being
 * written: where all phases are one, a failed attempt is punished in a later turn only.
 *
 * @rule R15 (reading A16)
 */
export function isAskingForCouncil(state: GameState, bishop: SeatId, offenceTurn: TurnName): boolean {
  if (state.options.talk !== 'always' || offenceTurn !== turnName(state.turn)) return false;
  if (!isDiplomacyOpen(state)) return false;
  return (Object.values(state.church.decrees) as readonly ConveningDecree[]).some(
    ({ status, drafter, signatures }) =>
      status === 'open' && (drafter === bishop || signatures.some(({ seat, struck }) => seat === bishop && !struck)),
  );
}

/**
 * To whom a letter was unlawful, seen from now: what a banned bishop wrote to bishops in the
 * Diplomacy Phase in which his decree convened a council has become lawful, and so has what the
 * Judge ruled lawful.
 *
 * @rule R15.2 (reading A55)
 */
export function unlawfulTowards(state: GameState, letter: Letter): readonly SeatId[] {
  if (letter.unlawful === undefined || letter.ruledLawful === true) return [];
  const { towards } = letter.unlawful;
  if (!isAskingPhase(letter) || successfulDecreeOf(state, letter.from, letter.turn) === undefined) return towards;
  return towards.filter((seat) => state.seats[seat]?.class !== 'bishop');
}

/** Decrees convene until Order Writing closes where all phases are one (A16); where they are not, nobody writes to others then. */
const isAskingPhase = ({ phase }: Letter) => phase === 'diplomacy' || phase === 'orderWriting';
