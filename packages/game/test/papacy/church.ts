import type { ProvinceId } from '@defensor/diplomacy';
import { expect } from 'vitest';
import {
  affiliationOf,
  type EventOf,
  type EventType,
  type GameEvent,
  isBanned,
  liveBanOf,
  type PowerId,
  popeOf,
  type SeatId,
} from '../../src/index.ts';
import { given, type Line, type Table } from '../kit.ts';

/** The default cast's bishops: the bishop of Rome, P0 in the scenarios, last. */
export const BISHOPS = ['TUN', 'SWI', 'SER', 'BUD', 'RUM', 'HOL', 'KIE', 'DEN', 'NWY', 'SWE', 'EDI', 'MOS', 'ROM'].map(
  (see) => `B-${see}`,
);

export const P0 = 'B-ROM';

type Bull =
  | { readonly excommunicate: string }
  | { readonly lift: string }
  | { readonly name: string; readonly finding: string };

/** The church's side of a game: who plays it, turn by turn. */
export class Church {
  readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** Goes to Order Writing of this turn, or of `turn`. */
  write(turn?: string): this {
    this.table.until('orderWriting', turn);
    return this;
  }

  seal(pope: string, ...lines: readonly Bull[]): this {
    return this.run({ as: pope, do: 'sealBulls', lines });
  }

  sheet(seat: string, ...lines: readonly string[]): this {
    this.table.sheet(seat, lines.join('\n'), `${seat}-${this.table.turn}`);
    return this;
  }

  vote(candidate: string, ...voters: readonly string[]): this {
    for (const voter of voters) this.run({ as: voter, do: 'castBallot', candidate });
    return this;
  }

  run(...lines: readonly Line[]): this {
    this.table.all(...lines);
    return this;
  }

  /** Goes to the docket of the turn. */
  resolve(): this {
    this.table.until('orderResolution');
    return this;
  }

  prove(...findings: readonly string[]): this {
    this.resolve();
    return this.run(
      ...findings.map((finding) => ({ as: 'JD', do: 'ruleTestimony', finding, ruling: 'proven' }) as const),
    );
  }

  /** Resolves the turn and publishes; answers with what was published. */
  publish(): readonly GameEvent[] {
    if (this.table.state.options.judge === 'automatic') return this.write().table.next();
    this.resolve();
    return this.table.run({ as: 'JD', do: 'publish' });
  }

  /** P0's testimony that the accused spoke where he might not, on a turn. */
  testify(finding: string, accused: string, offenceTurn: string, pope = P0): this {
    return this.run({
      as: pope,
      do: 'fileTestimony',
      finding,
      accused,
      offenceTurn,
      testimony: `${accused} spoke on ${offenceTurn} (${finding}).`,
    });
  }

  /** Bans seats, with the bull sealed in this turn's Order Writing, and goes to the next turn's Diplomacy. */
  ban(pope: string, ...seats: readonly string[]): this {
    this.write().seal(pope, ...seats.map((seat) => ({ excommunicate: seat })));
    this.publish();
    return this.toNextTurn();
  }

  toNextTurn(): this {
    this.table.until('diplomacy');
    return this;
  }

  isBanned(seat: string): boolean {
    return isBanned(this.table.state, seat as SeatId);
  }

  banOf(seat: string) {
    return liveBanOf(this.table.state, seat as SeatId);
  }

  team(seat: string): PowerId | undefined {
    return affiliationOf(this.table.state, seat as SeatId);
  }

  get pope(): SeatId | undefined {
    return popeOf(this.table.state);
  }

  get antiPopes(): readonly SeatId[] {
    return this.table.state.church.antiPopes.map(({ seat }) => seat);
  }

  occupier(see: string): PowerId | undefined {
    return this.table.state.church.lastOccupier[see as ProvinceId];
  }

  unit(province: string): string | undefined {
    return this.table.unit(province);
  }

  refused(...args: Parameters<Table['refused']>): Record<string, unknown> {
    return this.table.refused(...args);
  }

  /** What became of the unit that stood in a province: `immobilised`, `free`, and where its order came from. */
  hasMoved(from: string, to: string): boolean {
    return this.unit(from) === undefined && this.unit(to) !== undefined;
  }
}

export function church(creation: Record<string, unknown> = {}): Church {
  return new Church(given(creation));
}

export function withOption(options: Record<string, unknown>): Church {
  return church({ options });
}

/** Every event of a type that a publication made. */
export function all<T extends EventType>(events: readonly GameEvent[], type: T): readonly EventOf<T>[] {
  return events.filter((event) => event.type === type) as unknown as readonly EventOf<T>[];
}

/** The facts of the one event of a type. */
export function facts<T extends EventType>(events: readonly GameEvent[], type: T): EventOf<T>['facts'] {
  const found = all(events, type);
  expect(found.map((event) => event.type)).toEqual([type]);
  return (found[0] as EventOf<T>).facts;
}
