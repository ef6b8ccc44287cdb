import type { RefusalNotes } from '../refusal-notes.ts';

/** The refusals of this area. */
export const speechRefusals = {} satisfies Record<string, RefusalNotes>;
