// Running other programs, and ending them with us.
import { spawn } from 'node:child_process';
import { descendantsOf, signal, whenNpmIsGone } from './processes.mjs';

/** Something the person can put right. Its message is all that they need to read. */
export class Complaint extends Error {
  /** @override */
  name = 'Complaint';
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Whether we are about to end: then nobody learns any more what became of a program. */
let isEnding = false;

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
      if (isEnding) return;
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

/** How long our children have to end by themselves. */
const PATIENCE_MS = 2000;

/**
 * On SIGTERM, SIGINT and SIGHUP, and when the npm that started us is gone: ends all that we run, with all that runs in it
 * (a browser, servers), then us. What does not end in time, or by a second signal, is killed. Until `release` is called.
 */
export function endWithOurChildren() {
  /** @type {number[]} */
  let ours = [];
  let isReleased = false;
  /** @param {keyof typeof STATUS_OF} name */
  const end = (name) => {
    if (isReleased) return;
    if (isEnding) killAll(ours, name);
    isEnding = true;
    ours = descendantsOf(process.pid);
    for (const pid of ours) signal(pid, name);
    if (ours.length === 0) for (const child of running) child.kill(); // Windows does not tell who started what
    const ultimatumMs = performance.now() + PATIENCE_MS;
    setInterval(() => {
      if (performance.now() > ultimatumMs || !ours.some((pid) => signal(pid, 0))) killAll(ours, name);
    }, 50);
  };
  const signals = /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']);
  for (const name of signals) process.on(name, end);
  whenNpmIsGone(() => end('SIGTERM'));
  return {
    release() {
      isReleased = true;
      for (const name of signals) process.off(name, end);
    },
  };
}

/** What a shell tells of a program that a signal ended. */
const STATUS_OF = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/**
 * Kills these and whatever they have started since, and ends us.
 *
 * @param {readonly number[]} ours
 * @param {keyof typeof STATUS_OF} name
 * @returns {never}
 */
function killAll(ours, name) {
  for (const pid of new Set([...ours, ...descendantsOf(process.pid)])) signal(pid, 'SIGKILL');
  process.exit(STATUS_OF[name]);
}
