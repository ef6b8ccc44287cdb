// npm run bench, npm run prove: every entry of that kind, one after the other: packages/*/bench/*.ts, packages/*/prove/*.ts.
import { begin } from './setup/begin.mjs';

void begin(() => import('./commands/run-each.mjs'));
