// .ci/run: the tests and every check.
import { begin } from './setup/begin.mjs';

begin(() => import('./commands/ci.mjs'));
