// The packages in node_modules: whether they are those of package-lock.json, and getting them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { CommandFailed, Complaint } from './run-command.mjs';

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, resolved?: string }} Locked */

/**
 * Whether every package of package-lock.json is installed in the version it names. npm leaves a list of what it installed;
 * an install that broke off leaves none.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const installedList = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedList)) return false;
  const installed = lockedPackages(installedList);
  return Object.entries(wantedPackages(root)).every(([path, { version, link, resolved }]) => {
    const there = installed[path];
    return there !== undefined && (link ? there.resolved === resolved : there.version === version);
  });
}

/**
 * What belongs into node_modules on any system.
 *
 * @param {string} root
 */
function wantedPackages(root) {
  const locked = Object.entries(lockedPackages(join(root, 'package-lock.json')));
  return Object.fromEntries(locked.filter(([path, { optional }]) => path.includes('node_modules/') && !optional));
}

/**
 * @param {string} path
 * @returns {Record<string, Locked>}
 */
function lockedPackages(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages;
}

/**
 * Installs what package-lock.json names, unless that is what is there.
 *
 * @param {string} root
 */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  const folders = Object.keys(wantedPackages(root)).map((path) => join(root, path));
  console.log('Installing the packages that Defensor is built on (needs a connection; two or three minutes) …');
  // npm makes all the folders first: only what is in them tells how far it is.
  const countUnpacked = () => folders.filter((folder) => existsSync(join(folder, 'package.json'))).length;
  const started = performance.now();
  const stopProgress = showProgress(() =>
    progressOf(countUnpacked(), folders.length, Math.round((performance.now() - started) / 1000)),
  );
  try {
    await npm(root, ['ci', '--loglevel=error', '--no-audit', '--no-fund']);
  } catch (error) {
    stopProgress();
    if (error instanceof CommandFailed) {
      console.error(error.output.trim());
      throw new Complaint(`The packages could not be installed.\n${whyInstallFailed(error.output)}`);
    }
    throw error;
  }
  stopProgress();
}

/**
 * How far an install is. When all packages are there, one is still made for this machine: the database, of C.
 *
 * @param {number} unpacked
 * @param {number} all
 * @param {number} seconds since it began
 */
export function progressOf(unpacked, all, seconds) {
  if (unpacked < all) return `  … ${unpacked} of ${all} packages`;
  return `  … all ${all} packages are here; compiling the database for this machine (${seconds} s so far; two minutes or so)`;
}

/**
 * What to do about an install that failed, from what npm printed.
 *
 * @param {string} output
 */
export function whyInstallFailed(output) {
  const found = REASONS.find(([sign]) => sign.test(output));
  return found ? found[1] : 'Above is what npm said. When it is put right, run the same command again.';
}

const UNREACHABLE = `The package registry can't be reached. Is there a connection? Behind a proxy or with a mirror of your own, tell npm:
  npm config set proxy http://…      npm config set registry https://…
Then run the same command again.`;

/** @type {readonly (readonly [RegExp, string])[]} */
const REASONS = [
  // The compiler is there, and needs the headers of Node.js, which come over the network too.
  [/gyp ERR!.*(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH)/, UNREACHABLE],
  [
    /gyp ERR!|node-gyp|make: not found|g\+\+: not found/,
    `A package has to be compiled on this machine, and the compiler is missing. Get it, then run the same command again:
  Debian, Ubuntu:  sudo apt-get install python3 make g++
  Fedora:          sudo dnf install python3 make gcc-c++
  macOS:           xcode-select --install
  Windows:         install “Desktop development with C++” of the Visual Studio Build Tools, and Python 3`,
  ],
  [/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i, UNREACHABLE],
  [/ENOSPC/, 'The disk is full: the packages take about 300 MB. Make room, then run the same command again.'],
  [
    /EACCES|EPERM/,
    `npm may not write here. Is the folder yours? On Linux and macOS:  sudo chown -R "$(id -un)" .
Then run the same command again.`,
  ],
  [
    /package-lock\.json.*(in sync|sync)/s,
    'package.json and package-lock.json disagree: run `npm install`, look at what changed, and commit both.',
  ],
];

/**
 * Shows a line that changes: in place on a terminal, else every few seconds. Returns what ends it.
 *
 * @param {() => string} line
 */
function showProgress(line) {
  const onTerminal = process.stdout.isTTY;
  const timer = setInterval(
    () => process.stdout.write(onTerminal ? `\r${line()}` : `${line()}\n`),
    onTerminal ? 250 : 5000,
  );
  return () => {
    clearInterval(timer);
    if (onTerminal) process.stdout.write('\r\u001b[K');
  };
}
