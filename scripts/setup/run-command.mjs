// Running other programs, and ending them with us.
import { spawn } from 'node:child_process';

/** Something the person can put right. Its message is all that they need to read. */
export class Complaint extends Error {
  /** @override */
  name = 'Complaint';
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end. With `quiet` it shows nothing, and what it printed is returned; else it writes to our terminal
 * itself. A status other than 0 is an error unless `mayFail`.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, mayFail?: boolean }} options
 * @returns {Promise<{ status: number, output: string }>}
 */
export function run(command, args, { cwd = process.cwd(), env = process.env, quiet = false, mayFail = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    running.add(child);
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on('close', (code) => {
      running.delete(child);
      const status = code ?? 1;
      if (status === 0 || mayFail) resolve({ status, output });
      else reject(new CommandFailed(`${command} ${args.join(' ')}`, status, output));
    });
  });
}

/** A program that ended badly, with all that it printed. */
export class CommandFailed extends Error {
  /**
   * @param {string} command
   * @param {number} status
   * @param {string} output
   */
  constructor(command, status, output) {
    super(`${command} ended with status ${status}`);
    this.status = status;
    this.output = output;
  }
}

/** On SIGTERM, SIGINT and SIGHUP: ends what we run, then us. Until `release` is called. */
export function endWithOurChildren() {
  /** @param {NodeJS.Signals} signal */
  const end = (signal) => {
    for (const child of running) child.kill(signal);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  const signals = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']);
  for (const signal of signals) process.on(signal, end);
  return {
    release() {
      for (const signal of signals) process.off(signal, end);
    },
  };
}
