/**
 * The ids of the commands carried out, in buckets, so that adding one copies a few hundred bytes
 * and asking for one reads a few strings, however long the game.
 */
export type CommandIds = readonly (readonly string[] | undefined)[];

const BUCKETS = 256;

export function hasCommand(ids: CommandIds, id: string): boolean {
  return ids[bucketOf(id)]?.includes(id) ?? false;
}

export function withCommand(ids: CommandIds, id: string): CommandIds {
  const bucket = bucketOf(id);
  const next = ids.slice();
  next[bucket] = [...(ids[bucket] ?? []), id];
  return next;
}

function bucketOf(id: string): number {
  let sum = 0;
  for (let i = 0; i < id.length; i += 1) sum = (sum * 31 + id.charCodeAt(i)) | 0;
  return (sum >>> 0) % BUCKETS;
}
