import type { CommandOf } from '../../commands.ts';
import { accept, refuse } from '../../decision.ts';
import type { Decider, Desk } from '../../desk.ts';
import { PUBLIC, toSeats } from '../../events.ts';
import { JUDGE } from '../../ids.ts';
import { filledBishops } from '../../seats/seats.ts';
import { turnOfName, turnsBetween } from '../../turns.ts';
import { banIdFor, liveBanOf } from '../bans.ts';
import { punishmentOf } from '../bulls/namings.ts';
import { antiPopeOf, councilSits, popeOf, thisTurn } from '../church.ts';
import { happened } from '../happened.ts';

/*
 * What the Judge sets by hand, each with a reason: that he acted is public, the reason where he says
 * so (JD.6, JD.11).
 */

/** @rule JD.6, JD.9 */
export const overrideThrone: Decider<CommandOf<'overrideThrone'>> = (desk, body) => {
  const { state } = desk;
  const was = popeOf(state);
  const named = body.pope === 'vacant' ? undefined : body.pope;
  if (named !== undefined && !isBishop(desk, named))
    return refuse('candidate-not-bishop', 'JD.6', { candidate: named });
  if (named !== undefined && named === was) return refuse('already-so', 'JD.6', {});
  return accept([
    happened('throneOverridden', 'JD.6', PUBLIC, {
      ...(named === undefined ? {} : { pope: named }),
      ...(was === undefined ? {} : { was }),
      ...(body.barred === undefined ? {} : { barred: body.barred }),
      ...why(desk, body),
    }),
  ]);
};

/** @rule JD.6 */
export const overrideAntiPope: Decider<CommandOf<'overrideAntiPope'>> = (desk, body) => {
  const { state } = desk;
  if (!isBishop(desk, body.seat)) return refuse('candidate-not-bishop', 'JD.6', { candidate: body.seat });
  if (body.antiPope && popeOf(state) === body.seat) return refuse('candidate-reigns', 'JD.6', { candidate: body.seat });
  if ((antiPopeOf(state, body.seat) !== undefined) === body.antiPope) return refuse('already-so', 'JD.6', {});
  return accept([
    happened('antiPopeOverridden', 'JD.6', PUBLIC, {
      seat: body.seat,
      antiPope: body.antiPope,
      ...(body.protector === undefined ? {} : { protector: body.protector }),
      ...why(desk, body),
    }),
  ]);
};

/** @rule JD.6 */
export const overrideBan: Decider<CommandOf<'overrideBan'>> = (desk, body) => {
  const { state } = desk;
  const target = state.seats[body.seat];
  if (target === undefined) return refuse('unknown-seat', 'JD.6', { seat: body.seat });
  if (target.class === 'judge' || target.class === 'observer')
    return refuse('ban-out-of-reach', 'R1', { seat: body.seat });
  const live = liveBanOf(state, body.seat);
  if ((live !== undefined) === body.banned) return refuse('already-so', 'JD.6', {});
  const since = body.since ?? live?.since ?? thisTurn(state);
  return accept([
    happened('banOverridden', 'JD.6', PUBLIC, {
      ban: live?.id ?? banIdFor(state, body.seat, since),
      seat: body.seat,
      banned: body.banned,
      issuer: body.issuer ?? live?.issuer ?? popeOf(state) ?? JUDGE,
      since,
      ...why(desk, body),
    }),
  ]);
};

/** @rule JD.6 */
export const overrideAffiliation: Decider<CommandOf<'overrideAffiliation'>> = (desk, body) => {
  const { bishop, see } = body;
  if ((bishop === undefined) === (see === undefined)) return refuse('bishop-or-see', 'JD.6', {});
  if (bishop !== undefined && !isBishop(desk, bishop)) return refuse('declarer-not-bishop', 'JD.6', { seat: bishop });
  if (see !== undefined && !desk.game.variant.provinceById.has(see)) return refuse('not-a-see', 'JD.6', { see });
  const power = body.power === 'none' ? undefined : body.power;
  if (power !== undefined && !desk.game.variant.powerById.has(power)) return refuse('unknown-power', 'JD.6', { power });
  return accept([
    happened('affiliationOverridden', 'JD.6', PUBLIC, {
      ...(bishop === undefined ? {} : { bishop }),
      ...(see === undefined ? {} : { see }),
      ...(power === undefined ? {} : { power }),
      accepted: body.accepted ?? false,
      ...why(desk, body),
    }),
  ]);
};

/** Who was accused and not convicted stays secret: only the Pope who testified is told. @rule JD.6 (reading A30) */
export const overrideFinding: Decider<CommandOf<'overrideFinding'>> = (desk, body) => {
  const finding = desk.state.church.findings[body.finding];
  if (finding === undefined) return refuse('unknown-finding', 'JD.6', { finding: body.finding });
  return accept([
    happened('findingOverridden', 'JD.6', toSeats([finding.filedBy]), {
      finding: body.finding,
      ruling: body.ruling,
      ...why(desk, body),
    }),
  ]);
};

/** @rule JD.6 */
export const overridePunishment: Decider<CommandOf<'overridePunishment'>> = (desk, body) => {
  const { state } = desk;
  const finding = state.church.findings[body.finding];
  if (finding === undefined) return refuse('unknown-finding', 'JD.6', { finding: body.finding });
  const standing = punishmentOf(state, finding);
  const unit = body.unit ?? standing?.unit;
  if (unit === undefined || (body.status === 'ended' && standing === undefined)) {
    return refuse('no-punishment', 'JD.6', { finding: body.finding });
  }
  if (!state.board.units.some(({ id }) => id === unit)) return refuse('unknown-unit', 'JD.6', { unit });
  // A second turn under a ban that is over would never come.
  if (body.status === 'firstServed' && state.church.bans[finding.ban]?.ended !== undefined)
    return refuse('ban-not-in-force', 'A28', { seat: finding.accused });
  const first = body.first ?? standing?.first ?? thisTurn(state);
  return accept([
    happened('punishmentOverridden', 'JD.6', PUBLIC, {
      finding: finding.id,
      unit,
      status: body.status,
      first,
      ...why(desk, body),
    }),
  ]);
};

/** @rule JD.6 */
export const overrideCouncil: Decider<CommandOf<'overrideCouncil'>> = (desk, body) => {
  const { state } = desk;
  const until = body.until === 'now' ? undefined : body.until;
  if (until === undefined && !councilSits(state)) return refuse('no-council', 'JD.6', {});
  if (until !== undefined && turnsBetween(state.turn, turnOfName(until)) < 0)
    return refuse('turn-gone', 'JD.6', { turn: until });
  return accept([
    happened('councilOverridden', 'JD.6', PUBLIC, {
      ...(until === undefined ? {} : { until }),
      ...(body.decree === undefined ? {} : { decree: body.decree }),
      ...why(desk, body),
    }),
  ]);
};

/** @rule JD.6 */
export const overrideEmperor: Decider<CommandOf<'overrideEmperor'>> = (desk, body) => {
  const { state } = desk;
  if (state.seats[body.seat] === undefined) return refuse('unknown-seat', 'JD.6', { seat: body.seat });
  const isCrowned = state.church.emperors.some((emperor) => emperor.seat === body.seat);
  if (isCrowned === body.crowned) return refuse('already-so', 'JD.6', {});
  return accept([
    happened('emperorOverridden', 'JD.6', PUBLIC, { seat: body.seat, crowned: body.crowned, ...why(desk, body) }),
  ]);
};

const isBishop = ({ state }: Desk, seat: CommandOf<'overrideAntiPope'>['seat']) =>
  filledBishops(state).some((bishop) => bishop.id === seat);

function why(desk: Desk, { reason, publicly }: { readonly reason: string; readonly publicly: boolean }) {
  return { reason: desk.keep(reason, 'reason'), publicly };
}
