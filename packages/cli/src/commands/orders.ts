import type { Command } from 'commander';
import type { OrdersOptions } from '../answers/list-orders.ts';
import { positiveInteger } from './options.ts';

const EXAMPLES = `
Reads JSON Lines of movement positions on standard input, as adjudicate does, and writes for each every legal order of
every unit, keyed by where the unit stands: {"id":…,"orders":{"VIE":["A VIE H",…]},"count":N}.

Examples:
  $ defensor orders < positions.jsonl
  $ echo '{"id":1,"variant":"renaissance","phase":"movement","units":[{"power":"SPAIN","type":"F","loc":"MAO"}]}' \\
      | defensor orders
  $ defensor orders --count --bench 9 < positions.jsonl`;

/** \`defensor orders\`: every legal order of a movement position. */
export function addOrders(program: Command): void {
  program
    .command('orders')
    .summary('list every legal order of movement positions: JSON Lines in, JSON Lines out')
    .description('Lists every legal order of every unit.')
    .option('--count', 'leave the lists out', false)
    .option('--variant-file <file>', 'a map file; positions mean it by its id, or by naming no variant')
    .option('--bench <n>', 'list everything N times and print the rate on standard error', positiveInteger)
    .addHelpText('after', EXAMPLES)
    .action(async (options: OrdersOptions) => {
      const { listOrders } = await import('../answers/list-orders.ts');
      await listOrders(options);
    });
}
