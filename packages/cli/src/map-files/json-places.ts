/** A place in a text, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** JSON text that was read, with the place of everything in it. */
export interface PlacedJson {
  readonly ok: true;
  readonly value: unknown;
  /** The place of what `path` leads to, or of the nearest thing around it that is there. */
  readonly placeOf: (path: readonly (string | number)[]) => Place;
  /** Names that an object has twice: JSON keeps only the last. */
  readonly repeated: readonly { readonly name: string; readonly place: Place }[];
}

export interface BrokenJson {
  readonly ok: false;
  readonly place: Place;
  /** What was expected, for a person. */
  readonly reason: string;
}

/** Where a value begins in the text, and what lies in it. */
interface Node {
  readonly at: number;
  readonly children?: ReadonlyMap<string | number, Node>;
}

const MAX_DEPTH = 100;
const SPACE = /[ \t\n\r]*/y;
/** Any character from the space on, but quote and backslash, which are escaped. */
const STRING = /"(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

/** Reads JSON and remembers where each value stood, so that a fault of its meaning can be pointed at. */
export function parseWithPlaces(text: string): PlacedJson | BrokenJson {
  const placeAt = placesOf(text);
  const repeated: { name: string; place: Place }[] = [];
  let at = text.startsWith('\uFEFF') ? 1 : 0;

  /** The next token of this shape, or `undefined`. */
  function take(shape: RegExp): string | undefined {
    shape.lastIndex = at;
    const found = shape.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  }

  function takeSign(sign: string): boolean {
    take(SPACE);
    if (text[at] !== sign) return false;
    at++;
    return true;
  }

  function readValue(depth: number): [unknown, Node] {
    take(SPACE);
    const start = at;
    if (depth > MAX_DEPTH) throw new BrokenAt(start, 'lists and objects lie too deep in each other');
    if (takeSign('{')) return readObject(start, depth);
    if (takeSign('[')) return readList(start, depth);
    const plain = take(STRING) ?? take(NUMBER) ?? take(WORD);
    if (plain === undefined) throw new BrokenAt(start, whatIsWrong(text, start));
    return [JSON.parse(plain), { at: start }];
  }

  function readObject(start: number, depth: number): [unknown, Node] {
    const members: [string, unknown][] = [];
    const children = new Map<string, Node>();
    if (!takeSign('}')) {
      do {
        take(SPACE);
        const nameAt = at;
        const written = take(STRING);
        if (written === undefined) throw new BrokenAt(nameAt, 'a name in double quotes is expected here');
        const name = JSON.parse(written) as string;
        if (!takeSign(':')) throw new BrokenAt(at, `a colon is expected after ${written}`);
        const [value, node] = readValue(depth + 1);
        if (children.has(name)) repeated.push({ name, place: placeAt(nameAt) });
        members.push([name, value]);
        children.set(name, node);
      } while (takeSign(','));
      if (!takeSign('}')) throw new BrokenAt(at, 'a comma or } is expected here');
    }
    return [Object.fromEntries(members), { at: start, children }];
  }

  function readList(start: number, depth: number): [unknown, Node] {
    const items: unknown[] = [];
    const children = new Map<number, Node>();
    if (!takeSign(']')) {
      do {
        const [value, node] = readValue(depth + 1);
        children.set(items.length, node);
        items.push(value);
      } while (takeSign(','));
      if (!takeSign(']')) throw new BrokenAt(at, 'a comma or ] is expected here');
    }
    return [items, { at: start, children }];
  }

  try {
    const [value, root] = readValue(0);
    take(SPACE);
    if (at < text.length) throw new BrokenAt(at, 'nothing more is expected here');
    const placeOf = (path: readonly (string | number)[]): Place => placeAt(innermost(root, path).at);
    return { ok: true, value, placeOf, repeated };
  } catch (error) {
    if (!(error instanceof BrokenAt)) throw error;
    return { ok: false, place: placeAt(error.at), reason: error.message };
  }
}

/** Ends the reading from however deep; it never leaves this file. */
class BrokenAt extends Error {
  readonly at: number;

  constructor(at: number, reason: string) {
    super(reason);
    this.at = at;
  }
}

function whatIsWrong(text: string, at: number): string {
  if (at >= text.length) return 'the file ends here, in the middle of a value';
  if (text[at] === '"') return 'this text does not end, or has a character in it that JSON does not allow';
  return 'a value is expected here';
}

function innermost(root: Node, path: readonly (string | number)[]): Node {
  let node = root;
  for (const step of path) {
    const child = node.children?.get(step);
    if (child === undefined) break;
    node = child;
  }
  return node;
}

/** Turns offsets in `text` into places. */
function placesOf(text: string): (offset: number) => Place {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
