import type { ProvinceId, Variant } from '@defensor/diplomacy';
import type { DeposeLine } from '../state.ts';

/** What was found in a sheet about deposing, and the rest of it, line for line. */
export interface DeposeReading {
  readonly lines: readonly DeposeLine[];
  readonly issues: readonly { readonly line: number; readonly column: number; readonly code: DeposeIssue }[];
  /** The sheet with these lines left empty, for the board game to read. */
  readonly rest: string;
}

/** `depose-whom`: neither the Pope nor an Anti-Pope of a see. `depose-which-see`: an Anti-Pope, but of which see? */
export type DeposeIssue = 'depose-whom' | 'depose-which-see';

const LINE_END = /\r\n|[\n\r\u2028\u2029\v\f]/;
const DEPOSE = /^[\s\d.):*•–—-]*(?:(?:we|i|they)\s+)?(?:(?:hereby|also|and)\s+)?(?:order\s+to\s+)?(?:deposes?|deposing|deposition\s+of|depose)\b[\s:]*/iu;
const POPE = /^(?:the\s+)?(?:(?:holy\s+)?pope|p0|holy\s+father|pontiff|bishop\s+of\s+(?<see>.+)|b-?(?<seat>[a-z]+))\b/iu;
const ANTI_POPE = /^(?:the\s+)?anti[\s\-‐‑–]*pope\b[\s:,]*(?:(?:of|in|at|from)\b)?[\s:]*(?:the\s+)?(?<see>.*)$/iu;

/**
 * Cuts “Depose the Pope” and “Depose the Anti-Pope of …” out of a sheet (R10, R17). A see is
 * written as any place is: by id, name or abbreviation of either set, or as the bishop's seat.
 */
export function readDeposeLines(variant: Variant, papalSee: ProvinceId, text: string): DeposeReading {
  const lines: DeposeLine[] = [];
  const issues: { line: number; column: number; code: DeposeIssue }[] = [];
  const rest = text.split(LINE_END).map((written, index) => {
    const start = DEPOSE.exec(written);
    if (start === null) return written;
    const line = index + 1;
    const read = whomOf(variant, papalSee, trimmed(written.slice(start[0].length)));
    if (typeof read === 'string') issues.push({ line, column: written.length - written.trimStart().length + 1, code: read });
    else lines.push({ line, ...read });
    return '';
  });
  return { lines: once(lines), issues, rest: rest.join('\n') };
}

type Whom = { readonly whom: 'pope' } | { readonly whom: 'antiPope'; readonly see: ProvinceId };

function whomOf(variant: Variant, papalSee: ProvinceId, said: string): Whom | DeposeIssue {
  const antiPope = ANTI_POPE.exec(said);
  if (antiPope !== null) {
    const see = placeOf(variant, antiPope.groups?.['see'] ?? '');
    return see === undefined ? 'depose-which-see' : { whom: 'antiPope', see };
  }
  const bishop = /^(?:the\s+)?(?:bishop\s+of\s+|b\d*-)(?<see>.+)$/iu.exec(said);
  if (bishop !== null) {
    const see = placeOf(variant, bishop.groups?.['see'] ?? '');
    if (see === undefined) return 'depose-whom';
    return see === papalSee ? { whom: 'pope' } : { whom: 'antiPope', see };
  }
  return POPE.test(said) ? { whom: 'pope' } : 'depose-whom';
}

/** The land of this id, name or abbreviation, in any set of names, whatever the case and the brackets. */
function placeOf(variant: Variant, said: string): ProvinceId | undefined {
  const wanted = folded(said.replace(/^b\d*-/iu, '').replace(/^(?:bishop\s+of)\s+/iu, ''));
  if (wanted === '') return undefined;
  const namesOf = (province: (typeof variant.provinces)[number]) => [
    province.id,
    province.name,
    province.abbreviation,
    ...province.readAs,
    ...Object.values(province.otherNames).flatMap(({ name, abbreviation }) => [name, abbreviation]),
  ];
  const byId = variant.provinces.find((province) => folded(province.id) === wanted);
  const found = byId ?? variant.provinces.find((province) => namesOf(province).some((name) => folded(name) === wanted));
  return found?.kind === 'land' ? found.id : undefined;
}

const folded = (name: string) => name.normalize('NFKD').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const trimmed = (said: string) => said.trim().replace(/^["'“”(]+|["'“”).,;!]+$/gu, '');

function once(lines: readonly DeposeLine[]): readonly DeposeLine[] {
  const key = (line: DeposeLine) => (line.whom === 'pope' ? 'pope' : line.see);
  return lines.filter((line, index) => lines.findIndex((other) => key(other) === key(line)) === index);
}
