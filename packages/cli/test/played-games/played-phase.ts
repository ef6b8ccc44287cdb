import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { LocationId } from '@defensor/diplomacy';

/** `{ FRANCE: ['A PAR', 'F BRE'] }` */
export type ByPower = Readonly<Record<string, readonly string[]>>;

/** A dislodged unit, and what its retreats depend on. */
export interface Driven {
  readonly power: string;
  readonly unit: string;
  readonly from: string;
  readonly bySea: boolean;
}

/** A phase that people played on the standard board, and what the program that ran their game made of it. */
export interface PlayedPhase {
  readonly id: string;
  readonly phase: 'movement' | 'retreat' | 'adjustment';
  readonly units: ByPower;
  readonly orders: ByPower;
  /** Of a retreat phase, as our own movement phase before it left them. */
  readonly dislodged?: readonly Driven[];
  readonly contested?: readonly LocationId[];
  /** Of an adjustment phase. */
  readonly owned?: ByPower;
  readonly recorded: {
    readonly units: ByPower;
    /** Of a movement phase: the dislodged that had a retreat open. */
    readonly dislodged?: ByPower;
  };
}

/** The objects of a file of JSON Lines, packed or not. */
export function* readJsonLines<T>(file: string | URL): Generator<T> {
  const bytes = readFileSync(file);
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
  for (const line of text.split('\n')) if (line !== '') yield JSON.parse(line) as T;
}

/** The phase as a line for `defensor adjudicate`. */
export function positionLine(played: PlayedPhase): string {
  return JSON.stringify({
    id: played.id,
    variant: 'standard',
    phase: played.phase,
    units: units(played.units),
    orders: flat(played.orders).map(([power, text]) => ({ power, text })),
    ...(played.dislodged && {
      dislodged: played.dislodged.map(({ power, unit, from, bySea }) => ({
        ...wireUnit(power, unit),
        attacked_from: from,
        attacker_convoyed: bySea,
      })),
    }),
    ...(played.contested && { contested: played.contested }),
    ...(played.owned && { owned: played.owned }),
  });
}

const units = (board: ByPower) => flat(board).map(([power, unit]) => wireUnit(power, unit));

const wireUnit = (power: string, unit: string) => ({ power, type: unit.slice(0, 1), loc: unit.slice(2) });

/** `[['FRANCE', 'A PAR'], …]` */
function flat(list: ByPower): [string, string][] {
  return Object.entries(list).flatMap(([power, entries]) => entries.map((entry): [string, string] => [power, entry]));
}

/** `['FRANCE A PAR', …]`, sorted: to compare boards. */
export const sorted = (list: ByPower): string[] =>
  flat(list)
    .map(([power, entry]) => `${power} ${entry}`)
    .sort();
