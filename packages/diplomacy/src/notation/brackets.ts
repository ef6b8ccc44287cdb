import type { Token } from './tokens.ts';
import { COAST_BEFORE_SIDE, COAST_SIDES, COAST_WORDS, CONVOY_WORDS, isCoastNoun } from './words.ts';

/**
 * The tokens without remarks in brackets. A coast keeps its brackets, `(via convoy)` loses only them, and `a)` or `1.` before
 * the first order is a number in a list. A bracket that is never closed reaches to the end of the line.
 */
export function withoutRemarks(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => token.kind === 'open' || token.kind === 'close')) return tokens;
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.kind === 'close') {
      const listed = kept.length === 1 && at === 1;
      if (listed) kept.pop();
    } else if (token.kind !== 'open') {
      kept.push(token);
    } else {
      const close = closing(tokens, at);
      const inside = tokens.slice(at + 1, close);
      if (isCoast(inside)) kept.push(token, ...inside, tokens[close] ?? { ...token, kind: 'close' });
      else if (isViaConvoy(inside)) for (const said of upTo(inside, tokens[close])) kept.push(said);
      at = close;
    }
  }
  return kept;
}

/** Tokens whose last one reaches to the end of their bracket, so that the text of an order has it whole. */
function upTo(inside: readonly Token[], close: Token | undefined): Token[] {
  const last = inside.at(-1);
  if (last === undefined || close === undefined) return [...inside];
  return [...inside.slice(0, -1), { ...last, end: close.end }];
}

/** The index of the bracket that closes the one at `open`; the end if none does. */
function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at++) {
    if (tokens[at]?.kind === 'open') depth++;
    if (tokens[at]?.kind === 'close' && --depth === 0) return at;
  }
  return tokens.length;
}

function isCoast(inside: readonly Token[]): boolean {
  const [first, second, third] = inside.map((token) => token.text);
  if (first === undefined || third !== undefined) return false;
  if (COAST_WORDS.has(first)) return second === undefined;
  if (first === COAST_BEFORE_SIDE) return second !== undefined && COAST_SIDES.has(second);
  return COAST_SIDES.has(first) && (second === undefined || isCoastNoun(second));
}

function isViaConvoy(inside: readonly Token[]): boolean {
  const [first, second] = inside.map((token) => token.text);
  if (first === 'via' || first === 'convoy' || first === 'convoyed') return true;
  return (first === 'by' || first === 'with') && second !== undefined && CONVOY_WORDS.has(second);
}
