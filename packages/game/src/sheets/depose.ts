import type { ProvinceId, Variant } from '@defensor/diplomacy';
import type { DeposeLine } from '../state.ts';

/** What was found in a sheet about deposing, and the rest of it, line for line and column for column. */
export interface DeposeReading {
  readonly lines: readonly DeposeLine[];
  readonly issues: readonly { readonly line: number; readonly column: number; readonly code: DeposeIssue }[];
  /** The sheet without these parts, for the board game to read. */
  readonly rest: string;
}

/** `depose-whom`: neither the Pope nor an Anti-Pope of a see. `depose-which-see`: an Anti-Pope, but of which see? */
export type DeposeIssue = 'depose-whom' | 'depose-which-see';

const LINE_END = /\r\n|[\n\r\u2028\u2029\v\f]/;
/** The verb where an order may begin: at the start of the line or after a separator, never after “do not”. */
const VERB =
  /(?:^|[;,+&|/]|\band\b|[.!](?=\s))(?:[\s"'“”(>*•–—-]*(?:\d+[.)]\s*)?(?:(?:we|i|they)\s+)?(?:(?:hereby|also|and)\s+)?(?:order\s+(?:to\s+)?|to\s+)?)(d[eé]pos(?:e|es|ing|er|ez|ons|ition\s+(?:of|du|de)|ition)\b[\s:]*)/iu;
const SEPARATOR = /[;,+&|]|\band\b|\bet\b/giu;

/**
 * Cuts “Depose the Pope” and “Depose the Anti-Pope of …” out of a sheet (R10, R17), in English or in French, alone on a
 * line or beside an order. A see is written as any place is: by id, name or abbreviation of either
 * set, or as the bishop's seat.
 */
export function readDeposeLines(variant: Variant, papalSee: ProvinceId, text: string): DeposeReading {
  const lines: DeposeLine[] = [];
  const issues: { line: number; column: number; code: DeposeIssue }[] = [];
  const rest = text.split(LINE_END).map((written, index) => {
    const verb = VERB.exec(written);
    if (verb === null) return written;
    const line = index + 1;
    const start = verb.index + verb[0].length;
    const column = start - (verb[1] as string).length + 1;
    const { whom, end } = objectsOf(variant, papalSee, written, start);
    for (const one of whom) {
      if (typeof one === 'string') issues.push({ line, column, code: one });
      else lines.push({ line, ...one });
    }
    const blank = verb.index === 0 ? ' ' : ';';
    return `${written.slice(0, verb.index)}${blank}${' '.repeat(Math.max(0, end - verb.index - 1))}${written.slice(end)}`;
  });
  return { lines: once(lines), issues, rest: rest.join('\n') };
}

type Whom = { readonly whom: 'pope' } | { readonly whom: 'antiPope'; readonly see: ProvinceId };

/** Who is to be deposed, from `start` on, and where the line goes on with something else: “the Pope and the Anti-Pope of Swi, A Ven H”. */
function objectsOf(variant: Variant, papalSee: ProvinceId, written: string, start: number) {
  const whom: (Whom | DeposeIssue)[] = [];
  let end = written.length;
  let from = start;
  for (const { until, next } of partsOf(written, start)) {
    const read = whomOf(variant, papalSee, trimmed(written.slice(from, until)));
    if (read === undefined && whom.length > 0) {
      end = from;
      break;
    }
    const isNamedAfterwards = whom.at(-1) === 'depose-which-see' && typeof read === 'object';
    if (isNamedAfterwards) whom.pop();
    whom.push(read ?? 'depose-whom');
    from = next;
  }
  return { whom, end };
}

function partsOf(written: string, start: number): readonly { readonly until: number; readonly next: number }[] {
  const cuts = [...written.matchAll(SEPARATOR)]
    .filter(({ index }) => index >= start)
    .map((match) => ({ until: match.index, next: match.index + match[0].length }));
  return [...cuts, { until: written.length, next: written.length }];
}

/** `undefined` where the words name nobody who can be deposed. */
function whomOf(variant: Variant, papalSee: ProvinceId, said: string): Whom | DeposeIssue | undefined {
  const antiPope =
    /^(?:the\s+|l['’]\s*)?anti[\s\p{Pd}]*(?:pope|pape)\b[\s:,]*(?:(?:of|in|at|from|des?|du)\b|d['’])?[\s:(]*(.*)$/iu.exec(
      said,
    );
  if (antiPope !== null) {
    const see = placeOf(variant, antiPope[1] as string);
    return see === undefined ? 'depose-which-see' : { whom: 'antiPope', see };
  }
  const bishop = /^(?:the\s+|l['’]\s*)?(?:bishop\s+of\s+|[eé]v[eê]que\s+(?:des?\s+|du\s+|d['’])|b\d*-)(.+)$/iu.exec(
    said,
  );
  if (bishop !== null) {
    const see = placeOf(variant, bishop[1] as string);
    if (see === undefined) return undefined;
    return see === papalSee ? { whom: 'pope' } : { whom: 'antiPope', see };
  }
  return /^(?:the\s+|le\s+)?(?:(?:current|reigning|holy)\s+)?(?:pope|pape|p0|pontiff|holy\s+father)\b/iu.test(said)
    ? { whom: 'pope' }
    : undefined;
}

/** The land of this id, name or abbreviation, in any set of names, whatever the case and the brackets. */
function placeOf(variant: Variant, said: string): ProvinceId | undefined {
  const wanted = folded(said.replace(/^(?:the\s+|la\s+|le\s+|les\s+|l['’]\s*)?(?:bishop\s+of\s+|b\d*-)?/iu, ''));
  if (wanted === '') return undefined;
  const lands = variant.provinces.filter((province) => province.kind === 'land');
  const namesOf = (province: (typeof lands)[number]) => [
    province.name,
    province.abbreviation,
    ...province.readAs,
    ...Object.values(province.otherNames).flatMap(({ name, abbreviation }) => [name, abbreviation]),
  ];
  const byId = lands.find((province) => folded(province.id) === wanted);
  return (byId ?? lands.find((province) => namesOf(province).some((name) => folded(name) === wanted)))?.id;
}

const folded = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const trimmed = (said: string) =>
  said
    .trim()
    .replace(/^["'“”(]+|["'“”.!]+$/gu, '')
    .trim();

function once(lines: readonly DeposeLine[]): readonly DeposeLine[] {
  const key = (line: DeposeLine) => (line.whom === 'pope' ? 'pope' : line.see);
  return lines.filter((line, index) => lines.findIndex((other) => key(other) === key(line)) === index);
}
