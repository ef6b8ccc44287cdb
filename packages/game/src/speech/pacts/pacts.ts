import type { CommandOf } from '../../commands.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { Decider, Desk } from '../../desk.ts';
import { toSeats } from '../../events.ts';
import type { PactId } from '../../ids.ts';
import { said } from '../happened.ts';
import { postage } from '../postage.ts';

/** Offers a promise, signed by the one who offers it. To offer, sign or decline is to speak to the parties (A75). */
export const offerPact: Decider<CommandOf<'offerPact'>> = (desk, body) => {
  const { game, by } = desk;
  if (game.record.pacts[body.pact] !== undefined) return refuse('pact-exists', 'RP', { pact: body.pact });
  const others = [...new Set(body.with)].filter((seat) => seat !== by);
  if (others.length === 0) return refuse('letter-to-nobody', 'RP');
  const law = postage(desk, others, body.confirm === true);
  if ('code' in law) return { ok: false, refusal: law };
  const parties = [by, ...others];
  return accept([
    said('pactOffered', 'RP', toSeats(parties), {
      pact: body.pact,
      by,
      parties,
      text: desk.keep(body.text, 'pact'),
      ...law,
    }),
  ]);
};

export const signPact: Decider<CommandOf<'signPact'>> = (desk, body) =>
  answer(desk, body.pact, body.confirm === true, 'pactSigned');

export const declinePact: Decider<CommandOf<'declinePact'>> = (desk, body) =>
  answer(desk, body.pact, body.confirm === true, 'pactDeclined');

function answer(desk: Desk, id: PactId, confirmed: boolean, type: 'pactSigned' | 'pactDeclined'): Decision {
  const { game, by } = desk;
  const pact = game.record.pacts[id];
  if (pact?.parties.includes(by) !== true) return refuse('no-such-pact', 'RP', { pact: id });
  if (pact.signed.includes(by) || pact.declined.includes(by)) return refuse('pact-answered', 'RP', { pact: id });
  const others = pact.parties.filter((seat) => seat !== by);
  const law = postage(desk, others, confirmed);
  if ('code' in law) return { ok: false, refusal: law };
  return accept([said(type, 'RP', toSeats(pact.parties), { pact: id, seat: by, ...law })]);
}

/** A party says whether the pact was kept; the others learn of it when the game is over. */
export const sayPactKept: Decider<CommandOf<'sayPactKept'>> = ({ game, by }, body) => {
  const pact = game.record.pacts[body.pact];
  if (pact?.parties.includes(by) !== true) return refuse('no-such-pact', 'RP', { pact: body.pact });
  if (!pact.signed.includes(by)) return refuse('pact-unsigned', 'RP', { pact: body.pact });
  return accept([said('pactJudged', 'RP', toSeats([by]), { pact: body.pact, seat: by, kept: body.kept })]);
};
