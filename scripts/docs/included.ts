import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from './markdown.ts';

const INCLUDED = /(<!-- file: (\S+) -->\n```\w*\n)([\s\S]*?)(```)/g;

/** The page with every block under `<!-- file: PATH -->` as that file has it. */
export function withIncludedFiles(root: string, page: Page): string {
  return page.text.replace(INCLUDED, (_, before: string, path: string, _block: string, after: string) => {
    if (!existsSync(join(root, path))) throw new Error(`${page.path} includes ${path}, which is not there`);
    return `${before}${readFileSync(join(root, path), 'utf8').trimEnd()}\n${after}`;
  });
}
