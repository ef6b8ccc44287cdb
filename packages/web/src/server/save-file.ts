import { tag } from '../words/tag.ts';
import { words } from '../words/words.ts';
import type { Problem } from './ask.ts';

interface Wish {
  readonly as: string | undefined;
  /** What the file is called. */
  readonly name: string;
  /** Sent along, for a document that is made of it. */
  readonly body?: object;
}

/** Saves a document of the server as a file; tells what was amiss, if anything was. */
export async function saveFile(path: string, { as, name, body }: Wish): Promise<Problem | undefined> {
  const failed: Problem = { status: 0, code: 'no-connection', sentence: words.door.noConnection };
  try {
    const answer = await fetch(`/api/v1${path}`, {
      headers: {
        'accept-language': tag,
        ...(as === undefined ? {} : { 'x-defensor-seat': as }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) return { ...failed, status: answer.status, sentence: words.door.noSentence };
    saveBlob(name, await answer.blob());
    return undefined;
  } catch {
    return failed;
  }
}

/** Saves what the page has already as a file of this device. */
function saveBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Saves what the server answered as a file of this device. */
export function saveJson(name: string, value: unknown): void {
  saveBlob(name, new Blob([`${JSON.stringify(value, undefined, 2)}\n`], { type: 'application/json' }));
}
