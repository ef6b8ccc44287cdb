import { shortened } from '../lines/json-line.ts';

/** Why a line cannot be read as a position. The codes are listed in docs/command-line.md. */
export const FAULT_CODES = [
  /** The line is not JSON. */
  'bad-json',
  /** The line is longer than is read. */
  'line-too-long',
  /** JSON, but no position: not an object, or a field of the wrong kind. */
  'bad-position',
  'unknown-variant',
  'bad-phase',
  'unknown-power',
  'unknown-location',
  /** A unit without power, type or location, or with the id of another; one dislodged from nobody knows where. */
  'bad-unit',
  /** An army at sea, a fleet inland, a fleet that must say on which coast it stands; an attack from where none can come. */
  'bad-location',
  'two-units-one-province',
  /** An order without power or text. */
  'bad-order',
  /** A province owned that is no supply centre, or by two powers. */
  'bad-owner',
  /** Our own fault: the line should have been answered. */
  'defect',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** `message` is for the person who made the line. */
export interface PositionFault {
  readonly fault: FaultCode;
  readonly message: string;
}

export const fault = (code: FaultCode, message: string): PositionFault => ({ fault: code, message });

export const isFault = (value: unknown): value is PositionFault =>
  typeof value === 'object' && value !== null && 'fault' in value;

const MAX_SHOWN_CHARS = 60;

/** A value as a message shows it: short, on one line. */
export function shown(value: unknown): string {
  return shortened(JSON.stringify(value) ?? 'nothing', MAX_SHOWN_CHARS);
}

/** `items` read one by one; the first fault ends it. */
export function readEach<Item, Read extends object | string>(
  items: readonly Item[],
  read: (item: Item, index: number) => Read | PositionFault,
): Read[] | PositionFault {
  const done: Read[] = [];
  for (const [index, item] of items.entries()) {
    const result = read(item, index);
    if (isFault(result)) return result;
    done.push(result);
  }
  return done;
}
