import { VARIABLES } from '../../packages/server/src/config.ts';
import type { Page } from './markdown.ts';

/** Variables of the environment that the page does not tell of, or tells of as others than they are. */
export function operationsFaults({ path, text }: Page): string[] {
  return VARIABLES.filter(({ name, about }) => !text.includes(`| \`${name}\` | ${about} |`)).map(
    ({ name, about }) => `${path}: it should have the line | \`${name}\` | ${about} |`,
  );
}
