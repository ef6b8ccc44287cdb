import { type GameEvent, PUBLIC, toSeats } from '../events.ts';
import { CLOCK, type SeatId } from '../ids.ts';
import { occupations } from '../papacy/affiliations/occupation.ts';
import { isReigningPopes, sealedPackets } from '../papacy/bulls/packets.ts';
import { antiPopeOf, conclaveSits, papacyOf } from '../papacy/church.ts';
import { happened } from '../papacy/happened.ts';
import {
  beginning,
  decideTestimonies,
  filing,
  liftings,
  namings,
  type PendingBan,
  pendingBans,
  type SealedNaming,
} from '../papacy/resolution/bulls.ts';
import { type Deposer, failedDeposals } from '../papacy/resolution/deposing.ts';
import { countVotes, publishCount } from '../papacy/resolution/elections.ts';
import { publishedPackets } from '../papacy/resolution/gazette.ts';
import {
  accession,
  conclaveOpened,
  deposeAntiPopes,
  resignationOutcome,
  successorOf,
  validated,
  voidedWith,
} from '../papacy/resolution/thrones.ts';
import { pendingResignation } from '../papacy/throne/resignation.ts';
import type { Tally } from '../papacy/throne/tally.ts';
import { beginScript, type Script } from '../script.ts';
import type { Game } from '../state.ts';
import { type DocketItem, docketOf, nameOf } from './docket.ts';
import {
  bothWorlds,
  type DecidedMovement,
  decideMovement,
  type MovementCase,
  movementCase,
  movementResolved,
  type Worlds,
} from './movement.ts';

/** What a resolution would do: its events, in the order of RULES.md §3, the game after them, and what lies on the Judge's docket. */
export interface Resolution {
  readonly events: readonly GameEvent[];
  readonly after: Game;
  readonly docket: readonly DocketItem[];
  /** Items that the Judge must rule on before he publishes; without him the default rulings stand. */
  readonly waitsFor: readonly string[];
}

/**
 * The resolution of the orders, bulls, ballots and documents now lodged, as far as retreats. Nothing
 * is published by asking: publishing appends the same events. Open items of the docket are settled by
 * their default rulings.
 *
 * The step numbers are those of RULES.md §3.
 */
export function resolve(game: Game): Resolution {
  const docket = docketOf(game);
  const script = beginScript(game, dryFrame(game));
  if (papacyOf(game.state) === undefined) {
    const situation = movementCase(game, []);
    script.add(movementResolved(situation, decideMovement(situation)));
  } else resolveWithChurch(script);
  return {
    events: script.events,
    after: script.game,
    docket,
    waitsFor: docket.filter((item) => item.waits).map(nameOf),
  };
}

function resolveWithChurch(script: Script): void {
  const before = script.game;
  const prepared = prepare(script);
  const { namings: named } = prepared;
  // 6. Movement, and what becomes of each naming.
  const situation = movementCase(script.game, named);
  const movement = decideMovement(situation);
  script.add(movementResolved(situation, movement));
  script.add(...named.map((naming) => settledNaming(naming, movement)));
  // 7. Affiliations.
  script.add(...occupations(script.game.state, () => 'movement'));
  // 8. Ballots.
  const count = countVotes(script.game.state);
  if (count !== undefined) script.add(...publishCount(script.game.state, before.state, count));
  // 9. Thrones.
  settleThrones(script, { ...prepared, before, situation, movement, count });
  // 10. What was sealed is published, with what it did.
  script.add(...publishedPackets(before.state, script.game.state, script.events));
}

/** What steps 2 to 5 leave for the rest of the resolution: the namings that stand, and the bans pending until step 9. */
interface Prepared {
  readonly namings: readonly SealedNaming[];
  readonly pending: readonly PendingBan[];
}

/** Steps 2 to 5. Step 1, the snapshot, is the game as given; step 3, the choice of sheets, is asked of the sheets. */
function prepare(script: Script): Prepared {
  const before = script.game;
  const packets = sealedPackets(before.state);
  const packet = packets.find((sealed) => isReigningPopes(before.state, sealed));
  // 2. The Judge's docket.
  script.add(...decideTestimonies(before));
  // 4. Liftings.
  if (packet !== undefined) script.add(...liftings(script.game.state, packet));
  // 5. Namings, pending bans, Anti-Popes' packets.
  const named = packet === undefined ? { standing: [], dropped: [] } : namings(script.game.state, packet);
  script.add(...named.dropped);
  const pending = packet === undefined ? [] : pendingBans(script.game.state, packet);
  for (const other of packets) script.add(...filing(script.game.state, other));
  return { namings: named.standing, pending };
}

/**
 * Both movements of the circular case, for the Judge to look at side by side (A35); `undefined` where
 * no naming of this turn can decide whether the Pope falls.
 *
 * @rule JD.5 (reading A35)
 */
export function worldsOf(game: Game): Worlds | undefined {
  if (papacyOf(game.state) === undefined) return undefined;
  const script = beginScript(game, dryFrame(game));
  const { namings: named } = prepare(script);
  return bothWorlds(movementCase(script.game, named));
}

const dryFrame = ({ state }: Game) => ({ id: 'resolution', at: state.clock.now, as: CLOCK });

interface ThroneCase extends Prepared {
  readonly before: Game;
  readonly situation: MovementCase;
  readonly movement: DecidedMovement;
  readonly count: Tally | undefined;
}

/** ORP step 9. */
function settleThrones(script: Script, throne: ThroneCase): void {
  const { before, pending, situation, movement, count } = throne;
  const { depose } = situation;
  const { units } = movement.result;
  // a. Anti-Popes, before one of them could accede (A48).
  script.add(...deposeAntiPopes(units, script.game.state, depose));
  script.add(...failedDeposals(units, before.state, depose));
  if (movement.deposer !== undefined) {
    // b. The Pope falls.
    fall(script, throne, movement.deposer);
  } else {
    // c. Bans sealed this turn, then a free resignation.
    for (const ban of pending) script.add(beginning(script.game.state, ban));
    const outcome = resignationOutcome(script.game.state, before.state);
    if (outcome !== undefined) script.add(outcome);
    if (outcome?.type === 'resignationTookEffect') {
      script.add(conclaveOpened(script.game.state, 'resignation', outcome.facts.seat));
    }
  }
  // d. A Pope-elect accedes.
  if (conclaveSits(before.state) && count?.elected !== undefined) accede(script, count.elected, 'conclave', count);
}

/** ORP step 9 b. */
function fall(script: Script, { situation, movement }: ThroneCase, deposer: Deposer): void {
  const { pope, power, unit, see } = deposer;
  const { state } = script.game;
  const lifted = script.events.flatMap((event) => (event.type === 'banLifted' ? [event.facts.ban] : []));
  const resigned = pendingResignation(state) !== undefined;
  const voided = voidedWith(state, pope, deposer, lifted);
  script.add(
    happened('popeDeposed', 'R17', PUBLIC, {
      pope,
      power,
      unit,
      see,
      board: movement.board,
      namings: situation.namings.length,
    }),
    ...voided,
    ...(resigned ? [happened('resignationVoided', 'A49', toSeats([pope]), { seat: pope, why: 'deposed' })] : []),
  );
  const successor = successorOf(script.game.state);
  if (successor === undefined) script.add(conclaveOpened(script.game.state, 'deposition', pope));
  else accede(script, successor, 'validation');
}

/** A new Pope reigns; what he decreed as Anti-Pope takes effect, in the order in which he decreed it (R11, A46). */
function accede(script: Script, seat: SeatId, how: 'conclave' | 'validation', count?: Tally): void {
  const outstanding = antiPopeOf(script.game.state, seat)?.outstanding ?? [];
  script.add(accession(script.game.state, seat, how, count));
  for (const decree of outstanding) script.add(...validated(script.game.state, seat, decree));
}

/** ORP step 6 d: a naming was applied, or fell with the Pope who gave it. */
function settledNaming({ unit, finding, ban, half, by }: SealedNaming, { board, deposer }: DecidedMovement): GameEvent {
  const facts = { unit, finding: finding.id, accused: finding.accused, half };
  if (board === 'withoutPunishments' && deposer !== undefined) {
    return happened('namingVoided', 'R17', PUBLIC, { ...facts, pope: by, power: deposer.power });
  }
  return happened('unitImmobilised', 'R3', PUBLIC, { ...facts, ban: ban.id, by });
}
