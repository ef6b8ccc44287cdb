import { affiliationEvents } from './affiliations/events.ts';
import { bullEvents } from './bulls/events.ts';
import { councilEvents } from './councils/events.ts';
import { ordinationEvents } from './ordination/events.ts';
import { churchOverrideEvents } from './overrides/events.ts';
import { testimonyEvents } from './testimony/events.ts';
import { throneEvents } from './throne/events.ts';

/** The events of this area: type → schema of its facts. */
export const churchEvents = {
  ...bullEvents,
  ...testimonyEvents,
  ...throneEvents,
  ...affiliationEvents,
  ...councilEvents,
  ...ordinationEvents,
  ...churchOverrideEvents,
};
