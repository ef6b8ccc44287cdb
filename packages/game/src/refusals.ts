import { commonRefusals } from './common-refusals.ts';
import { judgeRefusals } from './judge/refusals.ts';
import { churchRefusals } from './papacy/refusals.ts';
import type { RefusalNotes } from './refusal-notes.ts';
import { seatRefusals } from './seats/refusals.ts';
import { sheetRefusals } from './sheets/refusals.ts';
import { speechRefusals } from './speech/refusals.ts';
import { turnRefusals } from './turn/refusals.ts';

/** Every refusal code. `docs/refusals.md` and the catalogue are kept complete against this list. */
export const REFUSALS = {
  ...commonRefusals,
  ...seatRefusals,
  ...sheetRefusals,
  ...speechRefusals,
  ...churchRefusals,
  ...turnRefusals,
  ...judgeRefusals,
} satisfies Record<string, RefusalNotes>;

export type RefusalCode = keyof typeof REFUSALS;
export type { RefusalNotes };
