import type { Sheet } from '../state.ts';

/** Whether two sheets say the same: the same orders and depose lines, in whatever order. Then there is no dispute (A60). */
export function haveSameContent(one: Sheet, other: Sheet): boolean {
  return contentOf(one) === contentOf(other);
}

function contentOf(sheet: Sheet): string {
  const orders = sheet.lines.map(({ order }) => JSON.stringify(order));
  const depose = sheet.depose.map(({ line: _, ...what }) => JSON.stringify(what));
  return [...orders, ...depose].sort().join('\n');
}
