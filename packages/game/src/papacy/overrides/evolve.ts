import { JUDGE } from '../../ids.ts';
import type { EvolversOf } from '../../registry.ts';
import type { Church, Game, Punishment } from '../../state.ts';
import { endBan, withPunishment } from '../bulls/evolve.ts';
import { punishmentOf } from '../bulls/namings.ts';
import { withChurch } from '../church.ts';
import { without } from '../dict.ts';
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
    if (!banned) return endBan(game, id, 'judge', logged);
    const ban = { id, seat, issuer, sealedIn: since, since, sinceMs: logged.at };
    return withChurch(game, { bans: { ...game.state.church.bans, [id]: ban } });
  },

  affiliationOverridden: (game, { facts }, { turn }) => {
    const { bishop, see, power, accepted } = facts;
    const { declarations, lastOccupier } = game.state.church;
    if (see !== undefined) {
      return withChurch(game, {
        lastOccupier: power === undefined ? without(lastOccupier, see) : { ...lastOccupier, [see]: power },
      });
    }
    if (bishop === undefined) return game;
    const declared: Church['declarations'] =
      power === undefined
        ? without(declarations, bishop)
        : { ...declarations, [bishop]: { power, since: turn, accepted } };
    return withChurch(game, { declarations: declared });
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
  const finding = game.state.church.findings[facts.finding];
  if (finding === undefined) return game;
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
