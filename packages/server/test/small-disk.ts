import { execFileSync } from 'node:child_process';

/** A disk of a few megabytes. */
export interface SmallDisk {
  grow(): void;
  remove(): void;
}

/** Lays a disk of `megabytes` over `folder`, where we may make one: as root, and in no container that forbids it. */
export function smallDisk(folder: string, megabytes: number): SmallDisk | undefined {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return undefined;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined; // a container may not
  }
  return {
    grow: () => execFileSync('mount', ['-o', `remount,size=${megabytes * 10}m`, folder]),
    remove: () => execFileSync('umount', ['-l', folder]),
  };
}
