/** The words that only the sandbox has, in English. */
export { ENGLISH_ARRIVAL as arrival } from './english-arrival.ts';
export { ENGLISH_SHARE as share } from './english-share.ts';
export { ENGLISH_VERSUS as versus } from './english-versus.ts';
