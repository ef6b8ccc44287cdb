import { type GameEvent, PUBLIC } from '../../events.ts';
import type { BullLine, GameState, Packet } from '../../state.ts';
import { isBanned } from '../bans.ts';
import type { BullOutcome } from '../bulls/events.ts';
import { isReigningPopes, sealedPackets } from '../bulls/packets.ts';
import { happened } from '../happened.ts';

/**
 * ORP step 10: every sealed packet as it is published, each bull with what it did. A naming that did
 * not stand is left out: an unproven accusation stays secret. What an Anti-Pope sealed, or one who
 * reigns no more, has no effect. Where the author is excommunicated his
 * preamble is withheld (A76).
 *
 * @rule R12, R11 (readings A30, A74, A76)
 */
export function publishedPackets(
  before: GameState,
  after: GameState,
  events: readonly GameEvent[],
): readonly GameEvent[] {
  return sealedPackets(before).map((packet) => {
    const { author, office, preamble, lines } = packet;
    const isOfficial = isReigningPopes(before, packet);
    const withheld = preamble !== undefined && (isBanned(before, author) || isBanned(after, author));
    const bulls = lines.flatMap((bull) => {
      const outcome = isOfficial ? outcomeOf(bull, packet, events) : 'noEffect';
      return outcome === undefined ? [] : [{ bull, outcome }];
    });
    return happened('bullsPublished', office === 'pope' ? 'R12' : 'R11', PUBLIC, {
      author,
      office,
      bulls,
      ...(preamble === undefined || withheld ? {} : { preamble }),
      ...(withheld ? { preambleWithheld: true as const } : {}),
    });
  });
}

/** What a Pope's bull did, read off the resolution's own events. */
function outcomeOf(bull: BullLine, { author }: Packet, events: readonly GameEvent[]): BullOutcome | undefined {
  const deposed = events.some((event) => event.type === 'popeDeposed' && event.facts.pope === author);
  switch (bull.kind) {
    case 'lift':
      return events.some(
        (event) => event.type === 'banLifted' && event.facts.seat === bull.seat && event.facts.liftedBy === author,
      )
        ? 'lifted'
        : 'notBanned';
    case 'excommunicate':
      if (
        events.some(
          (event) => event.type === 'banBegan' && event.facts.seat === bull.seat && event.facts.issuer === author,
        )
      )
        return 'banned';
      return deposed ? 'void' : 'alreadyBanned';
    case 'name':
      if (events.some((event) => event.type === 'unitImmobilised' && event.facts.finding === bull.finding))
        return 'immobilised';
      return events.some((event) => event.type === 'namingVoided' && event.facts.finding === bull.finding)
        ? 'void'
        : undefined;
  }
}
