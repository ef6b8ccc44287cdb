import { constants, deflateSync, inflateSync } from 'node:zlib';
import { blankJpeg } from './jpeg.ts';
import { blankPackets, blankPointedTo, blankSayings } from './pdf-sayings.ts';

/** A document that unpacks to more than this is no letter and no sheet. */
const MOST_UNPACKED = 32 * 1024 * 1024;

/** Why a PDF is not taken. */
export type PdfFault = 'unsound' | 'locked';

/**
 * A PDF in which author, programs, times and the packets of metadata are blanked where they stand, also those of pictures
 * from a camera, and without what follows its end. Its pages are as they were: what is written on them is not looked at.
 * Nothing moves, so that its table of contents still fits.
 */
export function cleanPdf(given: Buffer): Buffer | PdfFault {
  const last = given.lastIndexOf('%%EOF');
  if (!/^%PDF-[12]\.\d/.test(given.toString('latin1', 0, 8)) || last < 0) return 'unsound';
  const bytes = Buffer.concat([given.subarray(0, last + 5), Buffer.from('\n')]);
  const streams = streamsOf(bytes);
  const between = outside(bytes, streams);
  if (between.some((part) => /\/Encrypt\b/.test(part.toString('latin1')))) return 'locked';

  const pointedTo = new Set<string>();
  for (const part of between) if (!blankSayings(part, pointedTo)) return 'unsound';
  let unpacked = 0;
  for (const { head, body } of streams) {
    if (/\/DCTDecode\b/.test(head)) blankJpeg(body);
    else if (/\/Type\s*\/Metadata\b/.test(head)) makeEmpty(body, head);
    else if (/\/Type\s*\/ObjStm\b/.test(head)) {
      const size = blankPacked(body, head, MOST_UNPACKED - unpacked, pointedTo);
      if (size === undefined) return 'unsound';
      unpacked += size;
    } else blankPackets(body);
  }
  for (const part of between) if (!blankPointedTo(part, pointedTo)) return 'unsound';
  return bytes;
}

interface Stream {
  /** The dictionary before it. */
  readonly head: string;
  readonly body: Buffer;
  readonly from: number;
  readonly end: number;
}

function streamsOf(bytes: Buffer): readonly Stream[] {
  const streams: Stream[] = [];
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at)) {
    const from = at + (bytes[at + 6] === 0x0d && bytes[at + 7] === 0x0a ? 8 : 7);
    const end = bytes.indexOf('endstream', from);
    if (end < 0) break;
    const before = bytes.toString('latin1', Math.max(streams.at(-1)?.end ?? 0, at - 4096), at);
    streams.push({ head: before.slice(before.lastIndexOf(' obj') + 1), body: bytes.subarray(from, end), from, end });
    at = end + 'endstream'.length;
  }
  return streams;
}

/** The parts where no stream is. */
function outside(bytes: Buffer, streams: readonly Stream[]): readonly Buffer[] {
  const starts = [0, ...streams.map(({ end }) => end)];
  return starts.map((start, index) => bytes.subarray(start, streams[index]?.from ?? bytes.length));
}

/** Makes a stream one of nothing. */
function makeEmpty(body: Buffer, head: string): void {
  body.fill(' ');
  if (/\/FlateDecode\b/.test(head)) deflateSync('').copy(body);
}

/** Blanks within a packed list of objects. Returns what it unpacks to, `undefined` where that cannot be done. */
function blankPacked(body: Buffer, head: string, most: number, pointedTo: Set<string>): number | undefined {
  const isOtherwisePacked = /\/(?:LZW|ASCII\w+|RunLength|Crypt)\w*\b|\/Predictor\b/.test(head);
  if (!/\/FlateDecode\b/.test(head) || isOtherwisePacked) return undefined;
  const text = unpack(body, most);
  if (text === undefined) return undefined;
  const before = Buffer.from(text);
  if (!blankSayings(text, pointedTo)) return undefined;
  if (before.equals(text)) return text.length;
  const packed = deflateSync(text, { level: 9 });
  if (packed.length > body.length) return undefined;
  body.fill(' ');
  packed.copy(body);
  return text.length;
}

function unpack(body: Buffer, most: number): Buffer | undefined {
  try {
    return inflateSync(body, { maxOutputLength: Math.max(1, most), finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
