import type { Command } from 'commander';
import { faultLine, readMapFile } from '../map-files/read-map-file.ts';

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
    .action((file: string) => {
      const map = readMapFile(file);
      if (map.ok) {
        const { name, powers, provinces, supplyCentres } = map.variant;
        const counts = `${powers.length} powers, ${provinces.length} provinces, ${supplyCentres.length} supply centres`;
        process.stdout.write(`${file}: no faults: ${name}, ${counts}\n`);
        return;
      }
      for (const fault of map.faults) process.stdout.write(`${faultLine(file, fault)}\n`);
      const { length } = map.faults;
      process.stderr.write(`${length} fault${length === 1 ? '' : 's'}\n`);
      process.exitCode = 1;
    });
}
