import { matches, missingFrom, presentIn } from '@defensor/api';
import type { Refusal } from '@defensor/game';
import { type Unreadable, unreadable } from './fault.ts';
import { isRecord } from './is-record.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What an `expect` line asks for: of the last answer, or of a viewer's view. */
export type Expectation =
  | {
      readonly of: 'answer';
      readonly refused?: string | Fields;
      readonly accepted?: boolean;
      readonly event?: Fields;
      readonly never?: Fields;
    }
  | { readonly of: 'view'; readonly view: string; readonly holds?: Fields; readonly never?: Fields };

/** What a line was answered with, as far as expectations look at it. */
export type Answer =
  | { readonly ok: true; readonly events: readonly unknown[] }
  | { readonly ok: false; readonly refusal: Refusal & { readonly sentence: string } }
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } };

/** Reads the line that holds an expectation. */
export function readExpectation(line: Fields): Expectation | Unreadable {
  const { expect } = line;
  if (Object.keys(line).length > 1) return bad('a line with “expect” has no other fields');
  if (!isRecord(expect)) return bad('“expect” must be an object');
  const { view, holds, refused, accepted, event, never, ...rest } = expect;
  const [stray] = Object.keys(rest);
  if (stray !== undefined) return bad(`“expect” has no field “${stray}”`);
  if (never !== undefined && !isRecord(never)) return bad('“never” must be an object');
  if (view !== undefined) {
    if (typeof view !== 'string') return bad('“view” must be a viewer: a seat, JD, public or projector');
    if (holds !== undefined && !isRecord(holds)) return bad('“holds” must be an object');
    if (refused !== undefined || accepted !== undefined || event !== undefined) {
      return bad('a line expects something of a view or of the last answer, not both');
    }
    return { of: 'view', view, ...(holds === undefined ? {} : { holds }), ...(never === undefined ? {} : { never }) };
  }
  if (holds !== undefined) return bad('“holds” needs a “view”');
  if (refused !== undefined && typeof refused !== 'string' && !isRecord(refused))
    return bad('“refused” must be a code');
  if (accepted !== undefined && typeof accepted !== 'boolean') return bad('“accepted” must be true or false');
  if (event !== undefined && !isRecord(event)) return bad('“event” must be an object');
  if (refused === undefined && accepted === undefined && event === undefined && never === undefined) {
    return bad('“expect” must say refused, accepted, event, view or never');
  }
  return {
    of: 'answer',
    ...(refused === undefined ? {} : { refused }),
    ...(accepted === undefined ? {} : { accepted }),
    ...(event === undefined ? {} : { event }),
    ...(never === undefined ? {} : { never }),
  };
}

const bad = (message: string) => unreadable('bad-expectation', message);

/** What an expectation of the last answer misses in it, or `undefined` where it holds. */
export function missingInAnswer(
  expectation: Extract<Expectation, { of: 'answer' }>,
  last: Answer | undefined,
): unknown {
  const { refused, accepted, event, never } = expectation;
  const refusal = last !== undefined && 'refusal' in last ? last.refusal : undefined;
  const events = last?.ok === true ? last.events : [];
  if (refused !== undefined) {
    const isSo = typeof refused === 'string' ? refusal?.code === refused : matches(refusal, refused);
    if (!isSo) return { refused, ...instead(last) };
  }
  if (accepted !== undefined && (last?.ok === true) !== accepted) return { accepted, ...instead(last) };
  if (event !== undefined && !events.some((one) => matches(one, event))) {
    return { event, ...(last?.ok === true ? { found: typesOf(events) } : instead(last)) };
  }
  if (never !== undefined && events.some((one) => matches(one, never))) return { never };
  return undefined;
}

/** What an expectation of a view misses in it, or `undefined` where it holds. */
export function missingInView({ view, holds, never }: Extract<Expectation, { of: 'view' }>, seen: unknown): unknown {
  if (seen === undefined) return { view };
  const missing = holds === undefined ? undefined : missingFrom(seen, holds);
  if (missing !== undefined) return missing;
  const there = never === undefined ? undefined : presentIn(seen, never);
  return there === undefined ? undefined : { never: there };
}

/** What the last answer was where it was not what was expected. */
function instead(last: Answer | undefined): object {
  if (last === undefined) return { found: 'nothing came before' };
  if ('refusal' in last) return { found: last.refusal };
  return { found: last.ok ? 'accepted' : last.error };
}

const typesOf = (events: readonly unknown[]) => events.map((event) => (event as { type: string }).type);
