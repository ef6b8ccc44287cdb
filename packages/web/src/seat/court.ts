/** The sheets of a court, and which of them counts. */
import type { PowerId } from '@defensor/diplomacy';
import type { Sheet, View } from '@defensor/game';
import { kindOf } from './stage-of-view.ts';

export interface Court {
  /** The sheets of this phase that others drafted, those that are signed first. */
  readonly others: readonly Sheet[];
  /** The sheet that would count now. */
  readonly counts: string | undefined;
  readonly why: View['counting'][string]['why'] | undefined;
  /** The other’s sheet that counts although the viewer signed his own. */
  readonly overruledBy: Sheet | undefined;
}

export function courtOf(view: View, power: PowerId | undefined): Court {
  const kind = kindOf(view);
  const sheets = view.sheets.filter((sheet) => sheet.kind === kind && (power === undefined || sheet.power === power));
  const others = sheets.filter(({ drafter }) => drafter !== view.viewer);
  const chosen = power === undefined ? undefined : view.counting[power];
  const counts = chosen !== undefined && 'sheet' in chosen ? chosen.sheet : undefined;
  const hasSignedOwn = sheets.some((sheet) => sheet.drafter === view.viewer && isSignedBy(sheet, view.viewer));
  return {
    others: [...others].sort((a, b) => signaturesOf(b).length - signaturesOf(a).length || a.editedSeq - b.editedSeq),
    counts,
    why: chosen?.why,
    overruledBy: hasSignedOwn ? others.find(({ id }) => id === counts) : undefined,
  };
}

export const isSignedBy = (sheet: Sheet | undefined, seat: string) =>
  sheet !== undefined && signaturesOf(sheet).some((signature) => signature.seat === seat);

/** The signatures that stand: a forged one is struck. */
export const signaturesOf = ({ signatures }: Sheet) => signatures.filter(({ struck }) => !struck);
