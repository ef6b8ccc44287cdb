import { OPTIONS, type OptionName, type Options } from '@defensor/game';
import { classWords } from '../../words/class-words.ts';

/** An option that is not as the rules have it, as a sentence. */
export interface ChangedOption {
  readonly name: keyof Options;
  readonly sentence: string;
  readonly choice: string;
  readonly rules: string;
}

/** What a game changes of the rules as they stand, in the order of the options; on demand also what is as they stand. */
export function changedOptions(options: Partial<Options>, { all = false } = {}): readonly ChangedOption[] {
  const { option, options: said } = classWords;
  const named = (Object.keys(OPTIONS) as OptionName[]).flatMap((name): ChangedOption[] => {
    const value = options[name];
    if (value === undefined || (!all && value === OPTIONS[name].values[0])) return [];
    const { says, choices, rules } = option[name];
    const choice = (choices as Readonly<Record<string, string>>)[value] ?? value;
    return [{ name, sentence: `${says.replace(/,$/, '')}: ${choice}.`, choice, rules }];
  });
  const { deadlockTurns } = options;
  if (deadlockTurns === undefined || (!all && deadlockTurns === 'off')) return named;
  const { says, after, never, rules } = said.deadlock;
  const choice = deadlockTurns === 'off' ? never : after(deadlockTurns);
  return [...named, { name: 'deadlockTurns', sentence: `${says} ${choice}.`, choice, rules }];
}
