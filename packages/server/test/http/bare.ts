import type { AppOptions } from '../../src/app.ts';

/** A server in which nobody is signed in and there are no games. */
export const bare: Omit<AppOptions, 'webRoot'> = {
  services: { nowMs: Date.now },
  door: { identify: async () => ({ kind: 'nobody' }), classOfGame: async () => undefined },
};
