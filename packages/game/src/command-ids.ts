/**
 * The ids of the commands carried out, in rows of buckets, so that adding one copies two short
 * lists and a bucket, and asking for one reads a bucket, however long the game.
 */
export type CommandIds = readonly (Row | undefined)[];
type Row = readonly (readonly string[] | undefined)[];

const SIZE = 32;

export function hasCommand(ids: CommandIds, id: string): boolean {
  const sum = sumOf(id);
  return ids[rowOf(sum)]?.[bucketOf(sum)]?.includes(id) ?? false;
}

export function withCommand(ids: CommandIds, id: string): CommandIds {
  const sum = sumOf(id);
  const row = ids[rowOf(sum)] ?? [];
  return replaced(ids, rowOf(sum), replaced(row, bucketOf(sum), [...(row[bucketOf(sum)] ?? []), id]));
}

function replaced<T>(list: readonly (T | undefined)[], index: number, item: T): readonly (T | undefined)[] {
  const next = list.length === 0 ? new Array<T | undefined>(SIZE).fill(undefined) : list.slice();
  next[index] = item;
  return next;
}

const rowOf = (sum: number) => (sum >>> 5) % SIZE;
const bucketOf = (sum: number) => sum % SIZE;

function sumOf(id: string): number {
  let sum = 0;
  for (let i = 0; i < id.length; i += 1) sum = (sum * 31 + id.charCodeAt(i)) | 0;
  return sum >>> 0;
}
