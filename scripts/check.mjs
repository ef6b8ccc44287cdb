// npm run check: every check but the tests.
import { begin } from './setup/begin.mjs';

void begin(() => import('./commands/check.mjs'));
