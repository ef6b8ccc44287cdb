import { fold } from './fold.ts';

/**
 * `and` is a written “and”, `&` or `+`; `break` separates orders for certain (`;`, `|`, a line end), `comma` perhaps.
 * `other` is a sign that means nothing here.
 */
export type TokenKind =
  | 'word'
  | 'number'
  | 'arrow'
  | 'slash'
  | 'open'
  | 'close'
  | 'comma'
  | 'break'
  | 'and'
  | 'colon'
  | 'other';

export interface Token {
  readonly kind: TokenKind;
  /** A word folded; `-` for a single dash, which may belong to a name (“Mid-Atlantic”); else empty. */
  readonly text: string;
  /** Offsets in the line. */
  readonly start: number;
  readonly end: number;
}

const ARROWS = '-–—−‐‑‒―>→⇒⟶➔➜➝⇾»=';
const DASHES = '-–‐‑−';
const ARROW_SET = new Set(ARROWS);
const DASH_SET = new Set(DASHES);
const SIGNS: ReadonlyMap<string, TokenKind> = new Map(
  Object.entries({
    '/': 'slash',
    '\\': 'slash',
    '(': 'open',
    '[': 'open',
    '{': 'open',
    '（': 'open',
    ')': 'close',
    ']': 'close',
    '}': 'close',
    '）': 'close',
    ',': 'comma',
    '，': 'comma',
    '、': 'comma',
    ';': 'break',
    '；': 'break',
    '|': 'break',
    '\n': 'break',
    '\r': 'break',
    '&': 'and',
    '+': 'and',
    ':': 'colon',
    '：': 'colon',
  } satisfies Record<string, TokenKind>),
);
/** Full stops, quotation marks, emphasis, bullets and invisible characters mean nothing. */
const NOISE = /[\s.!?*"'`´’‘“”„‚«‹›_~•·●▪◦‣…\p{Cc}\p{Cf}]/u;
const WORD = /[\p{L}\p{N}\p{M}]/u;
const INSIDE_WORD = /['’ʼ`´]/;
const NUMBER = /^\d+$/;

const isAsciiWord = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

/** The tokens of one line, up to a comment (`#` or `//`). */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < line.length) {
    const code = line.charCodeAt(at);
    if (code === 32) {
      at++;
      continue;
    }
    const width = wordWidth(line, at);
    if (width > 0) {
      const end = endOfWord(line, at + width);
      const text = fold(line.slice(at, end));
      if (text === 'and') tokens.push({ kind: 'and', text: '', start: at, end });
      else tokens.push({ kind: NUMBER.test(text) ? 'number' : 'word', text, start: at, end });
      at = end;
      continue;
    }
    const sign = String.fromCodePoint(line.codePointAt(at) as number);
    if (sign === '#' || (sign === '/' && line[at + 1] === '/')) break;
    if (ARROW_SET.has(sign)) {
      const end = endOfArrow(line, at);
      tokens.push({ kind: 'arrow', text: end - at === 1 && DASH_SET.has(sign) ? '-' : '', start: at, end });
      at = end;
      continue;
    }
    const kind = SIGNS.get(sign);
    if (kind !== undefined) tokens.push({ kind, text: '', start: at, end: at + 1 });
    else if (!NOISE.test(sign)) tokens.push({ kind: 'other', text: '', start: at, end: at + sign.length });
    at += sign.length;
  }
  return tokens;
}

/** The length of the word character at `at`, or 0. */
function wordWidth(line: string, at: number): number {
  if (at >= line.length) return 0;
  const code = line.charCodeAt(at);
  if (code < 128) return isAsciiWord(code) ? 1 : 0;
  const character = String.fromCodePoint(line.codePointAt(at) as number);
  return WORD.test(character) ? character.length : 0;
}

function endOfWord(line: string, from: number): number {
  let at = from;
  while (at < line.length) {
    let width = wordWidth(line, at);
    if (width === 0 && INSIDE_WORD.test(line[at] as string) && wordWidth(line, at + 1) > 0) width = 1;
    if (width === 0) break;
    at += width;
  }
  return at;
}

function endOfArrow(line: string, from: number): number {
  let at = from;
  while (at < line.length && ARROW_SET.has(line[at] as string)) at++;
  return at;
}
