/** More than a scanner or a telephone makes; a picture of more fills the memory of whoever looks at it. */
export const MOST_POINTS = 100_000_000;

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const COMMENT = 0xfe;
const EXIF = Buffer.from('Exif\0\0', 'latin1');
const ORIENTATION = 0x0112;

/** A piece of a JPEG: its marker, where it begins, and where what belongs to it lies. */
interface Segment {
  readonly marker: number;
  readonly start: number;
  readonly from: number;
  readonly end: number;
}

/**
 * The picture alone of a JPEG: without place, time, camera, thumbnail, comment, and without whatever follows it. Of what
 * a camera wrote only the way it was held is kept, else pictures of telephones would lie on their side. `undefined` for
 * what is no whole JPEG.
 */
export function cleanJpeg(bytes: Buffer): Buffer | undefined {
  const segments = segmentsOf(bytes);
  if (segments === undefined || !hasPicture(bytes, segments)) return undefined;
  const kept = segments.filter((segment) => !isAboutThePicture(bytes, segment));
  const [beginning, ...rest] = kept.map(({ start, end }) => bytes.subarray(start, end));
  if (beginning === undefined) return undefined;
  const orientation = segments.map((segment) => orientationIn(bytes, segment)).find((found) => found !== undefined);
  return Buffer.concat([beginning, ...(orientation === undefined ? [] : [exifOf(orientation)]), ...rest]);
}

/** Blanks where they lie the pieces that `cleanJpeg` leaves out, for a JPEG within another file. */
export function blankJpeg(bytes: Buffer): void {
  for (const segment of segmentsOf(bytes) ?? []) {
    if (isAboutThePicture(bytes, segment)) bytes.fill(0, segment.from, segment.end);
  }
}

/** All pieces up to the end of the picture, in order; `undefined` where they do not fit together. */
function segmentsOf(bytes: Buffer): readonly Segment[] | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined;
  const segments: Segment[] = [{ marker: SOI, start: 0, from: 2, end: 2 }];
  let at = 2;
  for (;;) {
    const start = at;
    if (bytes[at] !== 0xff) return undefined;
    while (bytes[at + 1] === 0xff) at += 1;
    const marker = bytes[at + 1];
    if (marker === undefined || marker < 0xc0 || (marker >= 0xd0 && marker <= SOI)) return undefined;
    at += 2;
    if (marker === EOI) return [...segments, { marker, start, from: at, end: at }];
    if (at + 2 > bytes.length) return undefined;
    const end = at + bytes.readUInt16BE(at);
    if (end < at + 2 || end > bytes.length) return undefined;
    const from = at + 2;
    at = marker === SOS ? endOfScan(bytes, end) : end;
    segments.push({ marker, start, from, end: at });
  }
}

/** Where the compressed points end: at the next marker that is none of theirs. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isOfScan = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isOfScan) return at;
  }
  return bytes.length;
}

/** Whether there is a frame of a size that can be shown, and points in it. */
function hasPicture(bytes: Buffer, segments: readonly Segment[]): boolean {
  const frames = segments.filter(
    ({ marker }) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker),
  );
  const isSized = ({ from, end }: Segment) => {
    if (end - from < 6) return false;
    const points = bytes.readUInt16BE(from + 1) * bytes.readUInt16BE(from + 3);
    return points > 0 && points <= MOST_POINTS;
  };
  return frames.length > 0 && frames.every(isSized) && segments.some(({ marker }) => marker === SOS);
}

/**
 * Whether a piece tells of the picture rather than making it: every application's piece and the comment, but the colours
 * (an ICC profile, Adobe's transform). JFIF's is left out too: it may hold a thumbnail, and says nothing that is needed.
 */
function isAboutThePicture(bytes: Buffer, { marker, from, end }: Segment): boolean {
  if (marker === COMMENT) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  const begins = (name: string) => bytes.subarray(from, Math.min(end, from + name.length)).toString('latin1') === name;
  const isColour = (marker === 0xe2 && begins('ICC_PROFILE\0')) || (marker === 0xee && begins('Adobe'));
  return !isColour;
}

/** How the camera was held, 2 to 8, if a piece says so; 1 is as every picture without it. */
function orientationIn(bytes: Buffer, { marker, from, end }: Segment): number | undefined {
  if (marker !== 0xe1 || !bytes.subarray(from, from + EXIF.length).equals(EXIF)) return undefined;
  const tiff = bytes.subarray(from + EXIF.length, end);
  if (tiff.length < 14) return undefined;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const two = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (first + 2 > tiff.length) return undefined;
  const count = two(first);
  for (let entry = first + 2; entry < first + 2 + count * 12 && entry + 12 <= tiff.length; entry += 12) {
    if (two(entry) !== ORIENTATION) continue;
    const value = two(entry + 8);
    return value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** A piece that says how the camera was held, and nothing else. */
function exifOf(orientation: number): Buffer {
  const piece = Buffer.alloc(36);
  piece.writeUInt16BE(0xffe1, 0);
  piece.writeUInt16BE(34, 2);
  EXIF.copy(piece, 4);
  piece.write('MM\0*', 10, 'latin1');
  piece.writeUInt32BE(8, 14);
  piece.writeUInt16BE(1, 18);
  piece.writeUInt16BE(ORIENTATION, 20);
  piece.writeUInt16BE(3, 22);
  piece.writeUInt32BE(1, 24);
  piece.writeUInt16BE(orientation, 28);
  return piece;
}
