/**
 * What the browser keeps of the table. Each tab has its own, which a reload brings back, and a copy that
 * outlives the tab: a new tab begins with the one changed last, and the others can be taken up again.
 */

/** How long it is kept: `tab` while the tab is open, `nothing` where storage is closed to the page. */
export type Keeping = 'lasting' | 'tab' | 'nothing';

export interface KeptTable {
  /** The play with its undos, as text; empty where none was kept yet. */
  readonly play: string;
  /** What stands in the box for typed orders. */
  readonly draft: string;
}

interface TableRecord extends KeptTable {
  readonly id: string;
  /** Milliseconds since 1970; 0 where nothing was changed in this tab. */
  readonly changed: number;
  /** The tab was left. A copy of an open tab begins with its record, and finds this unset. */
  readonly isLeft: boolean;
}

/** A table that another tab has or had. */
export type OtherTable = Omit<TableRecord, 'isLeft'>;

export interface TabTable {
  /** What a reload or an earlier visit left here. */
  readonly found: KeptTable;
  /** Keeps a part that may have changed. */
  keep(part: Partial<KeptTable>): Keeping;
  /** The tables of other tabs that differ from this one, the latest first. */
  others(): readonly OtherTable[];
}

const OWN = 'defensor.table';
const LASTING = 'defensor.table.';
/** Tables kept for later visits; the one that was not changed for longest gives way. */
const MOST_TABLES = 6;

let table: TabTable | undefined;

/** The table of this tab; one for all who ask. */
export function tabTable(): TabTable {
  table ??= openTable();
  return table;
}

function openTable(): TabTable {
  const found = readRecord('sessionStorage', OWN) ?? lastingTables()[0];
  let now = beginningWith(found);

  const write = (): Keeping => {
    if (!tryToSet('sessionStorage', OWN, now)) return 'nothing';
    return now.changed === 0 || keepLasting(now) ? 'lasting' : 'tab';
  };
  addEventListener('pagehide', () => {
    now = { ...now, isLeft: true };
    write();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Another tab may have taken the table over in the meantime.
    now = { ...now, id: freshId(), isLeft: false };
    write();
  });

  return {
    found: now,
    keep(part) {
      const next = { ...now, ...part };
      if (now.play !== '' && (next.play !== now.play || next.draft !== now.draft)) next.changed = Date.now();
      now = next;
      return write();
    },
    others: () => lastingTables().filter(({ id, play }) => id !== now.id && play !== now.play),
  };
}

/** A table that was left is gone on with; of one that is open in another tab this is a copy. */
function beginningWith(found: TableRecord | undefined): TableRecord {
  if (found?.isLeft === true) return { ...found, isLeft: false };
  return { id: freshId(), changed: 0, isLeft: false, play: found?.play ?? '', draft: found?.draft ?? '' };
}

const freshId = () => Math.random().toString(36).slice(2, 10);

/** Makes room for the table by the oldest of the others, as far as is needed. */
function keepLasting(record: TableRecord): boolean {
  const others = lastingTables().filter(({ id }) => id !== record.id);
  for (const { id } of others.splice(MOST_TABLES - 1)) localStorage.removeItem(LASTING + id);
  while (!tryToSet('localStorage', LASTING + record.id, record)) {
    const oldest = others.pop();
    if (oldest === undefined) return false;
    localStorage.removeItem(LASTING + oldest.id);
  }
  return true;
}

/** Every table with a lasting copy, the latest first. */
function lastingTables(): TableRecord[] {
  return lastingKeys()
    .flatMap((key) => readRecord('localStorage', key) ?? [])
    .sort((a, b) => b.changed - a.changed);
}

function lastingKeys(): string[] {
  return whereOpen(() => Object.keys(localStorage).filter((key) => key.startsWith(LASTING))) ?? [];
}

function tryToSet(storage: 'localStorage' | 'sessionStorage', key: string, record: TableRecord): boolean {
  return (
    whereOpen(() => {
      globalThis[storage].setItem(key, JSON.stringify(record));
      return true;
    }) ?? false
  );
}

/** A record that `tryToSet` wrote; anything else under the key counts as nothing. */
function readRecord(storage: 'localStorage' | 'sessionStorage', key: string): TableRecord | undefined {
  const text = whereOpen(() => globalThis[storage].getItem(key)) ?? 'null';
  try {
    const record: unknown = JSON.parse(text);
    return isTableRecord(record) ? record : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isTableRecord(value: unknown): value is TableRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { id, changed, isLeft, play, draft } = value as Readonly<Record<string, unknown>>;
  const areTexts = [id, play, draft].every((part) => typeof part === 'string');
  return areTexts && typeof changed === 'number' && typeof isLeft === 'boolean';
}

/** `undefined` where the browser closes its storage to the page, or it is full. */
function whereOpen<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
