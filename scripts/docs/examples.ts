import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'docs/examples';

/**
 * Runs every `docs/examples/NAME.sh` as a reader would, at the root, and compares what it prints with `NAME.out`.
 * With `write`, `NAME.out` becomes what it prints.
 */
export function brokenExamples(root: string, write: boolean): string[] {
  const names = readdirSync(join(root, FOLDER)).filter((file) => file.endsWith('.sh'));
  return names.flatMap((file) => {
    const { status, stdout, stderr } = spawnSync('sh', [`${FOLDER}/${file}`], { cwd: root, encoding: 'utf8' });
    if (status !== 0) return [`${FOLDER}/${file} ends with status ${status}: ${stderr.trim()}`];
    const expected = join(root, FOLDER, file.replace(/\.sh$/, '.out'));
    if (write) writeFileSync(expected, stdout);
    const same = existsSync(expected) && readFileSync(expected, 'utf8') === stdout;
    return same ? [] : [`${FOLDER}/${file} prints something else than its .out file says:\n${stdout}`];
  });
}
