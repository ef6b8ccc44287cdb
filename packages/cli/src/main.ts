import { Command, CommanderError } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { addAdjudicate } from './commands/adjudicate.ts';
import { addOrders } from './commands/orders.ts';
import { addRun } from './commands/run.ts';
import { addValidateMap } from './commands/validate-map.ts';
import { Stop } from './stop.ts';

/** Exit statuses: 1 when the input cannot be read or has faults, 2 when the command cannot be understood. */
const MISUSED = 2;

const EXAMPLES = `
Examples:
  $ defensor adjudicate --explain < positions.jsonl
  $ defensor orders --count < positions.jsonl
  $ defensor run game.jsonl --gazette
  $ defensor validate-map my-map.json
  $ defensor help adjudicate`;

/** The \`defensor\` command with the arguments of this process. */
export async function main(): Promise<void> {
  process.stdout.on('error', endQuietlyWhenNobodyReads);
  const program = new Command('defensor')
    .description('The board game of Defender of the Peace on the command line.')
    .version(packageJson.version)
    .addHelpText('after', EXAMPLES)
    .showHelpAfterError()
    .exitOverride();
  addAdjudicate(program);
  addOrders(program);
  addRun(program);
  addValidateMap(program);
  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : MISUSED;
    else if (error instanceof Stop) end(error.message, error.status);
    else if (isReadError(error)) end(`defensor: cannot read the input: ${error.message}`, 1);
    else throw error;
  }
}

function end(message: string, status: number): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = status;
}

/** A reader that has seen enough (\`| head -1\`) closes the pipe: there is nothing left to do. */
function endQuietlyWhenNobodyReads(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

const isReadError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && error.syscall === 'read';
