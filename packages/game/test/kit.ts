import { provinceOf } from '@defensor/diplomacy';
import { expect } from 'vitest';
import {
  apply,
  COMMANDS,
  type Command,
  type CommandName,
  type Decision,
  decide,
  type EventType,
  type Game,
  type GameEvent,
  type GameState,
  type Phase,
  REFUSALS,
  type Refusal,
  type RefusalCode,
  type RefusalNotes,
  type SeatId,
} from '../src/index.ts';
import { expectLawful } from './papacy/event-rules.ts';

/** A line as `defensor run` takes it. */
export interface Line {
  readonly as: string;
  readonly do: CommandName;
  readonly at?: number;
  readonly id?: string;
  readonly onBehalfOf?: string;
  readonly expectedPhase?: Phase;
  readonly [field: string]: unknown;
}

/** 2026-03-02T08:00Z, a Monday. */
export const START_MS = 1_772_438_400_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Stands in for the caller's hash: equal texts, equal hashes. */
export const ports = { hash: (text: string) => `h${text.length}:${text.slice(0, 24)}` };

/** Reads a line as the boundary does; throws what the schema says of it. */
export function commandOf(line: Line, id: string, at: number): Command {
  const { as, do: name, at: _, id: __, onBehalfOf, expectedPhase, ...fields } = line;
  const body = COMMANDS[name].parse(fields);
  return {
    id: line.id ?? id,
    at: line.at ?? at,
    as: as as SeatId,
    ...(onBehalfOf === undefined ? {} : { onBehalfOf: onBehalfOf as SeatId }),
    ...(expectedPhase === undefined ? {} : { expectedPhase }),
    do: name,
    body,
  } as Command;
}

/** A game on a table: lines are played on it one after the other, a minute apart. */
export class Table {
  game!: Game;
  /** Free texts kept beside the log. */
  readonly texts = new Map<string, string>();
  private count = 0;
  private clock = START_MS - MINUTE;

  get state(): GameState {
    return this.game.state;
  }

  get now(): number {
    return this.clock;
  }

  /** Plays a line and answers with the decision, whatever it is. */
  play(line: Line): Decision {
    this.count += 1;
    const command = commandOf(line, `c${this.count}`, this.clock + MINUTE);
    this.clock = Math.max(this.clock, command.at);
    const decision = decide(this.game, command, ports);
    if (decision.ok) {
      this.game = apply(this.game, command, decision.events);
      for (const [id, text] of decision.texts) this.texts.set(id, text);
      expectTold(command, decision);
      expectLawful(decision.events, this.state.options.testimonyPublic === 'on');
    }
    return decision;
  }

  /** Plays a line that must be accepted; answers with its events. */
  run(line: Line): readonly GameEvent[] {
    const decision = this.play(line);
    if (!decision.ok) throw new Error(`${line.as} ${line.do} was refused: ${JSON.stringify(decision.refusal)}`);
    return decision.events;
  }

  /** Plays lines that must all be accepted. */
  all(...lines: readonly Line[]): this {
    for (const line of lines) this.run(line);
    return this;
  }

  /** Plays a line that must be refused with this code; the game stays as it was. */
  refused(code: RefusalCode, line: Line): Record<string, unknown> {
    const before = this.game;
    const decision = this.play(line);
    if (decision.ok) throw new Error(`${line.as} ${line.do} was accepted, not refused with ${code}`);
    expect(decision.refusal.code).toBe(code);
    expect(this.game).toBe(before);
    expectNoted(decision.refusal);
    return decision.refusal.facts;
  }

  /** Drafts and signs a sheet for a seat. */
  sheet(seat: string, text: string, name = `s-${seat}`): this {
    return this.all({ as: seat, do: 'draftSheet', sheet: name, text }, { as: seat, do: 'signSheet', sheet: name });
  }

  /** The Judge closes phases, and publishes, until this one is open. */
  until(phase: Phase, turn?: string): this {
    const there = () => this.state.phase === phase && (turn === undefined || turn === this.turn);
    for (let steps = 0; !there(); steps += 1) {
      if (steps > 400) throw new Error(`The game never comes to ${phase} ${turn ?? ''}`);
      this.next();
    }
    return this;
  }

  /** The Judge closes the phase now open, by publishing where that ends it. */
  next(): readonly GameEvent[] {
    return this.run({ as: 'JD', do: this.state.phase === 'orderResolution' ? 'publish' : 'closePhase' });
  }

  get turn(): string {
    const { year, season } = this.state.turn;
    return `${season === 'spring' ? 'S' : 'F'}${year}`;
  }

  /** The unit in a province as `FRANCE A PAR`, or `undefined`. */
  unit(province: string): string | undefined {
    const unit = this.state.board.units.find(({ location }) => provinceOf(location) === province);
    return unit === undefined ? undefined : `${unit.power} ${unit.type} ${unit.location}`;
  }
}

/** A game just created: the default cast of 27 on the Renaissance board, in Spring 1454 Diplomacy, unless said otherwise. */
export function given(creation: Record<string, unknown> = {}): Table {
  const table = new Table();
  table.run({ as: 'JD', do: 'createGame', ...creation });
  return table;
}

/** Who acts knows of it, whoever else may; and each free text is kept under the name of what it is. */
function expectTold({ as, onBehalfOf }: Command, { events, texts }: Extract<Decision, { ok: true }>): void {
  const actor = onBehalfOf ?? as;
  for (const { type, audience } of events) {
    if (actor.startsWith('JD') || audience.kind !== 'seats') continue;
    expect([type, ...audience.seats]).toContain(actor);
  }
  for (const text of texts.keys()) expect(text).toMatch(/\/[a-z][\w-]*$/i);
}

/** A refusal rests on a rule, and brings the facts, that the notes of its code name. */
export function expectNoted({ code, rule, facts }: Refusal): void {
  const notes: RefusalNotes = REFUSALS[code];
  expect([notes.rule, ...(notes.also ?? [])]).toContain(rule);
  const brought = Object.keys(facts).filter((name) => facts[name] !== undefined);
  expect(brought).toEqual(expect.arrayContaining([...notes.facts]));
  expect([...notes.facts, ...(notes.sometimes ?? [])]).toEqual(expect.arrayContaining(brought));
}

/** The one event of a type among those a command made; throws if there is none. */
export function eventOf<T extends EventType>(events: readonly GameEvent[], type: T) {
  const found = events.find((event) => event.type === type);
  if (found === undefined) throw new Error(`No ${type} among ${events.map((event) => event.type).join(', ')}`);
  return found as Extract<GameEvent, { type: T }>;
}
