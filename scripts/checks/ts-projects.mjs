import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { sourceFiles } from './source-files.mjs';

/**
 * The TypeScript projects of the repository, with the files each names by itself (not those they import). A project for
 * tests that are not there yet is left out.
 *
 * @param {string} root
 * @returns {{ path: string, files: string[] }[]}
 */
export function tsProjects(root) {
  return sourceFiles(root, ['.json'])
    .filter((path) => /\/tsconfig(\.[a-z]+)?\.json$/.test(path))
    .map((path) => ({ path, files: filesOf(root, path) }))
    .filter(({ files }) => files.length > 0);
}

/**
 * @param {string} root
 * @param {string} project
 */
function filesOf(root, project) {
  const path = join(root, project);
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(path)).fileNames.map((file) => relative(root, file));
}
