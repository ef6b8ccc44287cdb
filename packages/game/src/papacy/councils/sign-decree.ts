import type { CommandOf } from '../../commands.ts';
import { accept, refuse } from '../../decision.ts';
import type { Decider, Desk } from '../../desk.ts';
import { type GameEvent, PUBLIC } from '../../events.ts';
import type { SeatId } from '../../ids.ts';
import type { ConveningDecree, Council, DecreeSignature, GameState } from '../../state.ts';
import { turnOfName, turnsBetween } from '../../turns.ts';
import { thisTurn } from '../church.ts';
import { countingSignatures, spanOfCouncil, standingOf } from '../council.ts';
import { happened } from '../happened.ts';
import { isDiplomacyOpen } from '../moments.ts';
import { decreeFor, readersOf } from './open-decree.ts';

/**
 * A bishop signs a convening decree; excommunicated bishops and the Pope may. The signature that
 * makes a majority of all bishops convenes the council at that instant.
 *
 * @rule R14 in the Diplomacy Phase only; 7 of 13 (A40, A56)
 */
export const signDecree: Decider<CommandOf<'signDecree'>> = (desk, body) => {
  const { state, by, seat } = desk;
  const shown = decreeFor(desk, body.decree);
  if ('ok' in shown) return shown;
  if (!isDiplomacyOpen(state)) return refuse('decree-out-of-phase', 'R14', { phase: state.phase });
  if (shown.status !== 'open') return refuse('decree-closed', 'A54', { decree: shown.id, status: shown.status });
  if (shown.signatures.some((signature) => signature.seat === by && !signature.struck)) {
    return refuse('already-signed', 'R14', { decree: shown.id });
  }
  const signature: DecreeSignature = {
    seat: by,
    ...(seat?.person === undefined ? {} : { person: seat.person }),
    turn: thisTurn(state),
    at: desk.frame.at,
    struck: false,
    enteredByJudge: desk.enteredByJudge,
  };
  const signed = { ...shown, signatures: [...withoutSignatureOf(shown, by), signature] };
  const { signatures, n, needed } = standingOf(state, signed);
  return accept([
    happened('decreeSigned', 'R14', readersOf(shown), {
      decree: shown.id,
      seat: by,
      ...(signature.person === undefined ? {} : { person: signature.person }),
      enteredByJudge: desk.enteredByJudge,
      signatures,
      bishops: n,
      needed,
    }),
    ...(signatures >= needed ? [convening(state, signed)] : []),
  ]);
};

/** A bishop takes his signature back. @rule A54 until the majority */
export const withdrawDecreeSignature: Decider<CommandOf<'withdrawDecreeSignature'>> = (desk, body) => {
  const decree = decreeFor(desk, body.decree);
  if ('ok' in decree) return decree;
  if (decree.status !== 'open') return refuse('decree-closed', 'A54', { decree: decree.id, status: decree.status });
  const signature = decree.signatures.find((other) => other.seat === desk.by && !other.struck);
  if (signature === undefined) return refuse('no-signature', 'A54', { decree: decree.id, seat: desk.by });
  return accept([happened('decreeSignatureWithdrawn', 'A54', readersOf(decree), { decree: decree.id, seat: desk.by })]);
};

/**
 * The Judge strikes a forged signature. A council that stood on it ends now; what it did stands, and a
 * council that it renewed sits on to its own last turn.
 *
 * @rule A78
 */
export const strikeDecreeSignature: Decider<CommandOf<'strikeDecreeSignature'>> = (desk, body) => {
  const { state } = desk;
  const decree = state.church.decrees[body.decree];
  if (decree === undefined) return refuse('unknown-decree', 'A78', { decree: body.decree });
  if (!decree.signatures.some((signature) => signature.seat === body.seat && !signature.struck)) {
    return refuse('no-signature', 'A78', { decree: decree.id, seat: body.seat });
  }
  const { signatures, needed } = standingOf(state, { ...decree, signatures: withoutSignatureOf(decree, body.seat) });
  const { council } = state.church;
  const falls = council?.decree === decree.id && signatures < needed;
  return accept([
    happened('decreeSignatureStruck', 'A78', readersOf(decree), judged(desk, body)),
    ...(falls ? [fallOf(state, council)] : []),
  ]);
};

function fallOf(state: GameState, { first, last, renews }: Council): GameEvent {
  const earlier = sittingStill(state, renews);
  const { decree } = earlier ?? {};
  const sitsOn = earlier === undefined ? {} : { sitsOn: { ...(decree && { decree }), last: earlier.last } };
  return happened('councilEnded', 'A78', PUBLIC, { why: 'forgedSignature', first, last, ...sitsOn });
}

/** The latest of the councils renewed that has turns left and does not itself rest on a struck signature. */
function sittingStill(state: GameState, council: Council | undefined): Council | undefined {
  if (council === undefined || isStanding(state, council)) return council;
  return sittingStill(state, council.renews);
}

function isStanding(state: GameState, { decree: id, last }: Council): boolean {
  if (turnsBetween(state.turn, turnOfName(last)) < 0) return false;
  const decree = id === undefined ? undefined : state.church.decrees[id];
  if (decree === undefined) return true;
  const { signatures, needed } = standingOf(state, decree);
  return signatures >= needed;
}

/** The Judge restores a signature; a council that ended for want of it sits again for what is left of its time. @rule A78 */
export const restoreDecreeSignature: Decider<CommandOf<'restoreDecreeSignature'>> = (desk, body) => {
  const { state } = desk;
  const decree = state.church.decrees[body.decree];
  if (decree === undefined) return refuse('unknown-decree', 'A78', { decree: body.decree });
  const struck = decree.signatures.find((signature) => signature.seat === body.seat && signature.struck);
  if (struck === undefined) return refuse('no-signature', 'A78', { decree: decree.id, seat: body.seat });
  const restored = { ...decree, signatures: [...withoutSignatureOf(decree, body.seat), { ...struck, struck: false }] };
  return accept([
    happened('decreeSignatureRestored', 'A78', readersOf(decree), judged(desk, body)),
    ...reconvening(state, restored),
  ]);
};

function reconvening(state: GameState, decree: ConveningDecree): readonly GameEvent[] {
  const { signatures, needed } = standingOf(state, decree);
  if (signatures < needed) return [];
  const isFirstTime = decree.status === 'open' && isDiplomacyOpen(state);
  const mayResume = decree.convenedIn === thisTurn(state) && state.church.council?.decree !== decree.id;
  return isFirstTime || mayResume ? [convening(state, decree)] : [];
}

/** The convening itself, announced to all with its signatories (R14.3). */
export function convening(state: GameState, decree: ConveningDecree): GameEvent {
  const { n, needed } = standingOf(state, decree);
  const signatories = countingSignatures(state, decree).map((signature) => signature.seat);
  const { first, last } = spanOfCouncil(state, state.turn);
  return happened('councilConvened', 'R14', PUBLIC, {
    decree: decree.id,
    signatories,
    bishops: n,
    needed,
    first,
    last,
  });
}

const withoutSignatureOf = (decree: ConveningDecree, seat: SeatId) =>
  decree.signatures.filter((signature) => signature.seat !== seat);

const judged = (desk: Desk, { decree, seat, reason }: CommandOf<'strikeDecreeSignature'>) => ({
  decree,
  seat,
  reason: desk.keep(reason, 'reason'),
});
