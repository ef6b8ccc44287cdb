import type { Command } from 'commander';

const EXAMPLES = `
Prints every fault of the file with its line, column and reason, and ends with status 1 when there are any.
The format is described by packages/diplomacy/maps/map.schema.json.

Examples:
  $ defensor validate-map my-map.json
  my-map.json:41:21: …`;

/** \`defensor validate-map\`: every fault of a map file. */
export function addValidateMap(program: Command): void {
  program
    .command('validate-map')
    .summary('check a map file: every fault with its line')
    .description('Checks a map file.')
    .argument('<file>', 'the map file')
    .addHelpText('after', EXAMPLES)
    .action(async (file: string) => {
      const { validateMap } = await import('../map-files/validate-map.ts');
      await validateMap(file);
    });
}
