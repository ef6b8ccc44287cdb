import type { Options } from '@defensor/game';
import { classWords } from '../../words/class-words.ts';
import { type ChangedOption, changesOf } from './changes-of.ts';

/** What a game changes of the rules as they stand, in the language of the page; on demand also what is as they stand. */
export function changedOptions(options: Partial<Options>, which: { all?: boolean } = {}): readonly ChangedOption[] {
  const { option, options: said } = classWords;
  return changesOf(options, { option, deadlock: said.deadlock }, which);
}
