import { issueSentence, type Language } from '@defensor/api';
import { isOk } from '@defensor/diplomacy';
import type { Position } from '../positions/position.ts';
import type { Unreadable } from '../positions/read-position.ts';
import { type Decision, decide } from './decide.ts';
import { orderText, type ReadOrder, type ReadOrders } from './read-orders.ts';
import { locationsOf, type WireResult } from './wire.ts';

/** The answer to a position, as JSON on one line. With a language every result has its sentence in it. */
export function answerTo(position: Position, orders: ReadOrders, language: Language | undefined): string {
  const decision = decide(position, orders.readable);
  const explained = language && { language, sentenceOf: decision.sentences(language) };
  const results = orders.all.map((order) => wireResult(order, decision, explained));
  return JSON.stringify({ id: position.id, results, ...decision.board });
}

/** The answer to a line that is no position. */
export function answerToFault({ id, fault, message }: Unreadable): string {
  return JSON.stringify({ id, error: { code: fault, message } });
}

interface Explained {
  readonly language: Language;
  readonly sentenceOf: (index: number) => string;
}

function wireResult(order: ReadOrder, { outcomes, before }: Decision, explained: Explained | undefined): WireResult {
  const base = { order: orderText(order), power: order.given.power };
  const outcome = 'at' in order ? outcomes[order.at] : undefined;
  if (!('at' in order) || outcome === undefined) {
    const issue = 'issues' in order ? order.issues[0] : undefined;
    const why = issue?.code === 'not-this-phase' ? 'wrong-phase' : 'unreadable';
    const unread = { ...base, result: 'illegal', ok: false, why } as const;
    return explained === undefined || issue === undefined
      ? unread
      : { ...unread, sentence: issueSentence(issue, explained.language) };
  }
  const { result, cause } = outcome;
  // Built up by hand, not with spreads: there are some hundred thousand of these in a file of games.
  const wire: { -readonly [Field in keyof WireResult]: WireResult[Field] } = { ...base, result, ok: isOk(result) };
  if (cause !== undefined) {
    wire.why = cause.code;
    if (cause.by.length > 0) wire.by = locationsOf(cause.by, before);
  }
  if (explained !== undefined) wire.sentence = explained.sentenceOf(order.at);
  return wire;
}
