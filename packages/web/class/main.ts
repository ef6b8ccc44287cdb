/**
 * npm run class: a class of 27 and its Judge play three game years, with every act of the Church, on a real server and in
 * real browsers. Leaves a report with pictures, the gazette, the grades and the times in the folder `class-report`.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { holdClass, type Lesson } from './lesson.ts';
import type { People } from './people.ts';
import { readStory } from './story.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDER = join(ROOT, 'class-report');

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(join(FOLDER, 'pictures'), { recursive: true });
const pictures: string[] = [];

const lesson = await holdClass(readStory(join(ROOT, 'docs/examples/every-papal-act.jsonl')), {
  async phase({ pages }, turn, phase) {
    console.log(`${turn} ${phase}`);
    for (const [owner, page] of pages) {
      const name = `${String(pictures.length + 1).padStart(3, '0')}-${turn}-${phase}-${owner}.png`;
      await page.screenshot({ path: join(FOLDER, 'pictures', name), animations: 'disabled' });
      pictures.push(name);
    }
  },
  async end({ judge, path, pages }: People) {
    await save(pages, path, 'gazette.md');
    await save(pages, path, 'participation.csv');
    const log = await judge.ask('GET', `${path}/log`);
    writeFileSync(join(FOLDER, 'log.json'), JSON.stringify(log.body, null, 1));
  },
});
writeFileSync(join(FOLDER, 'report.md'), reportOf(lesson));
console.log(reportOf(lesson).split('\n## Pictures')[0]);
console.log(`The report: ${join(FOLDER, 'report.md')}`);
process.exitCode = lesson.faults.length === 0 ? 0 : 1;

/** Saves a document that the Judge can fetch. */
async function save(pages: People['pages'], path: string, name: string): Promise<void> {
  const page = pages.get('JD');
  if (page === undefined) throw new Error('the Judge has no page open');
  const address = `${new URL(page.url()).origin}/api/v1${path}/${name}`;
  const answer = await page.context().request.get(address, { headers: { 'x-defensor-seat': 'person' } });
  writeFileSync(join(FOLDER, name), await answer.body());
}

function reportOf({ acts, phases, faults, answersMs, pagesMs }: Lesson): string {
  return `# A class of 27

${acts} acts in ${phases} phases, by 27 people and a Judge; five of them in a browser.

| what | median | 99 of 100 below |
| --- | --- | --- |
| a command, from its sending to its answer | ${inMs(answersMs, 0.5)} | ${inMs(answersMs, 0.99)} |
| a new phase, from the answer until an open page shows it | ${inMs(pagesMs, 0.5)} | ${inMs(pagesMs, 0.99)} |

## Otherwise than the rules have it

${faults.length === 0 ? 'Nothing.' : faults.map((fault) => `- ${fault}`).join('\n')}

The public record is in [gazette.md](gazette.md), the grades in [participation.csv](participation.csv).

## Pictures

${pictures.map((name) => `![${name}](pictures/${name})`).join('\n')}
`;
}

function inMs(values: readonly number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  return `${Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)} ms`;
}
