import type { Command } from 'commander';

/**
 * What was wrong with how the command was called, on one line: `defensor adjudicate: unknown option '--explian', did you mean
 * --explain? See defensor adjudicate --help`.
 */
export function complaintOf(command: Command, text: string): string {
  const name = command.parent === null ? command.name() : `${command.parent.name()} ${command.name()}`;
  const [what = '', nearest] = text
    .trim()
    .replace(/^error: /, '')
    .split('\n');
  const hint = nearest?.replace(/^\(Did you mean (.*)\?\)$/, ', did you mean $1?') ?? '';
  const sentence = `${what}${hint}`.replace(/\.$/, '');
  return `${name}: ${sentence}${sentence.endsWith('?') ? '' : '.'} See ${name} --help\n`;
}
