/** Deeper than this nothing means anything, and looking through it or printing it may take more than there is. */
const MAX_DEPTH = 100;
const MAX_REASON_CHARS = 120;

export type JsonLine =
  | { readonly ok: true; readonly value: unknown }
  /** `reason` is for the person who made the line. */
  | { readonly ok: false; readonly reason: string };

/** Reads a line of JSON, or says why it is none. */
export function parseJsonLine(text: string): JsonLine {
  if (isNotUtf8(text)) return { ok: false, reason: 'not JSON: this is no text in UTF-8' };
  if (liesTooDeep(text)) return { ok: false, reason: 'not JSON: lists and objects lie too deep in each other' };
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    const reason = `not JSON: ${(error as Error).message.replaceAll(/\p{Cc}+/gu, ' ')}`;
    return { ok: false, reason: shortened(reason, MAX_REASON_CHARS) };
  }
}

/** `text`, cut where it is longer than `length`; a character is never cut in two. */
export function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** UTF-16 shows by zeros beside the first bracket, or by a mark that UTF-8 has no reading for. */
export const isNotUtf8 = (text: string): boolean => /^[\0\uFFFD]|^.\0/.test(text);

const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = new Set(Array.from('[{', (sign) => sign.charCodeAt(0)));
const CLOSING = new Set(Array.from(']}', (sign) => sign.charCodeAt(0)));

/** Whether brackets outside of texts open more than `MAX_DEPTH` deep. A loop: a pattern would overflow on long texts. */
function liesTooDeep(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const sign = text.charCodeAt(i);
    if (sign === QUOTE) i = endOfText(text, i);
    else if (OPENING.has(sign)) depth++;
    else if (CLOSING.has(sign)) depth--;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Where the text that begins at `start` ends. */
function endOfText(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text.charCodeAt(i) !== QUOTE) i += text.charCodeAt(i) === BACKSLASH ? 2 : 1;
  return i;
}
