import type { BanId, FindingId, SeatId } from '../../ids.ts';
import type { EvolversOf } from '../../registry.ts';
import type { Ban, Church, Game, LoggedEvent, Packet, Punishment } from '../../state.ts';
import { withChurch } from '../church.ts';
import { entryOf } from '../dict.ts';
import type { bullEvents } from './events.ts';

/** What each event about bulls changes. */
export const bullEvolvers: EvolversOf<typeof bullEvents> = {
  bullsDrafted: (game, { facts }, { turn }) =>
    withPacket(game, { ...facts, turn, sealed: false, late: false, enteredByJudge: false }),

  bullsSealed: (game, { facts }, { turn }) => {
    const { notices: _, reason: __, ...packet } = facts;
    return withPacket(game, { ...packet, turn, sealed: true });
  },

  bullsUnsealed: (game, { facts }) => {
    const packet = entryOf(game.state.church.packets, facts.author);
    return withPacket(game, { ...packet, sealed: false });
  },

  bullsPublished: (game) => game,

  decreesFiled: (game, { facts }) =>
    withChurch(game, {
      antiPopes: game.state.church.antiPopes.map((antiPope) =>
        antiPope.seat === facts.antiPope ? { ...antiPope, outstanding: facts.outstanding } : antiPope,
      ),
    }),

  banBegan: (game, { facts }, { turn, at }) => {
    const { ban: id, seat, issuer, sealedIn } = facts;
    return withBan(game, { id, seat, issuer, sealedIn, since: turn, sinceMs: at });
  },

  banLifted: (game, { facts }, logged) => {
    const lifted = endBan(game, facts.ban, 'lift', logged, facts.liftedBy);
    return withPunishmentsOf(lifted, facts.ban, 'cancelled');
  },

  banVoided: (game, { facts }, logged) => {
    const voided = endBan(game, facts.ban, 'void', logged);
    return withPunishmentsOf(voided, facts.ban, 'void');
  },

  banRevived: (game, { facts }) => {
    const { ended: _, ...live } = entryOf(game.state.church.bans, facts.ban);
    return withBan(game, live);
  },

  namingDropped: (game) => game,

  unitImmobilised: (game, { facts }, { turn }) => {
    const { finding, ban, accused, by, unit } = facts;
    const { punishments } = game.state.church;
    if (facts.half === 1) {
      const first: Punishment = { finding, ban, accused, by, unit: unit.id, first: turn, status: 'firstServed' };
      return withChurch(game, { punishments: [...punishments, first] });
    }
    return withPunishment(game, finding, (punishment) => ({ ...punishment, second: turn, status: 'served' }));
  },

  namingVoided: (game, { facts }) =>
    facts.half === 2 ? withPunishment(game, facts.finding, (punishment) => ({ ...punishment, status: 'void' })) : game,

  punishmentEnded: (game, { facts }) =>
    withPunishment(game, facts.finding, (punishment) => ({ ...punishment, status: STATUS_BY_END[facts.how] })),
};

const STATUS_BY_END = {
  lifted: 'cancelled',
  notNamedAgain: 'over',
  unitGone: 'unitGone',
  popeDeposed: 'void',
} as const satisfies Record<string, Punishment['status']>;

function withPacket(game: Game, packet: Packet): Game {
  return withChurch(game, { packets: { ...game.state.church.packets, [packet.author]: packet } });
}

function withBan(game: Game, ban: Ban): Game {
  return withChurch(game, { bans: { ...game.state.church.bans, [ban.id]: ban } });
}

/** Ends a ban now. */
export function endBan(
  game: Game,
  id: BanId,
  by: NonNullable<Ban['ended']>['by'],
  logged: LoggedEvent,
  issuer?: SeatId,
): Game {
  const ban = entryOf(game.state.church.bans, id);
  const ended = { by, turn: logged.turn, atMs: logged.at, ...(issuer === undefined ? {} : { issuer }) };
  return withBan(game, { ...ban, ended });
}

/** A punishment under a ban that ends is over, when its second turn was still to come (R4, R17, JD.6). */
export function withPunishmentsOf(game: Game, ban: BanId, status: 'cancelled' | 'void' | 'judge'): Game {
  const punishments: Church['punishments'] = game.state.church.punishments.map((punishment) =>
    punishment.ban === ban && punishment.status === 'firstServed' ? { ...punishment, status } : punishment,
  );
  return withChurch(game, { punishments });
}

export function withPunishment(game: Game, finding: FindingId, change: (punishment: Punishment) => Punishment): Game {
  const punishments = game.state.church.punishments.map((punishment) =>
    punishment.finding === finding ? change(punishment) : punishment,
  );
  return withChurch(game, { punishments });
}
