import { type PowerId, provinceOf, type Variant } from '@defensor/diplomacy';
import { readDraft, type UnreadLine } from '../../play/draft-sheet.ts';
import { subjectOf } from '../../play/sheet.ts';
import type { Stage } from '../../play/stage.ts';
import { powerLabel } from '../../words/orders.ts';
import { type PaperRow, rowsFor } from './read-cell.ts';
import { deposingIn } from './read-deposing.ts';

/** What a pasted text brings: the cells of each power's sheet, and what could not be read. */
export interface Pasted {
  readonly cells: ReadonlyMap<PowerId, ReadonlyMap<string, string>>;
  readonly read: number;
  readonly unread: readonly UnreadLine[];
}

/** Reads sheets of one power or of all: “Spain: F Tys-Pap, A Mad-Mar, depose the Pope”. */
export function readPaste(variant: Variant, stage: Stage, powers: readonly PowerId[], text: string): Pasted {
  const lines = text.split('\n').map((line) => ({ line, ...deposingIn(variant, line) }));
  const draft = readDraft(variant, stage, lines.map(({ rest }) => rest).join('\n'));
  const cells = new Map<PowerId, Map<string, string>>();
  const put = (power: PowerId, words: string, province?: string) => {
    if (!powers.includes(power)) return;
    const own = cells.get(power) ?? new Map<string, string>();
    const rows = rowsFor(variant, stage, power);
    const key = rowOf(rows, own, province)?.key ?? 'more';
    own.set(key, [own.get(key), words].filter((part) => part !== undefined).join('; '));
    cells.set(power, own);
  };
  for (const line of draft.lines) {
    if (line.kind === 'read') put(line.given.power, line.text, subjectOf(line.given.order));
  }
  for (const { power, words } of deposersOf(variant, stage, lines)) put(power, words);
  const unread = draft.lines.filter((line) => line.kind === 'unread');
  return { cells, read: draft.lines.length - unread.length, unread };
}

/** The row for a province's unit; of builds and removals the first that is free. */
function rowOf(rows: readonly PaperRow[], taken: ReadonlyMap<string, string>, province: string | undefined) {
  const byUnit = rows.find(({ unit }) => unit !== undefined && provinceOf(unit.location) === province);
  return byUnit ?? rows.find(({ key, kind }) => (kind === 'build' || kind === 'removal') && !taken.has(key));
}

/** Orders to depose are no orders of the board: each with the power whose sheet it stands on, the last that a heading or an order named. */
function deposersOf(
  variant: Variant,
  stage: Stage,
  lines: readonly { readonly line: string; readonly rest: string; readonly words?: string }[],
) {
  const found: { readonly power: PowerId; readonly words: string }[] = [];
  let power: PowerId | undefined;
  let before = '';
  for (const { line, rest, words } of lines) {
    before += `${rest}\n`;
    if (words === undefined) continue;
    const named = readDraft(variant, stage, before).lines.findLast((one) => one.kind === 'read');
    power = headingIn(variant, line) ?? (named?.kind === 'read' ? named.given.power : power);
    if (power !== undefined) found.push({ power, words });
  }
  return found;
}

function headingIn(variant: Variant, line: string): PowerId | undefined {
  const head = /^\s*([^:,;]+):/.exec(line)?.[1]?.trim().toLowerCase();
  return variant.powers.find(({ id, name }) =>
    [id, name, powerLabel({ variant }, id)].some((one) => one.toLowerCase() === head),
  )?.id;
}
