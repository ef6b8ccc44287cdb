// npm run check: every check but the tests.
import { begin } from './setup/begin.mjs';

begin(() => import('./commands/check.mjs'));
