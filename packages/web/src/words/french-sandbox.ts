/** The words that only the sandbox has, in French. */
export { FRENCH_ARRIVAL as arrival } from './french-arrival.ts';
export { FRENCH_SHARE as share } from './french-share.ts';
export { FRENCH_VERSUS as versus } from './french-versus.ts';
