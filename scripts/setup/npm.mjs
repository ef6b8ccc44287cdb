import { existsSync } from 'node:fs';
import { Complaint, run } from './run-command.mjs';

/**
 * Runs npm (the one that started us, else the one on the path), keeping what it prints to itself.
 *
 * @param {string} root
 * @param {string[]} args
 */
export async function npm(root, args) {
  const cli = process.env.npm_execpath;
  try {
    return await (cli?.endsWith('npm-cli.js') && existsSync(cli)
      ? run(process.execPath, [cli, ...args], { cwd: root, quiet: true })
      : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { cwd: root, quiet: true }));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new Complaint(NO_NPM);
    throw error;
  }
}

const NO_NPM = `npm is missing. It comes with Node.js from https://nodejs.org; where it is a package of its own:
  Debian, Ubuntu:  sudo apt-get install npm`;
