/** A line longer than this is not read: no position comes near it, and memory stays bounded. */
export const MAX_LINE_BYTES = 16 * 1024 * 1024;

/** A line of input; of one that was too long only the beginning is there. */
export interface Line {
  /** Counted from 1. */
  readonly number: number;
  readonly text: string;
  readonly isTooLong: boolean;
}

/** Cuts a stream of bytes into lines: LF or CRLF, a byte order mark at the start is dropped. */
export interface LineSplitter {
  /** The lines that `chunk` ends. */
  readonly push: (chunk: Uint8Array) => Line[];
  /** The last line, where the input does not end with a line break. */
  readonly end: () => Line[];
}

const LINE_FEED = 10;

export function lineSplitter(maxBytes: number = MAX_LINE_BYTES): LineSplitter {
  let number = 0;
  /** The beginning of a line whose end has not come, at most `maxBytes` of it. */
  let parts: Uint8Array[] = [];
  let kept = 0;
  let isTooLong = false;

  function keep(part: Uint8Array): void {
    const room = maxBytes - kept;
    if (part.length > room) isTooLong = true;
    if (room === 0 || part.length === 0) return;
    const fitting = part.subarray(0, room);
    parts.push(fitting);
    kept += fitting.length;
  }

  function finish(): Line {
    number++;
    const bytes = Buffer.concat(parts, kept);
    const text = bytes.toString('utf8');
    const line = { number, text: number === 1 ? text.replace(/^\uFEFF/, '') : text, isTooLong };
    parts = [];
    kept = 0;
    isTooLong = false;
    return { ...line, text: line.text.replace(/\r$/, '') };
  }

  return {
    push: (chunk) => {
      const lines: Line[] = [];
      let start = 0;
      for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, start)) {
        keep(chunk.subarray(start, end));
        lines.push(finish());
        start = end + 1;
      }
      keep(chunk.subarray(start));
      return lines;
    },
    end: () => (kept > 0 ? [finish()] : []),
  };
}
