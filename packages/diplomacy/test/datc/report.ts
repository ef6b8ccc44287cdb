import type { Cause } from '../../src/outcomes.ts';
import type { DislodgedUnit, Unit } from '../../src/position.ts';

/** A phase in the words of the case files, so that a difference reads like a case. */
export interface Report {
  readonly orders: readonly string[];
  readonly after: readonly string[];
  readonly [field: string]: readonly string[];
}

const unitText = ({ power, type, location }: Unit) => `${power} ${type} ${location}`;

export const unitTexts = (units: readonly Unit[]) => units.map(unitText).sort();

export function dislodgedText(unit: DislodgedUnit): string {
  const how = unit.attackerConvoyed ? 'by sea from' : 'from';
  const open = unit.retreats.length === 0 ? 'has nowhere to go' : `may go to ${unit.retreats.join(' ')}`;
  return `${unitText(unit)} ${how} ${unit.attackedFrom}, ${open}`;
}

export const causeText = (cause: Cause | undefined) => (cause === undefined ? '' : [cause.code, ...cause.by].join(' '));

export const orderText = (short: string, result: string, cause: string | undefined) =>
  [short, result, cause].filter(Boolean).join(' | ');
