import type { GameState, LodgedSignature, Sheet } from '../state.ts';

/** The signatures on the sheets of this phase that count for the grade: witnesses' too, struck ones not (PG, OP.3). */
export function sheetSignatures(state: GameState): readonly LodgedSignature[] {
  const lodged = (Object.values(state.sheets.sheets) as readonly Sheet[]).filter((sheet) => !sheet.withdrawn);
  return lodged.flatMap((sheet) =>
    sheet.signatures
      .filter(({ struck }) => !struck)
      .map(({ seat, person }) => ({ seat, document: sheet.kind, ...(person === undefined ? {} : { person }) })),
  );
}
