import { type GameEvent, PUBLIC, toSeats } from '../../events.ts';
import type { SeatId } from '../../ids.ts';
import type { Ban, BullLine, Finding, Game, GameState, OutstandingDecree, Packet } from '../../state.ts';
import { banIdFor, isBanned, liveBanOf } from '../bans.ts';
import { type Naming, readNaming } from '../bulls/namings.ts';
import { antiPopeOf, thisTurn } from '../church.ts';
import { happened } from '../happened.ts';
import { punishmentEnded } from '../turn-hooks.ts';
import { areLettersLawful, undecided } from './docket.ts';

/**
 * ORP step 2: makes the Judge's rulings final. A testimony that he left open is what
 * `unruledTestimony` says, not proven by default (A29, JD.2); not proven is one on letters that a council made lawful after it was filed (R15).
 */
export function decideTestimonies(game: Game): readonly GameEvent[] {
  const { state } = game;
  return undecided(state).map((finding) => {
    const { id, accused, admitted, testimony, filedBy } = finding;
    const ruling = areLettersLawful(game, finding) ? 'notProven' : ruledOrDefault(state, finding);
    const proven = ruling === 'proven';
    const published = proven && state.options.testimonyPublic === 'on';
    const audience = published ? PUBLIC : toSeats(proven ? [filedBy, accused] : [filedBy]);
    return happened('testimonyDecided', 'R13', audience, { finding: id, accused, ruling, admitted, testimony });
  });
}

function ruledOrDefault({ options }: GameState, { ruling }: Finding) {
  if (ruling !== 'open') return ruling;
  return options.unruledTestimony === 'proven' ? 'proven' : 'notProvenByDefault';
}

/** ORP step 4: ends the bans that the reigning Pope lifts, and what is left of punishments under them (R4). */
export function liftings(state: GameState, packet: Packet): readonly GameEvent[] {
  return linesOf(packet, 'lift').flatMap(({ seat }) => {
    const ban = liveBanOf(state, seat);
    return ban === undefined ? [] : lifting(state, ban, packet.author, false);
  });
}

/** A ban ends, and with it every punishment under it that had its second turn to come (R4). */
export function lifting(state: GameState, ban: Ban, liftedBy: SeatId, validated: boolean): readonly GameEvent[] {
  return [
    happened('banLifted', validated ? 'R11' : 'R1', PUBLIC, {
      ban: ban.id,
      seat: ban.seat,
      issuer: ban.issuer,
      liftedBy,
      ...(validated ? { validated: true as const } : {}),
    }),
    ...state.church.punishments
      .filter((punishment) => punishment.ban === ban.id && punishment.status === 'firstServed')
      .map((punishment) => punishmentEnded(punishment, 'lifted', 'R4')),
  ];
}

/** A naming as the Pope sealed it. */
export interface SealedNaming extends Naming {
  readonly by: SeatId;
}

/** A ban that was sealed and has not begun. */
export interface PendingBan {
  readonly seat: SeatId;
  readonly issuer: SeatId;
  readonly sealedIn: Packet['turn'];
  /** It waited for an Anti-Pope's accession. */
  readonly validated: boolean;
}

/** ORP step 5: the namings that stand, and why the others do not. Only the Pope learns of those: an unproven accusation stays secret. */
export function namings(state: GameState, packet: Packet) {
  const standing: SealedNaming[] = [];
  const dropped: GameEvent[] = [];
  for (const line of linesOf(packet, 'name')) {
    const naming = readNaming(state, line);
    if ('code' in naming) {
      const { finding, type, at } = line;
      const { fault } = naming;
      dropped.push(happened('namingDropped', 'R3', toSeats([packet.author]), { finding, type, at, fault }));
    } else standing.push({ ...naming, by: packet.author });
  }
  return { standing, dropped };
}

/** ORP step 5: the reigning Pope's bans on seats that are free; they are pending until step 9. */
export function pendingBans(state: GameState, packet: Packet): readonly PendingBan[] {
  return linesOf(packet, 'excommunicate')
    .filter(({ seat }) => !isBanned(state, seat))
    .map(({ seat }) => ({ seat, issuer: packet.author, sealedIn: packet.turn, validated: false }));
}

/** A ban takes effect now: the Pope's own (R1, A18), or with an Anti-Pope's accession (R11, A46). */
export function beginning(state: GameState, { seat, issuer, sealedIn, validated }: PendingBan): GameEvent {
  return happened('banBegan', validated ? 'R11' : 'R1', PUBLIC, {
    ban: banIdFor(state, seat, thisTurn(state)),
    seat,
    issuer,
    sealedIn,
    ...(validated ? { validated: true as const } : {}),
  });
}

/**
 * ORP step 5: an Anti-Pope's bulls change nothing; they are kept until he reigns. A lifting of his own
 * outstanding ban withdraws it. His namings are kept nowhere: their turns go by.
 *
 * @rule R11 (reading A46)
 */
export function filing(state: GameState, packet: Packet): readonly GameEvent[] {
  const antiPope = antiPopeOf(state, packet.author);
  if (antiPope === undefined) return [];
  const withdrawn: SeatId[] = [];
  let outstanding: readonly OutstandingDecree[] = antiPope.outstanding;
  const isBan = (decree: OutstandingDecree, seat: SeatId) => decree.kind === 'excommunicate' && decree.seat === seat;
  for (const { seat } of linesOf(packet, 'lift')) {
    if (outstanding.some((decree) => isBan(decree, seat))) {
      outstanding = outstanding.filter((decree) => !isBan(decree, seat));
      withdrawn.push(seat);
    }
    if (isBanned(state, seat)) outstanding = [...outstanding, { kind: 'lift', seat, turn: packet.turn }];
  }
  for (const { seat } of linesOf(packet, 'excommunicate')) {
    if (outstanding.some((decree) => isBan(decree, seat))) continue;
    outstanding = [...outstanding, { kind: 'excommunicate', seat, turn: packet.turn }];
  }
  return [happened('decreesFiled', 'R11', PUBLIC, { antiPope: packet.author, outstanding, withdrawn })];
}

/** The lines of one kind of a packet, in its order. */
function linesOf<Kind extends BullLine['kind']>(packet: Packet, kind: Kind) {
  return packet.lines.filter((line): line is Extract<BullLine, { kind: Kind }> => line.kind === kind);
}
