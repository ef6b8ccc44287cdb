/** The keys under which a PDF says who made it, with what and when. */
const KEYS =
  'Author|Creator|Producer|Title|Subject|Keywords|CreationDate|ModDate|LastModified|Company|Manager|SourceModified';

// A document is sent by anybody: all of this goes through it once, whatever stands in it.

/**
 * Blanks in `part` what the keys say, in place. Of what they only point to, the number goes into `pointedTo`. `false` for
 * a text that does not end.
 */
export function blankSayings(part: Buffer, pointedTo: Set<string>): boolean {
  const text = part.toString('latin1');
  const key = new RegExp(`/(?:${KEYS})\\s*(?:(\\(|<(?!<))|(\\d+)\\s+\\d+\\s+R\\b)`, 'g');
  for (let found = key.exec(text); found !== null; found = key.exec(text)) {
    if (found[2] !== undefined) pointedTo.add(found[2]);
    else if (!blankString(part, text, key)) return false;
  }
  blankPackets(part);
  return true;
}

/** Blanks the texts that stand as objects of these numbers. `false` for one that does not end. */
export function blankPointedTo(part: Buffer, numbers: ReadonlySet<string>): boolean {
  if (numbers.size === 0) return true;
  const text = part.toString('latin1');
  const object = /\b(\d+)\s+\d+\s+obj\s*(?:\(|<(?!<))/g;
  for (let found = object.exec(text); found !== null; found = object.exec(text)) {
    if (numbers.has(found[1] ?? '') && !blankString(part, text, object)) return false;
  }
  return true;
}

/** Blanks the text whose bracket the expression has just passed, and has it go on behind it. */
function blankString(part: Buffer, text: string, passed: RegExp): boolean {
  const from = passed.lastIndex;
  const isLiteral = text[from - 1] === '(';
  const end = isLiteral ? endOfLiteral(text, from) : text.indexOf('>', from);
  if (end < 0) return false;
  part.fill(isLiteral ? ' ' : '0', from, end);
  passed.lastIndex = end;
  return true;
}

function endOfLiteral(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

const PACKETS = [
  ['<x:xmpmeta', '</x:xmpmeta>'],
  ['<x:xapmeta', '</x:xapmeta>'],
  ['<rdf:RDF', '</rdf:RDF>'],
] as const;

/** Blanks packets of metadata (XMP) in place. */
export function blankPackets(part: Buffer): void {
  for (const [opening, closing] of PACKETS) {
    for (let from = part.indexOf(opening); from >= 0; ) {
      const end = part.indexOf(closing, from);
      if (end < 0) break;
      part.fill(' ', from, end + closing.length);
      from = part.indexOf(opening, end);
    }
  }
}
