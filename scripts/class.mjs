// npm run class: a class of 27 plays by itself, on a real server and in real browsers, and leaves a report.
import { begin } from './setup/begin.mjs';

void begin(() => import('./commands/class.mjs'));
