import { refuse } from '../decision.ts';
import type { Desk } from '../desk.ts';
import type { DecidersOf } from '../registry.ts';
import { acceptDeclaration, declareAffiliation, withdrawAffiliation } from './affiliations/declare.ts';
import { draftBulls, sealBulls, unsealBulls } from './bulls/seal-bulls.ts';
import { papacyOf } from './church.ts';
import type { churchCommands } from './commands.ts';
import { circulateDecree } from './councils/circulate-decree.ts';
import { openDecree, withdrawDecree } from './councils/open-decree.ts';
import {
  restoreDecreeSignature,
  signDecree,
  strikeDecreeSignature,
  withdrawDecreeSignature,
} from './councils/sign-decree.ts';
import { draftCouncilStatement, signCouncilStatement } from './councils/statements.ts';
import { proposeOrdination, registerOrdination } from './ordination/ordain.ts';
import {
  overrideAffiliation,
  overrideAntiPope,
  overrideBan,
  overrideCouncil,
  overrideEmperor,
  overrideFinding,
  overridePunishment,
  overrideThrone,
} from './overrides/override.ts';
import { fileTestimony } from './testimony/file-testimony.ts';
import { answerTestimony, askAboutTestimony, ruleTestimony } from './testimony/rule-testimony.ts';
import { castBallot, withdrawBallot } from './throne/ballots.ts';
import { crownEmperor, uncrownEmperor } from './throne/emperors.ts';
import { fileResignation, renounceTitle, ruleResignation, withdrawResignation } from './throne/resignation.ts';

type Deciders = DecidersOf<typeof churchCommands>;

const deciders: Deciders = {
  draftBulls,
  sealBulls,
  unsealBulls,
  fileTestimony,
  askAboutTestimony,
  answerTestimony,
  ruleTestimony,
  castBallot,
  withdrawBallot,
  fileResignation,
  withdrawResignation,
  ruleResignation,
  renounceTitle,
  crownEmperor,
  uncrownEmperor,
  declareAffiliation,
  withdrawAffiliation,
  acceptDeclaration,
  openDecree,
  circulateDecree,
  signDecree,
  withdrawDecreeSignature,
  withdrawDecree,
  strikeDecreeSignature,
  restoreDecreeSignature,
  draftCouncilStatement,
  signCouncilStatement,
  proposeOrdination,
  registerOrdination,
  overrideThrone,
  overrideAntiPope,
  overrideBan,
  overrideAffiliation,
  overrideFinding,
  overridePunishment,
  overrideCouncil,
  overrideEmperor,
};

/** How each command of this area is decided. Where the addendum is off, none is. */
export const churchDeciders: Deciders = Object.fromEntries(
  Object.entries(deciders).map(([name, decide]) => [
    name,
    whereThereIsAPapacy(decide as (desk: Desk, body: never) => ReturnType<typeof refuse>),
  ]),
) as unknown as Deciders;

function whereThereIsAPapacy<Body>(decide: (desk: Desk, body: Body) => ReturnType<typeof refuse>) {
  return (desk: Desk, body: Body) =>
    papacyOf(desk.state) === undefined ? refuse('addendum-off', 'R1', {}) : decide(desk, body);
}
