/**
 * The value with the words beside every reference to a free text: `{"id":"c4/text","hash":…}` becomes
 * `{"id":"c4/text","hash":…,"text":"Rome by Fall?"}`. A file's texts stand in the file itself, so they are no secret of it.
 */
export function withTexts(value: unknown, texts: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => withTexts(part, texts));
  if (typeof value !== 'object' || value === null) return value;
  const told = Object.entries(value).map(([field, part]) => [field, withTexts(part, texts)] as const);
  const { id, hash } = value as { id?: unknown; hash?: unknown };
  const text = typeof id === 'string' && typeof hash === 'string' ? texts.get(id) : undefined;
  return Object.fromEntries(text === undefined ? told : [...told, ['text', text]]);
}
