import { OPTIONS, type OptionName, type Options } from '@defensor/game';
import type { ENGLISH_OPTIONS_PAGE, OptionsInWords } from '../../words/english-options.ts';
import type { Spoken } from '../../words/spoken.ts';

/** An option that is not as the rules have it, as a sentence. */
export interface ChangedOption {
  readonly name: keyof Options;
  readonly sentence: string;
  readonly choice: string;
  readonly rules: string;
}

/** How options are called in a language. */
export interface SaidOfOptions {
  readonly option: OptionsInWords;
  readonly deadlock: Spoken<typeof ENGLISH_OPTIONS_PAGE>['deadlock'];
}

/** What a game changes of the rules as they stand, in the order of the options; on demand also what is as they stand. */
export function changesOf(
  options: Partial<Options>,
  { option, deadlock }: SaidOfOptions,
  { all = false } = {},
): readonly ChangedOption[] {
  const named = (Object.keys(OPTIONS) as OptionName[]).flatMap((name): ChangedOption[] => {
    const value = options[name];
    if (value === undefined || (!all && value === OPTIONS[name].values[0])) return [];
    const { says, choices, rules } = option[name];
    const choice = (choices as Readonly<Record<string, string>>)[value] ?? value;
    return [{ name, sentence: `${says.replace(/,$/, '')}: ${choice}.`, choice, rules }];
  });
  const { deadlockTurns } = options;
  if (deadlockTurns === undefined || (!all && deadlockTurns === 'off')) return named;
  const { says, after, never, rules } = deadlock;
  const choice = deadlockTurns === 'off' ? never : after(deadlockTurns);
  return [...named, { name: 'deadlockTurns', sentence: `${says} ${choice}.`, choice, rules }];
}
