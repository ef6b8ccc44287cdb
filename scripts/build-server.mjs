// Before npm start -w packages/server: builds the server if what it is made of has changed.
import { begin } from './setup/begin.mjs';

void begin(() => import('./commands/build-server.mjs'));
