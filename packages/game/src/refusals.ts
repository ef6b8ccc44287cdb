/** Every refusal code. `docs/refusals.md` and the catalogue are kept complete against this list. */
export const REFUSALS = {} as const;

export type RefusalCode = keyof typeof REFUSALS;
