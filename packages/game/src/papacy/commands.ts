import { affiliationCommands } from './affiliations/commands.ts';
import { bullCommands } from './bulls/commands.ts';
import { councilCommands } from './councils/commands.ts';
import { ordinationCommands } from './ordination/commands.ts';
import { churchOverrideCommands } from './overrides/commands.ts';
import { testimonyCommands } from './testimony/commands.ts';
import { throneCommands } from './throne/commands.ts';

/** The commands of this area: name → schema of its fields. */
export const churchCommands = {
  ...bullCommands,
  ...testimonyCommands,
  ...throneCommands,
  ...affiliationCommands,
  ...councilCommands,
  ...ordinationCommands,
  ...churchOverrideCommands,
};
