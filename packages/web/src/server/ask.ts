import { words } from '../words/words.ts';

/** What the server says when it does not do what it was asked. */
export interface Problem {
  /** 0 where no answer came at all. */
  readonly status: number;
  /** Programs go by it. */
  readonly code: string;
  /** What to tell the person. */
  readonly sentence: string;
  readonly rule?: string;
  /** Seconds until it may be tried again. */
  readonly waitSeconds?: number;
}

export type Answer<T> =
  | { readonly ok: true; readonly value: T /** The server's time, when it answered. */; readonly atMs: number }
  | { readonly ok: false; readonly problem: Problem };

interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly body?: object;
  /** As which of this browser's seats: `person`, or `<game>/<seat>`. */
  readonly as?: string | undefined;
}

/** Asks the server under `/api/v1`. Never throws for what the server or the line does. */
export async function ask<T>(path: string, { method = 'GET', body, as }: Asked = {}): Promise<Answer<T>> {
  try {
    const answer = await fetch(`/api/v1${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(as === undefined ? {} : { 'x-defensor-seat': as }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const read = (await answer.json()) as unknown;
    if (!answer.ok) return { ok: false, problem: problemIn(read, answer) };
    return { ok: true, value: read as T, atMs: Date.parse(answer.headers.get('date') ?? '') };
  } catch {
    return { ok: false, problem: { status: 0, code: 'no-connection', sentence: words.door.noConnection } };
  }
}

function problemIn(read: unknown, answer: Response): Problem {
  const { code = 'unknown', sentence = words.door.noSentence, rule } = read as Partial<Problem>;
  const wait = Number(answer.headers.get('retry-after') ?? Number.NaN);
  return {
    status: answer.status,
    code,
    sentence,
    ...(rule === undefined ? {} : { rule }),
    ...(Number.isFinite(wait) && wait > 0 ? { waitSeconds: wait } : {}),
  };
}
