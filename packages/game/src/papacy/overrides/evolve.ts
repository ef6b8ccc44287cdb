import { JUDGE } from '../../ids.ts';
import type { EvolversOf } from '../../registry.ts';
import type { Game, Punishment } from '../../state.ts';
import { endBan, withPunishment, withPunishmentsOf } from '../bulls/evolve.ts';
import { punishmentOf } from '../bulls/namings.ts';
import { withChurch } from '../church.ts';
import { entryOf, withEntry, without } from '../dict.ts';
import { withFinding } from '../testimony/evolve.ts';
import type { churchOverrideEvents } from './events.ts';

/** What each of the Judge's overrides changes in the church. */
export const churchOverrideEvolvers: EvolversOf<typeof churchOverrideEvents> = {
  throneOverridden: (game, { facts }, { turn }) => {
    const { pope, barred } = facts;
    const { church } = game.state;
    if (pope === undefined) {
      const conclave = {
        openedIn: turn,
        cause: 'judge' as const,
        ...(barred === undefined ? {} : { barred }),
        ballotsHeld: 0,
      };
      return withChurch(game, { throne: { kind: 'vacant', conclave } });
    }
    return withChurch(game, {
      throne: { kind: 'reigning', pope, since: turn },
      antiPopes: church.antiPopes.filter((antiPope) => antiPope.seat !== pope),
      declarations: without(church.declarations, pope),
    });
  },

  antiPopeOverridden: (game, { facts }, { turn }) => {
    const { seat, protector } = facts;
    const others = game.state.church.antiPopes.filter((antiPope) => antiPope.seat !== seat);
    const made = { seat, since: turn, ...(protector === undefined ? {} : { protector }), outstanding: [] };
    return withChurch(game, { antiPopes: facts.antiPope ? [...others, made] : others });
  },

  banOverridden: (game, { facts }, logged) => {
    const { ban: id, seat, banned, issuer, since } = facts;
    if (!banned) return withPunishmentsOf(endBan(game, id, 'judge', logged), id, 'judge');
    const ban = { id, seat, issuer, sealedIn: since, since, sinceMs: logged.at };
    return withChurch(game, { bans: { ...game.state.church.bans, [id]: ban } });
  },

  affiliationOverridden: (game, { facts }, { turn }) => {
    const { bishop, see, power, accepted } = facts;
    const { declarations, lastOccupier } = game.state.church;
    const declaration = power === undefined ? undefined : { power, since: turn, accepted };
    return withChurch(game, {
      declarations: bishop === undefined ? declarations : withEntry(declarations, bishop, declaration),
      lastOccupier: see === undefined ? lastOccupier : withEntry(lastOccupier, see, power),
    });
  },

  findingOverridden: (game, { facts }) =>
    withFinding(game, facts.finding, (finding) => ({ ...finding, ruling: facts.ruling })),

  punishmentOverridden: (game, { facts }) => punishmentSet(game, facts),

  councilOverridden: (game, { facts }, { turn, at }) => {
    const { until, decree } = facts;
    if (until === undefined) {
      const { council: _, ...church } = game.state.church;
      return { ...game, state: { ...game.state, church } };
    }
    const { council } = game.state.church;
    const first = council?.first ?? turn;
    const convenedMs = council?.convenedMs ?? at;
    const signatories = council?.signatories ?? [];
    const of = decree ?? council?.decree;
    return withChurch(game, {
      council: { ...(of === undefined ? {} : { decree: of }), convenedMs, first, last: until, signatories },
    });
  },

  emperorOverridden: (game, { facts }, { turn }) => {
    const others = game.state.church.emperors.filter((emperor) => emperor.seat !== facts.seat);
    const crown = { seat: facts.seat, crownedBy: JUDGE, turn, byAntiPope: false };
    return withChurch(game, { emperors: facts.crowned ? [...others, crown] : others });
  },
};

function punishmentSet(
  game: Game,
  facts: Pick<Punishment, 'finding' | 'unit' | 'first'> & { readonly status: 'ended' | 'firstServed' },
): Game {
  const finding = entryOf(game.state.church.findings, facts.finding);
  const { unit, first } = facts;
  const status = facts.status === 'ended' ? 'judge' : 'firstServed';
  if (punishmentOf(game.state, finding) !== undefined) {
    return withPunishment(game, finding.id, (punishment) => ({ ...punishment, unit, first, status }));
  }
  const made: Punishment = {
    finding: finding.id,
    ban: finding.ban,
    accused: finding.accused,
    by: JUDGE,
    unit,
    first,
    status,
  };
  return withChurch(game, { punishments: [...game.state.church.punishments, made] });
}
