import type { LawCatalogue } from './game-catalogue.ts';
import type { ReadingName, ReadingWords, RuleName, RuleWords } from './rule-names.ts';

/** A rule in plain words by its name in a refusal or an event; of a reading, the question and its answer. `undefined` for a name of no rule. */
export function ruleWords(name: string, { rules, readings }: LawCatalogue): RuleWords | undefined {
  if (Object.hasOwn(readings, name)) {
    const { asks, ruling } = readings[name as ReadingName] as ReadingWords;
    return { title: asks, text: ruling };
  }
  return Object.hasOwn(rules, name) ? rules[name as RuleName] : undefined;
}
