import { COMMANDS, type CommandName, PHASES } from '@defensor/game';
import { parseJsonLine } from '../lines/json-line.ts';
import type { Line } from '../lines/line-splitter.ts';
import { momentOfIso } from './calendar.ts';
import { type Expectation, readExpectation } from './expectation.ts';
import { isUnreadable, type Unreadable, unreadable } from './fault.ts';
import { isRecord } from './is-record.ts';

/** A command as a line gives it; what it leaves out is filled in when its turn comes. */
export interface CommandLine {
  readonly as: string;
  readonly do: CommandName;
  readonly atMs?: number;
  readonly id?: string;
  readonly onBehalfOf?: string;
  readonly expectedPhase?: string;
  /** As they passed the command's schema. */
  readonly body: unknown;
  /** As given. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export type GameLine =
  | { readonly kind: 'command'; readonly command: CommandLine }
  | { readonly kind: 'expect'; readonly expectation: Expectation };

/** Reads a line of a game file. */
export function readGameLine({ text, isTooLong }: Line): GameLine | Unreadable {
  if (isTooLong) return unreadable('line-too-long', 'the line is longer than 16 MiB');
  const json = parseJsonLine(text);
  if (!json.ok) return unreadable('bad-json', json.reason);
  const { value } = json;
  if (!isRecord(value)) return unreadable('bad-line', 'a line must be an object');
  if ('expect' in value) {
    const expectation = readExpectation(value);
    return isUnreadable(expectation) ? expectation : { kind: 'expect', expectation };
  }
  const command = readCommand(value);
  return isUnreadable(command) ? command : { kind: 'command', command };
}

/** What an id must be made of: the ids of what the command makes derive from it. */
const ID = /^[\w.:-]{1,40}$/;
const SEAT = /^[\w-]{1,40}$/;

function readCommand(value: Readonly<Record<string, unknown>>): CommandLine | Unreadable {
  const { as, do: name, at, id, onBehalfOf, expectedPhase, ...fields } = value;
  if (typeof as !== 'string' || !SEAT.test(as)) return bad('as', 'a seat, such as R-SPA or JD');
  if (typeof name !== 'string') return bad('do', 'a command');
  if (!isCommand(name)) return unreadable('unknown-command', `do: there is no command "${name}"`);
  const atMs = typeof at === 'string' ? momentOfIso(at) : undefined;
  if (at !== undefined && atMs === undefined) return bad('at', 'an ISO time, such as 2026-03-02T09:45:00Z');
  if (id !== undefined && (typeof id !== 'string' || !ID.test(id))) {
    return bad('id', '1 to 40 letters, digits, dots, colons, dashes or underscores');
  }
  if (onBehalfOf !== undefined && (typeof onBehalfOf !== 'string' || !SEAT.test(onBehalfOf))) {
    return bad('onBehalfOf', 'a seat');
  }
  if (expectedPhase !== undefined && !(PHASES as readonly unknown[]).includes(expectedPhase)) {
    return bad('expectedPhase', `one of ${PHASES.join(', ')}`);
  }
  const parsed = COMMANDS[name].safeParse(fields);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => `${path.join('.') || name}: ${message}`);
    return unreadable('bad-fields', issues.join('; '));
  }
  return {
    as,
    do: name,
    ...(atMs === undefined ? {} : { atMs }),
    ...(id === undefined ? {} : { id }),
    ...(onBehalfOf === undefined ? {} : { onBehalfOf }),
    ...(expectedPhase === undefined ? {} : { expectedPhase: expectedPhase as string }),
    body: parsed.data,
    fields,
  };
}

const bad = (field: string, wanted: string) => unreadable('bad-line', `${field}: must be ${wanted}`);

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);
