import type { Language } from '../catalogue/languages.ts';
import { ENGLISH_READINGS } from './english/readings.ts';
import { ENGLISH_RULES } from './english/rules.ts';
import type { LawCatalogue } from './game-catalogue.ts';
import type { ReadingName, ReadingWords, RuleName, RuleWords } from './rule-names.ts';

/** The rules in each language; one without them does not compile. */
const CATALOGUES: Readonly<Record<Language, LawCatalogue>> = {
  en: { rules: ENGLISH_RULES, readings: ENGLISH_READINGS },
};

/** A rule in plain words by its name in a refusal or an event; of a reading, the question and its answer. `undefined` for a name of no rule. */
export function ruleWords(name: string, language: Language = 'en'): RuleWords | undefined {
  const { rules, readings } = CATALOGUES[language];
  if (Object.hasOwn(readings, name)) {
    const { asks, ruling } = readings[name as ReadingName] as ReadingWords;
    return { title: asks, text: ruling };
  }
  return Object.hasOwn(rules, name) ? rules[name as RuleName] : undefined;
}
