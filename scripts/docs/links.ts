import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Page, prose } from './markdown.ts';

/** The links of a page that lead to no file of ours. Links elsewhere are not followed. */
export function brokenLinks(root: string, page: Page): string[] {
  const targets = [...prose(page.text).matchAll(/\]\(([^)\s]+)\)|<img[^>]+src="([^"]+)"/g)].map(
    (m) => m[1] ?? m[2] ?? '',
  );
  return targets
    .filter((target) => !/^(https?:|mailto:|#)/.test(target))
    .filter((target) => !existsSync(join(root, normalize(join(dirname(page.path), target.split('#')[0] ?? '')))))
    .map((target) => `${page.path}: the link to ${target} leads nowhere`);
}
