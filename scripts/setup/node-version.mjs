// What an old Node.js reads before anything else: keep the language plain.

/**
 * What to say to someone whose Node.js is too old, or `undefined` when it is new enough.
 *
 * @param {string} version
 * @param {string} required as in package.json: `'>=20.19'`
 */
export function complaintAboutNode(version, required) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const needed = required.replace('>=', '');
  const [neededMajor = 0, neededMinor = 0] = needed.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return undefined;
  return `Defensor needs Node.js ${needed} or newer; this is ${version}. Get one:
  any system:  https://nodejs.org (take the one marked LTS)
  with nvm:    nvm install --lts
  macOS:       brew install node
Then open a new terminal and try again.`;
}
