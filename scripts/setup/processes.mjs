// Which processes are whose: so that what we started ends with us, and we with who started us.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** How often we look whether who started us is still there. */
const LOOK_EVERY_MS = 500;

/**
 * Calls `end` when the npm that started us is gone. npm passes SIGTERM on to a shell that does not pass it on to us, and a
 * killed npm passes on nothing. Whoever starts us without npm may well leave us running: then nothing is watched.
 *
 * @param {() => void} end
 */
export function whenNpmIsGone(end) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const atFirst = starters().join();
  const timer = setInterval(() => {
    if (starters().join() === atFirst) return;
    clearInterval(timer);
    end();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** Our parent, and where that is the shell that npm runs a script in, also the npm behind it. */
function starters() {
  const parents = [process.ppid];
  const above = isShellForScript(process.ppid) ? parentOf(process.ppid) : undefined;
  return above === undefined ? parents : [...parents, above];
}

/**
 * Whether a process is a shell that was given a command: `sh -c "node …"`. Only Linux tells; elsewhere the shell puts the
 * command in its own place, and our parent is npm itself.
 *
 * @param {number} pid
 */
function isShellForScript(pid) {
  return readProc(`${pid}/cmdline`)?.includes('\0-c\0') === true;
}

/**
 * The ids of all that a process started, and what those started, the youngest last. Empty on systems that do not tell.
 *
 * @param {number} pid
 * @returns {number[]}
 */
export function descendantsOf(pid) {
  /** @type {Map<number, number[]>} */
  const children = new Map();
  for (const [child, parent] of everyProcess()) children.set(parent, [...(children.get(parent) ?? []), child]);
  const found = [...(children.get(pid) ?? [])];
  for (const one of found) found.push(...(children.get(one) ?? []));
  return found;
}

/** Every process of this machine with its parent. @returns {[number, number][]} */
function everyProcess() {
  if (process.platform === 'win32') return [];
  if (process.platform !== 'linux') return listedByPs();
  const ids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  return ids.flatMap((id) => {
    const parent = parentOf(id);
    return parent === undefined ? [] : [/** @type {[number, number]} */ ([id, parent])];
  });
}

/** @returns {[number, number][]} */
function listedByPs() {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
    return [pid, parent];
  });
}

/** @param {number} pid */
function parentOf(pid) {
  // `12 (any name (even so)) S 1 …`: the parent stands behind the state.
  const parent = readProc(`${pid}/stat`)
    ?.replace(/^.*\) \S /s, '')
    .split(' ')[0];
  return parent === undefined ? undefined : Number(parent);
}

/**
 * A file of Linux's list of processes, or `undefined` where there is none: that process has ended, or this is no Linux.
 *
 * @param {string} path
 */
function readProc(path) {
  try {
    return readFileSync(`/proc/${path}`, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Signals a process, if it is still there. Signal 0 only asks.
 *
 * @param {number} pid
 * @param {NodeJS.Signals | 0} name
 */
export function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false; // it has ended
  }
}
