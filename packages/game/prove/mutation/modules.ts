import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A module to change, and the tests that should notice, as a pattern from the root. */
export interface Module {
  readonly path: string;
  readonly tests: string;
}

/** Types, schemas and lists of evolvers have nothing to decide; what they say is checked elsewhere. */
const NOT_DECIDING = /(?:^|\/)(?:commands|events|refusals|evolve|deciders|happened)\.ts$/;

/**
 * The tests nearest to a module of the papacy, where it has some of its own: the fewer run for each change, the sooner
 * it is done. The figures are the lower for it, never the higher.
 */
const NEAREST: Readonly<Record<string, readonly string[]>> = {
  'affiliation.ts': ['R08-affiliation', 'other-maps'],
  'affiliations/declare.ts': ['R08-affiliation', 'R03-punishment'],
  'affiliations/occupation.ts': ['R08-affiliation', 'other-maps'],
  'bans.ts': ['R01-excommunication', 'R03-punishment'],
  'bulls/namings.ts': ['R03-punishment', 'edges'],
  'bulls/packets.ts': ['R01-excommunication', 'R06-anti-popes'],
  'bulls/read-bulls.ts': ['R01-excommunication', 'R03-punishment', 'R06-anti-popes'],
  'bulls/seal-bulls.ts': ['R01-excommunication', 'R06-anti-popes'],
  'church.ts': ['R05-conclave', 'R06-anti-popes', 'R14-councils', 'other-maps'],
  'council.ts': ['R14-councils'],
  'councils/circulate-decree.ts': ['R14-councils'],
  'councils/open-decree.ts': ['R14-councils'],
  'councils/sign-decree.ts': ['R14-councils'],
  'councils/statements.ts': ['R14-councils'],
  'ordination/ordain.ts': ['R14-councils', 'R08-affiliation'],
  'overrides/override.ts': ['overrides'],
  'resolution/bulls.ts': ['R01-excommunication', 'R03-punishment', 'R06-anti-popes'],
  'resolution/deposing.ts': ['R17-deposing', 'other-maps'],
  'resolution/docket.ts': ['R13-evidence', 'R16-resignation-and-emperors', 'R14-councils'],
  'resolution/elections.ts': ['R05-conclave', 'R06-anti-popes'],
  'resolution/gazette.ts': ['R01-excommunication', 'R06-anti-popes', 'R03-punishment'],
  'resolution/thrones.ts': ['R06-anti-popes', 'R16-resignation-and-emperors', 'R17-deposing'],
  'testimony/file-testimony.ts': ['R13-evidence', 'R03-punishment', 'R14-councils'],
  'testimony/offence.ts': ['R13-evidence', 'R03-punishment', 'R14-councils'],
  'testimony/rule-testimony.ts': ['R13-evidence', 'R03-punishment'],
  'throne/ballots.ts': ['R05-conclave', 'R06-anti-popes'],
  'throne/emperors.ts': ['R16-resignation-and-emperors'],
  'throne/resignation.ts': ['R16-resignation-and-emperors'],
  'throne/tally.ts': ['A40-majorities'],
};

/** The cases of DATC, the tests by concept, and boards from fixed seeds that both engines must decide alike. */
const OF_ADJUDICATOR =
  'packages/diplomacy/test/{{datc,adjudicate,kernel,reports}/**/*,laws/{strengths,adjustments,retreats,equal-engines-1}}.test.ts';

/** The papacy and the adjudicator, file by file. */
export function modules(root: string): readonly Module[] {
  const under = (folder: string, testsOf: (file: string) => string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !NOT_DECIDING.test(file))
      .sort()
      .map((file) => ({ path: `${folder}/${file}`, tests: testsOf(file) }));
  const ofPapacy = (file: string) => {
    const nearest = NEAREST[file];
    return `packages/game/test/papacy/${nearest === undefined ? '*' : `{${nearest.join(',')},none}`}.test.ts`;
  };
  return [
    ...under('packages/game/src/papacy', ofPapacy),
    ...under('packages/diplomacy/src/adjudicate', () => OF_ADJUDICATOR),
  ];
}
