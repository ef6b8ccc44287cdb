/** `{"id":` and a text or number, then a comma: the usual beginning of a position. */
const BEGINS_WITH_ID = /^\s*\{\s*"id"\s*:\s*("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?)\s*,/;

/** The id of a line that is not JSON, where the line begins with one; else `null`. */
export function idOfBrokenLine(text: string): string | number | null {
  const written = BEGINS_WITH_ID.exec(text.slice(0, 1000))?.[1];
  if (written === undefined) return null;
  try {
    return JSON.parse(written) as string | number;
  } catch {
    // An escape that JSON does not know: then the id is broken too.
    return null;
  }
}
