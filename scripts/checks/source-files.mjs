import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files with these endings that git has or would take, as paths from the root.
 *
 * @param {string} root
 * @param {readonly string[]} endings
 * @returns {string[]}
 */
export function sourceFiles(root, endings) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '-z'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0');
  return files.filter((file) => endings.some((ending) => file.endsWith(ending)) && existsSync(join(root, file)));
}
