// npm start: installs and builds what is missing, then runs the server. Needs nothing but Node.js and npm.
import { begin } from './setup/begin.mjs';

void begin(() => import('./commands/start.mjs'));
