import { type BoardPhase, parseSheet, printOrder, STANDARD, type Variant } from '../../src/index.ts';

/** A sheet as read: its orders in canonical form, then its issues as `code: token`. */
export function readSheet(text: string, phase: BoardPhase = 'movement', variant: Variant = STANDARD): string[] {
  const { lines, issues } = parseSheet(variant, phase, text);
  return [...lines.map((line) => printOrder(line.order)), ...issues.map((issue) => `${issue.code}: ${issue.token}`)];
}

/** A sheet's orders with the power each stands under. */
export function readPowers(text: string, phase: BoardPhase = 'movement', variant: Variant = STANDARD): string[] {
  const { lines, issues } = parseSheet(variant, phase, text);
  return [
    ...lines.map((line) => `${line.power ?? 'nobody'}: ${printOrder(line.order)}`),
    ...issues.map((issue) => issue.code),
  ];
}
