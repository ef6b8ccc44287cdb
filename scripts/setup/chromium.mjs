// The browser that the browser tests drive: found where people have it, or Debian's, installed where that is allowed.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Complaint, run } from './run-command.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium or Chrome: `CHROMIUM` of the environment where it is set, else the first found.
 *
 * @param {NodeJS.ProcessEnv} env
 * @param {(path: string) => boolean} exists
 * @returns {string | undefined}
 */
export function findChromium(env = process.env, exists = existsSync) {
  if (env.CHROMIUM) return exists(env.CHROMIUM) ? env.CHROMIUM : undefined;
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...PLACES, ...onPath].find((path) => exists(path));
}

/**
 * The path of a browser, installing Debian's when there is none and we may.
 *
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM) {
    throw new Complaint(`CHROMIUM names ${process.env.CHROMIUM}, and no such program is there.`);
  }
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) throw new Complaint(HOW_TO_GET_IT);
  console.log("No Chromium here: installing Debian's for the browser tests (about a minute) …");
  const apt = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['-q', 'update'], apt);
  await run('apt-get', ['-q', '-y', '--no-install-recommends', 'install', 'chromium', 'fonts-liberation'], apt);
  const installed = findChromium();
  if (!installed) throw new Complaint(`apt-get went through, but there is still no Chromium.\n${HOW_TO_GET_IT}`);
  return installed;
}

const HOW_TO_GET_IT = `The browser tests need Chromium or Chrome, and none was found. Get one:
  Debian, Ubuntu:  sudo apt-get install chromium
  Fedora:          sudo dnf install chromium
  macOS:           brew install --cask chromium   (or install Google Chrome)
Where it is already somewhere else, say so:  CHROMIUM=/path/to/chrome npm test
The other tests run without it:  npm test -- packages/diplomacy`;
