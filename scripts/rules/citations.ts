import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../checks/source-files.mjs';

/** Where an id is named: the file, and the title of the test or the line that names it. */
export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly text: string;
}

/** DATC's cases, and the reports of faults met elsewhere that we test for. */
const ID = /6\.[A-J]\.\d+(?:-v3\.3)?|D-\d\d/;

/** Ids that a test's title, or the table it runs over, begins with. */
export function testsById(root: string): Citation[] {
  const files = testFiles(root).filter((file) => /\.tsx?$/.test(file));
  const title = new RegExp(`(['"\`])((${ID.source})\\b[^\\n]*?)\\1`, 'g');
  return files.flatMap((file) =>
    [...read(root, file).matchAll(title)].map((m) => ({ id: m[3] ?? '', file, text: (m[2] ?? '').trim() })),
  );
}

/** The cases in our own notation: a line `== 6.A.2 Army ordered into a sea` begins one, and one test runs each. */
export function datcCases(root: string): Citation[] {
  const files = testFiles(root).filter((file) => file.includes('/datc/') && file.endsWith('.txt'));
  return files.flatMap((file) =>
    [...read(root, file).matchAll(/^== (6\.[A-J]\.\d+(?:-v3\.3)?) +(.+)$/gm)].map((m) => ({
      id: m[1] ?? '',
      file,
      text: m[2] ?? '',
    })),
  );
}

/** Ids that comments of the source give as their reason. */
export function sourceCitations(root: string): Citation[] {
  const files = sourceFiles(root, ['.ts', '.tsx']).filter((file) => /^packages\/[^/]+\/src\//.test(file));
  return files.flatMap((file) =>
    read(root, file)
      .split('\n')
      .filter((line) => /\/\/|^\s*\/?\*/.test(line))
      .flatMap((line) => [...line.matchAll(new RegExp(ID, 'g'))].map((m) => ({ id: m[0], file, text: line.trim() }))),
  );
}

const testFiles = (root: string) =>
  sourceFiles(root, ['.ts', '.tsx', '.txt']).filter((file) => /^packages\/[^/]+\/test\//.test(file));

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');
