import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../checks/source-files.mjs';

/** A page of the documentation, by its path from the root. */
export interface Page {
  readonly path: string;
  readonly text: string;
}

/** Every Markdown file of the project. */
export function pages(root: string): Page[] {
  return sourceFiles(root, ['.md']).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The text without its code blocks and code spans: what a reader follows. */
export function prose(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
}
