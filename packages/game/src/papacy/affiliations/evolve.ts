import type { EvolversOf } from '../../registry.ts';
import { withChurch } from '../church.ts';
import { entryOf, without } from '../dict.ts';
import type { affiliationEvents } from './events.ts';

/** What each event about affiliations changes. */
export const affiliationEvolvers: EvolversOf<typeof affiliationEvents> = {
  affiliationDeclared: (game, { facts }, { turn }) => {
    const { church } = game.state;
    const declaration = { power: facts.power, since: turn, accepted: false };
    return withChurch(game, {
      declarations: { ...church.declarations, [facts.bishop]: declaration },
      declaredIn: { ...church.declaredIn, [facts.bishop]: turn },
    });
  },

  affiliationWithdrawn: (game, { facts }, { turn }) => {
    const { church } = game.state;
    return withChurch(game, {
      declarations: without(church.declarations, facts.bishop),
      declaredIn: { ...church.declaredIn, [facts.bishop]: turn },
    });
  },

  declarationAccepted: (game, { facts }) => {
    const { declarations } = game.state.church;
    const declaration = entryOf(declarations, facts.bishop);
    return withChurch(game, { declarations: { ...declarations, [facts.bishop]: { ...declaration, accepted: true } } });
  },

  seeOccupied: (game, { facts }) => {
    const { church, options } = game.state;
    const lastOccupier = { ...church.lastOccupier, [facts.see]: facts.power };
    const isForGood = options.affiliation === 'lastOccupier' && facts.bishop !== undefined;
    if (!isForGood) return withChurch(game, { lastOccupier });
    return withChurch(game, { lastOccupier, declarations: without(church.declarations, facts.bishop) });
  },

  affiliationsLapsed: (game, { facts }) => {
    const { church } = game.state;
    return withChurch(game, {
      lastOccupier: without(church.lastOccupier, ...facts.sees),
      declarations: without(church.declarations, ...facts.bishops),
    });
  },

  unitBuiltInPapalSee: (game, { facts }) => withChurch(game, { builtInPapalSee: facts.unit }),
};
