import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../../checks/source-files.mjs';

/** Where a rule is named: the file, and for a test its title. */
export interface Named {
  readonly file: string;
  readonly title: string;
}

/** Rules by name, with everything that names them. */
export type ByRule = ReadonlyMap<string, readonly Named[]>;

/** `R17`, `OP.1`, `OP`, `RP`, `PG`, `A35`, `JD.6`, `S080`, `§6`; and a stretch of them, `A23–A28`. */
const NAME =
  /(?<![\w-])(?:(R|A)(\d{1,2})|(S)(\d{3})|(OP|JD)(?:\.(\d{1,2}))?|(RP|PG|§6))(?:[–-](?:R|A|S)?(\d{1,3}))?(?![\w-])/g;

/** Every rule that a text names. `JD` and `OP` alone name none of their points. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(NAME)].flatMap(([, letter, number, s, scenario, dotted, point, plain, last]) => {
    if (plain !== undefined) return [plain];
    if (dotted !== undefined) return point === undefined ? [] : stretch(`${dotted}.`, point, last);
    return s === undefined ? stretch(letter ?? '', number ?? '', last) : stretch(s, scenario ?? '', last);
  });
}

function stretch(prefix: string, first: string, last: string | undefined): string[] {
  const from = Number(first);
  const to = last === undefined ? from : Number(last);
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, index) => {
    const number = String(from + index);
    return prefix + (prefix === 'S' ? number.padStart(3, '0') : number);
  });
}

/** The rules that the game's source gives as its reason, in `@rule` tags; where none does, those that other comments name. */
export function modulesByRule(root: string): ByRule {
  const files = sourceFiles(root, ['.ts']).filter((file) => file.startsWith('packages/game/src/'));
  const comments = files.flatMap((file) =>
    [...read(root, file).matchAll(/\/\*\*?[\s\S]*?\*\/|\/\/[^\n]*/g)].map(([text]) => ({ file, title: '', text })),
  );
  const tags = comments.flatMap((one) => {
    const start = one.text.indexOf('@rule');
    return start < 0 ? [] : [{ ...one, text: one.text.slice(start) }];
  });
  return new Map([...byRule(comments), ...byRule(tags)]);
}

/** The rules that tests have in their titles, or in the name of their file: `R05-conclave.test.ts`. */
export function testsByRule(root: string): ByRule {
  const files = sourceFiles(root, ['.ts']).filter((file) => /^packages\/[^/]+\/test\/.+\.test\.ts$/.test(file));
  return byRule(
    files.flatMap((file) => [
      { file, title: '', text: ruleOfFile(file) },
      ...titlesIn(read(root, file)).map((title) => ({ file, title, text: title })),
    ]),
  );
}

/** What a test is called: a sentence in quotation marks, not an id alone. */
function titlesIn(text: string): string[] {
  return [...text.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
    .map((m) => m[2] ?? '')
    .filter((title) => title.split(' ').length > 2);
}

/** `R05-….test.ts` is about R5, `JD6-….test.ts` about JD.6. */
function ruleOfFile(file: string): string {
  const [, kind = '', number = ''] = /\/(R|A|JD|PG|RP)(\d*)-[^/]*$/.exec(file) ?? [];
  if (number === '') return kind;
  return kind === 'JD' ? `JD.${Number(number)}` : `${kind}${Number(number)}`;
}

function byRule(texts: readonly (Named & { readonly text: string })[]): ByRule {
  const found = new Map<string, Named[]>();
  for (const { file, title, text } of texts) {
    for (const name of new Set(namesIn(text))) {
      const before = found.get(name) ?? [];
      if (!before.some((one) => one.file === file && one.title === title)) before.push({ file, title });
      found.set(name, before);
    }
  }
  return found;
}

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
