import { saveBlob } from '../server/save-file.ts';

/** Saves what the server answered as a file of this device. */
export function saveJson(name: string, value: unknown): void {
  saveBlob(name, new Blob([`${JSON.stringify(value, undefined, 2)}\n`], { type: 'application/json' }));
}
