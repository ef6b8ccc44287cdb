// .ci/run: the tests and every check.
import { begin } from './setup/begin.mjs';

void begin(() => import('./commands/ci.mjs'));
