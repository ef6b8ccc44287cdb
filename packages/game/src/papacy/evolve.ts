import type { EvolversOf } from '../registry.ts';
import { affiliationEvolvers } from './affiliations/evolve.ts';
import { bullEvolvers } from './bulls/evolve.ts';
import { councilEvolvers } from './councils/evolve.ts';
import type { churchEvents } from './events.ts';
import { ordinationEvolvers } from './ordination/evolve.ts';
import { churchOverrideEvolvers } from './overrides/evolve.ts';
import { testimonyEvolvers } from './testimony/evolve.ts';
import { throneEvolvers } from './throne/evolve.ts';

/** What each event of this area changes. */
export const churchEvolvers: EvolversOf<typeof churchEvents> = {
  ...bullEvolvers,
  ...testimonyEvolvers,
  ...throneEvolvers,
  ...affiliationEvolvers,
  ...councilEvolvers,
  ...ordinationEvolvers,
  ...churchOverrideEvolvers,
};
