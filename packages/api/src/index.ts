export { type AdjustmentSentences, adjustmentSentences } from './catalogue/adjustment.ts';
export type { Catalogue, CauseFacts, IssueFacts, PlaceFact, Score, SuccessFacts, UnitFact } from './catalogue/facts.ts';
export { issueSentence } from './catalogue/issues.ts';
export { mapFaultSentence } from './catalogue/map-faults.ts';
export { type MovementSentences, movementSentences } from './catalogue/movement.ts';
export { provinceName, type Wording } from './catalogue/names.ts';
export { type RetreatSentences, retreatSentences } from './catalogue/retreat.ts';
export { sentenceOf } from './catalogue/sentence.ts';
export {
  type Answer,
  type AnswerOf,
  type Asked,
  type Client,
  type ClientSettings,
  createClient,
  type Fetch,
  type RouteName,
} from './client/client.ts';
export type { CommandLine, NewGameLine, Problem } from './client/types.ts';
export { GAME_FILE, type GameFile, gameFileJsonSchema, gameFileSchema } from './documents/game-file.ts';
export type { PrintWords } from './documents/print-words.ts';
export type { GameCatalogue, LawCatalogue, RefusalCatalogue } from './game/game-catalogue.ts';
export { type GazetteForm, gazetteOf } from './game/gazette.ts';
export { type GazetteSentences, gazetteSentences } from './game/gazette-sentences.ts';
export { ruleWords } from './game/law.ts';
export { type Missing, matches, missingFrom, presentIn } from './game/matching.ts';
export { refusalSentence } from './game/refusal-sentence.ts';
export {
  READING_NAMES,
  type ReadingName,
  type ReadingWords,
  RULE_NAMES,
  type RuleName,
  type RuleWords,
} from './game/rule-names.ts';
export { readingsOfRule, ruleOfReading } from './game/rule-of-reading.ts';
export { type GameSentences, gameSentences } from './game/sentences.ts';
export type { Cast, Words } from './game/words.ts';
export {
  type GameLanguage,
  type GazetteLanguage,
  LANGUAGES,
  type Language,
  type LanguageTag,
  type OutcomeLanguage,
} from './language.ts';
export {
  type AttachmentRefusal,
  type FileRefusal,
  type RequestProblem,
  SERVER_REFUSALS,
  type ServerRefusal,
  type SignInRefusal,
} from './server/refusals.ts';
export { serverSentence } from './server/sentences.ts';
export type { Spoken } from './spoken.ts';
