import type { EvolversOf } from '../registry.ts';
import type { speechEvents } from './events.ts';
import { letterEvolvers } from './letters/evolve.ts';
import { moderationEvolvers } from './moderation/evolve.ts';
import { pactEvolvers } from './pacts/evolve.ts';
import { writingEvolvers } from './writing/evolve.ts';

/** What each event of this area changes. */
export const speechEvolvers: EvolversOf<typeof speechEvents> = {
  ...letterEvolvers,
  ...pactEvolvers,
  ...writingEvolvers,
  ...moderationEvolvers,
};
