// npm test: installs and builds what is missing, then runs the tests. Needs nothing but Node.js and npm.
import { begin } from './setup/begin.mjs';

void begin(() => import('./commands/test.mjs'));
