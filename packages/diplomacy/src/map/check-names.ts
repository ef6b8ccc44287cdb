import { wordsOf } from '../notation/lexicon.ts';
import { COAST_WORDS, FILLERS, UNIT_WORDS, VERBS } from '../notation/words.ts';
import type { Draft, Text } from './draft.ts';
import type { Report } from './faults.ts';

/** Every name is read as one province only, and is not a word that orders are made of. */
export function checkNames(draft: Draft, report: Report): void {
  const ids = new Map(draft.provinces.map(({ id }) => [keyOf(id), id]));
  const owners = new Map<string, string>();
  for (const { id, path, names, abbreviations } of draft.provinces) {
    if (!isReadable(id)) report([...path, 'id'], 'name-unreadable', { name: id });
    for (const { text, path: at, mayBeId } of [...withIds(names, false), ...withIds(abbreviations, true)]) {
      if (!isReadable(text)) report(at, 'name-unreadable', { name: text });
      const key = keyOf(text);
      const withThatId = ids.get(key);
      if (withThatId !== undefined && withThatId !== id) {
        if (!mayBeId) report(at, 'name-of-two', { name: text, id: withThatId });
        continue;
      }
      const owner = owners.get(key);
      if (owner !== undefined && owner !== id) report(at, 'name-of-two', { name: text, id: owner });
      owners.set(key, owner ?? id);
    }
  }
  checkPowerNames(draft, report);
}

/** A power's words may be a province's (Spain, Venice), not another power's. */
function checkPowerNames(draft: Draft, report: Report): void {
  const owners = new Map<string, string>();
  for (const { id, names } of draft.powers) {
    for (const { text, path } of names) {
      if (!isReadable(text)) report(path, 'name-unreadable', { name: text });
      const owner = owners.get(keyOf(text));
      if (owner !== undefined && owner !== id) report(path, 'power-name-of-two', { name: text, id: owner });
      owners.set(keyOf(text), owner ?? id);
    }
  }
}

const withIds = (texts: readonly Text[], mayBeId: boolean) => texts.map((text) => ({ ...text, mayBeId }));

const keyOf = (name: string): string => wordsOf(name).join('');

/** “con” alone is read as Constantinople or as “convoys” by what follows it. */
const isReserved = (word: string): boolean =>
  UNIT_WORDS.has(word) || (VERBS.has(word) && word !== 'con') || FILLERS.has(word) || COAST_WORDS.has(word);

/**
 * Whether orders can carry a name: it has a letter, and does not begin as an order goes on. “W Med” is read: nothing is waived
 * in the middle of an order.
 */
function isReadable(name: string): boolean {
  const [first, second] = wordsOf(name);
  if (first === undefined || !/\p{L}/u.test(name)) return false;
  if (second === undefined) return !isReserved(first);
  return first.length > 1 || VERBS.get(first) === 'waive' || !isReserved(first);
}
