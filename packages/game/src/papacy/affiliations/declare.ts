import type { PowerId } from '@defensor/diplomacy';
import type { CommandOf } from '../../commands.ts';
import { accept, type Refusal, refusal, refuse } from '../../decision.ts';
import type { Decider } from '../../desk.ts';
import { PUBLIC } from '../../events.ts';
import { rulingSeatsOf } from '../../seats/seats.ts';
import type { GameState, Seat } from '../../state.ts';
import { holderOf, residenceOf } from '../affiliation.ts';
import { isBanned } from '../bans.ts';
import { popeOf, thisTurn } from '../church.ts';
import { happened } from '../happened.ts';
import { isResolving } from '../moments.ts';

/**
 * A bishop declares for a power, or changes to another.
 *
 * @rule R8 until his see is occupied; public and at once
 * @rule A11 once a turn; a banned bishop may declare, but not change
 */
export const declareAffiliation: Decider<CommandOf<'declareAffiliation'>> = ({ state, game, by, seat }, { power }) => {
  const fault = declaringFault(state, seat);
  if (fault !== undefined) return { ok: false, refusal: fault };
  if (!game.variant.powerById.has(power)) return refuse('unknown-power', 'R8', { power });
  if (state.board.eliminated[power] !== undefined) return refuse('power-eliminated', 'A12', { power });
  const standing = state.church.declarations[by];
  if (standing?.power === power) return refuse('already-declared', 'A11', { power });
  if (standing !== undefined && isBanned(state, by))
    return refuse('banned-may-not-change', 'A11', { power: standing.power });
  return accept([
    happened('affiliationDeclared', 'R8', PUBLIC, {
      bishop: by,
      power,
      ...(standing === undefined ? {} : { from: standing.power }),
      needsAcceptance: state.options.declareConsent === 'ruler',
    }),
  ]);
};

/** A bishop takes his declaration back. @rule R8, A11 */
export const withdrawAffiliation: Decider<CommandOf<'withdrawAffiliation'>> = ({ state, by, seat }) => {
  const fault = declaringFault(state, seat);
  if (fault !== undefined) return { ok: false, refusal: fault };
  const standing = state.church.declarations[by];
  if (standing === undefined) return refuse('not-declared', 'A11', { seat: by });
  if (isBanned(state, by)) return refuse('banned-may-not-change', 'A11', { power: standing.power });
  return accept([happened('affiliationWithdrawn', 'R8', PUBLIC, { bishop: by, power: standing.power })]);
};

/** The Ruler, or who acts for him, accepts a bishop who declared. @rule A11, A73 */
export const acceptDeclaration: Decider<CommandOf<'acceptDeclaration'>> = ({ state, by, seat }, { bishop }) => {
  if (isResolving(state)) return refuse('church-frozen', 'R8', { phase: state.phase });
  if (seat?.power === undefined || !rulingSeatsOf(state, seat.power).includes(by)) {
    return refuse('acceptance-not-rulers', 'A11', { seat: by });
  }
  const declaration = state.church.declarations[bishop];
  if (declaration?.power !== seat.power) return refuse('not-declared', 'A11', { seat: bishop });
  if (declaration.accepted) return refuse('already-accepted', 'A11', { seat: bishop });
  return accept([happened('declarationAccepted', 'A11', PUBLIC, { bishop, power: seat.power, by })]);
};

/** Why a bishop may not declare now, nor change what he declared; `undefined` where he may. @rule R8, A11 */
export function affiliatingFault(state: GameState, seat: Seat): Refusal | undefined {
  const standing = state.church.declarations[seat.id];
  const isHeld = standing !== undefined && isBanned(state, seat.id);
  return (
    declaringFault(state, seat) ??
    (isHeld ? refusal('banned-may-not-change', 'A11', { power: standing.power }) : undefined)
  );
}

function declaringFault(state: GameState, seat: Seat | undefined): Refusal | undefined {
  if (seat?.class !== 'bishop') return refusal('declarer-not-bishop', 'R8', { seat: seat?.id });
  if (isResolving(state)) return refusal('church-frozen', 'R8', { phase: state.phase });
  if (popeOf(state) === seat.id && state.options.popeAffiliates === 'no')
    return refusal('pope-stands-alone', 'A13', {});
  const occupier = occupierOf(state, seat);
  if (occupier !== undefined)
    return refusal('see-occupied', 'R8', { see: residenceOf(state, seat.id), power: occupier });
  return state.church.declaredIn[seat.id] === thisTurn(state)
    ? refusal('declared-this-turn', 'A11', { seat: seat.id })
    : undefined;
}

function occupierOf(state: GameState, seat: Seat): PowerId | undefined {
  const residence = residenceOf(state, seat.id);
  return residence === undefined ? undefined : holderOf(state, residence);
}
