import type { Unit } from '@defensor/diplomacy';
import { type GameEvent, PUBLIC, toSeats } from '../../events.ts';
import { type BanId, JUDGE, type SeatId } from '../../ids.ts';
import type { Ban, GameState, OutstandingDecree, Punishment } from '../../state.ts';
import { holderOf } from '../affiliation.ts';
import { isBanned, liveBanOf, liveBans } from '../bans.ts';
import { antiPopeOf, papacyIn } from '../church.ts';
import { entryOf } from '../dict.ts';
import { happened } from '../happened.ts';
import { pendingResignation, unitInPapalSee } from '../throne/resignation.ts';
import type { Tally } from '../throne/tally.ts';
import { beginning, lifting } from './bulls.ts';
import { type DeposeOrder, type Deposer, deposeFailed, standingIn } from './deposing.ts';

/**
 * ORP step 9 a: deposes the Anti-Popes in whose sees another power's unit stands that ordered it. The
 * power that each belonged to when he was elected may not, unless `antiPopeDeposer` lets any occupier.
 *
 * @rule R10 (readings A47, A48)
 */
export function deposeAntiPopes(
  units: readonly Unit[],
  state: GameState,
  orders: readonly DeposeOrder[],
): readonly GameEvent[] {
  const fallen = new Set<SeatId>();
  return orders.flatMap(({ power, line }): readonly GameEvent[] => {
    if (line.whom !== 'antiPope') return [];
    const { see } = line;
    const standing = standingIn(units, see);
    const antiPope = state.church.antiPopes.find(({ seat }) => state.seats[seat]?.see === see && !fallen.has(seat));
    if (antiPope === undefined) return [deposeFailed(power, 'antiPope', see, 'noAntiPope', standing)];
    if (standing?.power !== power) return [deposeFailed(power, 'antiPope', see, 'noUnitThere', standing)];
    if (antiPope.protector === power && state.options.antiPopeDeposer === 'anotherPower') {
      return [deposeFailed(power, 'antiPope', see, 'protector', standing)];
    }
    fallen.add(antiPope.seat);
    const facts = { seat: antiPope.seat, see, power, unit: standing, decrees: antiPope.outstanding.length };
    return [happened('antiPopeDeposed', 'R10', PUBLIC, facts)];
  });
}

/**
 * ORP step 9 b: what falls with the deposed Pope. All his bans fall, and what is left of the
 * punishments that he began; by `voidScope` every Pope's. His liftings stand, unless `liftsSurvive`
 * undoes those of this turn.
 *
 * @rule R17 (reading A34)
 */
export function voidedWith(
  state: GameState,
  pope: SeatId,
  { power }: Deposer,
  liftedNow: readonly BanId[],
): readonly GameEvent[] {
  const falls = (issuer: SeatId) => issuer === pope || (state.options.voidScope === 'allPopes' && issuer !== JUDGE);
  const bans = liveBans(state).filter((ban) => falls(ban.issuer));
  const banIds = new Set(bans.map((ban) => ban.id));
  const punished = state.church.punishments.filter(
    (punishment) => punishment.status === 'firstServed' && (banIds.has(punishment.ban) || falls(punishment.by)),
  );
  const revived = state.options.liftsSurvive === 'yes' ? [] : liftedNow.map((id) => entryOf(state.church.bans, id));
  return [
    ...revived
      .filter((ban) => !falls(ban.issuer))
      .map((ban) => happened('banRevived', 'A34', PUBLIC, { ban: ban.id, seat: ban.seat, pope, power })),
    ...bans.map((ban) => banVoided(ban, pope, power)),
    ...punished.map((punishment) => punishmentVoided(punishment, pope, power)),
  ];
}

function banVoided(ban: Ban, pope: SeatId, power: Deposer['power']): GameEvent {
  return happened('banVoided', 'R17', PUBLIC, { ban: ban.id, seat: ban.seat, issuer: ban.issuer, pope, power });
}

function punishmentVoided({ finding, unit, accused }: Punishment, pope: SeatId, power: Deposer['power']): GameEvent {
  return happened('punishmentEnded', 'R17', PUBLIC, { finding, unit, accused, how: 'popeDeposed', pope, power });
}

/**
 * ORP step 9 b: who follows the deposed Pope. The one Anti-Pope accedes at once; with none or several
 * a conclave opens (`validation`). One whose seat stands empty counts for nothing (A51).
 *
 * @rule R5, R11 (readings A44, A45)
 */
export function successorOf(state: GameState): SeatId | undefined {
  const [first, second] = state.church.antiPopes.filter(({ seat }) => state.seats[seat]?.standing === 'seated');
  if (state.options.validation === 'conclaveAlways' || first === undefined) return undefined;
  return second === undefined || state.options.validation === 'senior' ? first.seat : undefined;
}

/** A vacant throne opens a conclave, in which the Pope whose end opened it is not eligible (A38, A49). */
export function conclaveOpened(state: GameState, cause: 'deposition' | 'resignation', barred: SeatId): GameEvent {
  const antiPopes = state.church.antiPopes.map((antiPope) => antiPope.seat);
  return happened('conclaveOpened', cause === 'deposition' ? 'R5' : 'A49', PUBLIC, { cause, barred, antiPopes });
}

/** ORP step 9 b, d: a new Pope reigns. He belongs to whoever holds the papal see (A14). */
export function accession(state: GameState, seat: SeatId, how: 'conclave' | 'validation', count?: Tally): GameEvent {
  const holder = state.options.popeAffiliates === 'no' ? undefined : holderOf(state, papacyIn(state).papalSee);
  return happened('popeElected', how === 'conclave' ? 'R5' : 'R11', PUBLIC, {
    seat,
    how,
    ...(count === undefined ? {} : { votes: count.mostVotes, needed: count.needed }),
    wasAntiPope: antiPopeOf(state, seat) !== undefined,
    ...(holder === undefined ? {} : { affiliation: holder }),
  });
}

/**
 * ORP step 9 b, d: one of a new Pope's outstanding decrees takes effect: a ban on whoever is free, a
 * lifting of whatever ban is left.
 *
 * @rule R11 (reading A46)
 */
export function validated(
  state: GameState,
  pope: SeatId,
  { kind, seat, turn }: OutstandingDecree,
): readonly GameEvent[] {
  if (kind === 'excommunicate') {
    return isBanned(state, seat) ? [] : [beginning(state, { seat, issuer: pope, sealedIn: turn, validated: true })];
  }
  const ban = liveBanOf(state, seat);
  return ban === undefined ? [] : lifting(state, ban, pope, true);
}

/**
 * ORP step 9 c: whether the Pope's resignation takes effect, by the Judge's ruling or, without one,
 * as `unruledResignation` says (JD.2). Of
 * one that does not he alone is told: it was filed under somebody's eyes, perhaps.
 *
 * @rule R16 (reading A50)
 */
export function resignationOutcome(state: GameState, before: GameState): GameEvent | undefined {
  const pending = pendingResignation(state);
  if (pending === undefined) return undefined;
  const { seat, ruling } = pending;
  const unit = unitInPapalSee(before);
  const { unruledResignation } = state.options;
  if (ruling === 'duress' || (ruling === 'open' && unruledResignation === 'duress'))
    return happened('resignationVoided', 'A50', toSeats([seat]), { seat, why: 'duress' });
  if (ruling === 'open' && unruledResignation === 'voidIfOccupied' && unit !== undefined) {
    return happened('resignationVoided', 'A50', toSeats([seat]), { seat, why: 'unitInRome', unit });
  }
  return happened('resignationTookEffect', 'R16', PUBLIC, { seat, byDefault: ruling === 'open' });
}
