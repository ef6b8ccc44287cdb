import type { LocationId, PowerId, UnitType } from '../ids.ts';
import type { UnitName } from '../orders.ts';
import type { Cursor } from './cursor.ts';
import { powerBeforeVerb, readUnit } from './read-unit.ts';
import { readVia } from './read-via.ts';
import type { SharedVerb, Statement } from './statement.ts';
import { FILLERS, NUMBER_WORDS, UNIT_WORDS } from './words.ts';

export interface ReadOrder {
  readonly statement: Statement;
  /** The nationality before the ordered unit or the verb. */
  readonly power: PowerId | undefined;
  /** The verb that stood before the unit, and so counts for bare units after it. */
  readonly leading: SharedVerb | undefined;
  /** The power that stood before the verb, and so counts for the orders after it in the line. */
  readonly leader?: PowerId;
}

/** Reads one order at the cursor; `undefined` when the cursor has noted a failure. `shared` is the verb of a bare unit. */
export function readOrder(cursor: Cursor, shared: SharedVerb | undefined): ReadOrder | undefined {
  const before = powerBeforeVerb(cursor);
  if (before !== undefined) cursor.at = before.verbAt;
  const read = readVerbAndUnit(cursor, shared);
  if (before === undefined || read === undefined) return read;
  return { ...read, power: read.power ?? before.power, leader: before.power };
}

function readVerbAndUnit(cursor: Cursor, shared: SharedVerb | undefined): ReadOrder | undefined {
  const start = cursor.at;
  const verb = cursor.isPlace() ? undefined : cursor.verb();
  if (verb === 'waive') return readWaive(cursor);
  if (verb === 'build' || verb === 'disband') {
    cursor.at++;
    while (cursor.kind() === 'colon') cursor.at++;
    if (cursor.verb() === 'waive') return readWaive(cursor);
    const unit = readUnit(cursor);
    if (unit === undefined) return undefined;
    return { statement: { kind: verb, unit: unit.name }, power: unit.power, leading: verb };
  }
  const before =
    (verb === 'hold' || verb === 'move' || verb === 'retreat') && cursor.word().length > 1 ? verb : undefined;
  if (before !== undefined) cursor.at++;
  const unit = readUnit(cursor);
  if (unit === undefined) return undefined;
  const statement =
    before === 'hold' && cursor.atEnd()
      ? { kind: before, unit: unit.name }
      : readPredicate(cursor, start, unit.name, shared);
  if (statement === undefined) return undefined;
  const asRetreat = before === 'retreat' && statement.kind === 'move';
  return {
    statement: asRetreat ? { kind: 'retreat', unit: statement.unit, to: statement.to } : statement,
    power: unit.power,
    leading: undefined,
  };
}

/** `Waive`, `Build waived`, `waives 2 builds`. */
function readWaive(cursor: Cursor): ReadOrder | undefined {
  cursor.at++;
  let count = 1;
  const token = cursor.tokens[cursor.at];
  const written = token?.kind === 'number' ? Number(token.text) : NUMBER_WORDS.get(cursor.word());
  if (written !== undefined) {
    const most = cursor.variant.supplyCentres.length;
    if (written < 1 || written > most) return cursor.fail('unreadable', cursor.at, cursor.at + 1);
    count = written;
    cursor.at++;
  }
  while (cursor.verb() === 'build' || FILLERS.has(cursor.word()) || cursor.word() === 'a') cursor.at++;
  return { statement: { kind: 'waive', count }, power: undefined, leading: undefined };
}

function readPredicate(
  cursor: Cursor,
  start: number,
  unit: UnitName,
  shared: SharedVerb | undefined,
): Statement | undefined {
  skipBeforeVerb(cursor);
  if (cursor.atEnd()) {
    if (shared !== undefined) return { kind: shared, unit };
    return cursor.fail('unfinished-order', start, cursor.at);
  }
  if (leadsToPlace(cursor)) return readMove(cursor, unit);
  const verb = cursor.verb();
  if (verb === 'convoy' && !isMeantAsPlace(cursor)) return readConvoy(cursor, unit);
  const maybePlace = verb === undefined || verb === 'convoy' || verb === 'waive';
  const afterBracket = cursor.kind(cursor.at - 1) === 'close';
  const arrowLeftOut = unit.type !== undefined && maybePlace && !afterBracket && cursor.isPlace();
  if (arrowLeftOut) return readMove(cursor, unit);
  cursor.at++;
  if (verb === 'support') return readSupport(cursor, unit);
  if (verb === 'hold' || verb === 'disband' || verb === 'build') return { kind: verb, unit };
  return cursor.fail('unreadable', cursor.at - 1, cursor.at);
}

/** “con” is Constantinople unless a unit follows it: `F AEG con A Smy - Gre`. */
function isMeantAsPlace(cursor: Cursor): boolean {
  const next = cursor.at + 1;
  return cursor.isPlace() && !UNIT_WORDS.has(cursor.word(next)) && !cursor.isPlace(next);
}

/** A comma or colon between a unit and its verb: “A Par, holds”, “A Par: - Bur”. “A Par, build A Mar” is two orders. */
function skipBeforeVerb(cursor: Cursor): void {
  if (cursor.kind() === 'colon') cursor.at++;
  if (cursor.kind() !== 'comma') return;
  const next = cursor.at + 1;
  const verb = cursor.isPlace(next) ? undefined : cursor.verb(next);
  const beginsOrder = verb === 'build' || verb === 'disband' || verb === 'waive';
  const isVerb = cursor.kind(next) === 'arrow' || (verb !== undefined && (!beginsOrder || cursor.atEnd(next + 1)));
  if (isVerb) cursor.at++;
}

/** The index of the next separator. */
function endOfPart(cursor: Cursor): number {
  let end = cursor.at;
  while (!cursor.atEnd(end)) end++;
  return end;
}

const leadsToPlace = (cursor: Cursor): boolean => {
  if (cursor.kind() === 'arrow') return true;
  const verb = cursor.verb();
  return verb === 'move' || verb === 'to' || verb === 'retreat';
};

/** Skips arrows and words such as “moves to”, “retreats to the”; tells whether one said that the unit retreats. */
function skipToPlace(cursor: Cursor): { retreats: boolean } {
  let retreats = false;
  while (leadsToPlace(cursor)) {
    retreats ||= cursor.verb() === 'retreat';
    cursor.at++;
  }
  return { retreats };
}

/** The destination of a move, retreat, support or convoy. “A Lon - Nth - Nwy” names the way an army is carried. */
function readMove(cursor: Cursor, unit: UnitName): Statement | undefined {
  const { retreats } = skipToPlace(cursor);
  if (cursor.verb() === 'hold' && !cursor.isPlace()) {
    cursor.at++;
    return { kind: 'hold', unit };
  }
  if (retreats && cursor.verb() === 'disband' && !cursor.isPlace()) {
    cursor.at++;
    return { kind: 'disband', unit };
  }
  const way = readWay(cursor, unit.type);
  if (way === undefined) return undefined;
  if (retreats) return { kind: 'retreat', unit, to: way.to };
  return { kind: 'move', unit, to: way.to, viaConvoy: readVia(cursor) || way.carried };
}

function readWay(cursor: Cursor, type: UnitType | undefined): { to: LocationId; carried: boolean } | undefined {
  let to = cursor.readPlace();
  let carried = false;
  while (
    to !== undefined &&
    type !== 'F' &&
    cursor.variant.provinceById.get(to)?.kind === 'sea' &&
    cursor.kind() === 'arrow'
  ) {
    skipToPlace(cursor);
    to = cursor.readPlace();
    carried = true;
  }
  return to === undefined ? undefined : { to, carried };
}

/**
 * What follows “supports”: a unit alone or holding, or a unit and where it goes, in either of two ways:
 * “A Rom - Apu”, “the move to Apu from Rom”.
 */
function readSupport(cursor: Cursor, unit: UnitName): Statement | undefined {
  skipFillers(cursor);
  if (cursor.verb() === 'hold' && !cursor.isPlace()) {
    cursor.at++;
    skipToPlace(cursor);
    const supported = readUnit(cursor);
    return supported && { kind: 'supportHold', unit, supported: supported.name };
  }
  const other = readOtherMove(cursor);
  if (other === undefined) return undefined;
  if (other.to === undefined) return { kind: 'supportHold', unit, supported: other.unit };
  return { kind: 'supportMove', unit, supported: other.unit, to: other.to };
}

/** What follows “convoys”. Of an army, “convoys to Bel” is its own move. */
function readConvoy(cursor: Cursor, unit: UnitName): Statement | undefined {
  const start = cursor.at++;
  if (unit.type !== 'F' && leadsToPlace(cursor)) {
    const move = readMove(cursor, unit);
    return move?.kind === 'move' ? { ...move, viaConvoy: true } : move;
  }
  skipFillers(cursor);
  const other = readOtherMove(cursor);
  if (other === undefined) return undefined;
  if (other.to === undefined)
    return cursor.fail(
      cursor.atEnd() ? 'unfinished-order' : 'unreadable',
      cursor.atEnd() ? start : cursor.at,
      endOfPart(cursor),
    );
  return { kind: 'convoy', unit, army: other.unit, to: other.to };
}

/** Another unit and where it goes: `A Rom - Apu`, `move to Apu from Rom`, `A Rom` (where it goes is then missing). */
function readOtherMove(cursor: Cursor): { unit: UnitName; to: LocationId | undefined } | undefined {
  const beforeVerb = cursor.at;
  skipToPlace(cursor);
  const led = cursor.at > beforeVerb;
  if (cursor.word() === 'of' || cursor.word() === 'from' || cursor.word() === 'by') cursor.at++;
  else if (led) return readToFrom(cursor);
  const unit = readUnit(cursor);
  if (unit === undefined) return undefined;
  if (cursor.word() === 'in' || cursor.word() === 'for') cursor.at++;
  const verb = cursor.verb();
  if (verb === 'hold') {
    cursor.at++;
    return { unit: unit.name, to: undefined };
  }
  const bare = unit.name.type !== undefined && !UNIT_WORDS.has(cursor.word()) && cursor.isPlace();
  if (!leadsToPlace(cursor) && !bare) return { unit: unit.name, to: undefined };
  skipToPlace(cursor);
  if (cursor.verb() === 'hold') {
    cursor.at++;
    return { unit: unit.name, to: undefined };
  }
  const way = readWay(cursor, unit.name.type);
  if (way === undefined) return undefined;
  readVia(cursor);
  return { unit: unit.name, to: way.to };
}

/** “(move to) Apu from Rom”, or a unit and its destination after all: “attack A Rom - Apu”. */
function readToFrom(cursor: Cursor): { unit: UnitName; to: LocationId } | undefined {
  const to = readUnit(cursor);
  if (to === undefined) return undefined;
  if (leadsToPlace(cursor)) {
    skipToPlace(cursor);
    const target = cursor.readPlace();
    return target && { unit: to.name, to: target };
  }
  if (cursor.word() !== 'from' && cursor.word() !== 'by') {
    return cursor.fail(cursor.atEnd() ? 'unfinished-order' : 'unreadable', cursor.at, endOfPart(cursor));
  }
  cursor.at++;
  const unit = readUnit(cursor);
  readVia(cursor);
  return unit && { unit: unit.name, to: to.name.at };
}

function skipFillers(cursor: Cursor): void {
  while (FILLERS.has(cursor.word()) || cursor.word() === 'for') cursor.at++;
}
