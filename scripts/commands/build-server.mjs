import { fileURLToPath } from 'node:url';
import { ensureServer } from '../setup/build.mjs';

/** Builds the server, unless it is built already. */
export const main = () => ensureServer(fileURLToPath(new URL('../../', import.meta.url)));
