import { Command, CommanderError } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import { addAdjudicate } from './commands/adjudicate.ts';
import { addOnline } from './commands/online.ts';
import { addOrders } from './commands/orders.ts';
import { addRun } from './commands/run.ts';
import { addValidateMap } from './commands/validate-map.ts';
import { complaintOf } from './complaint.ts';
import { reasonOf } from './lines/reason.ts';
import { FAULTY, InputUnreadable, MISUSED, Stop } from './stop.ts';

const EXAMPLES = `
Examples:
  $ defensor adjudicate --explain < positions.jsonl
  $ defensor orders --count < positions.jsonl
  $ defensor run game.jsonl --gazette
  $ defensor validate-map my-map.json
  $ defensor help adjudicate`;

/** The \`defensor\` command with the arguments of this process. */
export async function main(): Promise<void> {
  process.stdout.on('error', endWhereNothingCanBeWritten);
  process.stderr.on('error', () => process.exit(MISUSED));
  const program = new Command('defensor')
    .description('Defender of the Peace on the command line.')
    .version(packageJson.version)
    .addHelpText('after', EXAMPLES)
    .exitOverride();
  addAdjudicate(program);
  addOrders(program);
  addRun(program);
  addValidateMap(program);
  addOnline(program);
  for (const command of [program, ...program.commands]) {
    command.configureOutput({ outputError: (text, print) => print(complaintOf(command, text)) });
  }
  try {
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : MISUSED;
    else if (error instanceof Stop) end(error.message, error.status);
    else if (error instanceof InputUnreadable) end(`defensor: cannot read the input: ${error.message}`, FAULTY);
    else end(`defensor: a fault of this program, please report it: ${reasonOf(error)}`, MISUSED);
  }
}

function end(message: string, status: number): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = status;
}

/** A reader that has seen enough (`| head -1`) closes the pipe: there is nothing left to do, and nothing wrong. */
function endWhereNothingCanBeWritten(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`defensor: cannot write the output: ${reasonOf(error)}\n`);
  process.exit(MISUSED);
}
