import { crc32, deflateSync } from 'node:zlib';

/** What a camera and a program leave behind: none of it may be left in what is kept. */
export const CANARY = 'canary-52.5200N-13.4050E-Anna';

/** A piece of a JPEG. */
export function piece(marker: number, ...content: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** An EXIF piece with how the camera was held, and the canary as what the camera is called. */
export function exif(orientation: number, isLittle = false): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 24 + 4);
  const two = (value: number, at: number) => (isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at));
  const four = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(isLittle ? 'II*\0' : 'MM\0*', 0, 'latin1');
  four(8, 4);
  two(2, 8);
  two(0x010f, 10);
  two(2, 12);
  four(CANARY.length, 14);
  four(38, 18);
  two(0x0112, 22);
  two(3, 24);
  four(1, 26);
  two(orientation, 30);
  return piece(0xe1, 'Exif\0\0', tiff, CANARY);
}

const QUANTISATION = piece(0xdb, Buffer.concat([Buffer.of(0), Buffer.alloc(64, 1)]));
const HUFFMAN = [0x00, 0x10].map((table) =>
  piece(0xc4, Buffer.concat([Buffer.of(table, 1), Buffer.alloc(15), Buffer.of(0)])),
);
const frame = (width: number, height: number) =>
  piece(0xc0, Buffer.of(8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0));
const SCAN = Buffer.concat([piece(0xda, Buffer.of(1, 1, 0, 0, 63, 0)), Buffer.of(0x3f, 0xff, 0x00, 0xff, 0xd0, 0x3f)]);

/** A whole JPEG of one grey square, with these pieces before the picture and this behind its end. */
export function jpeg(before: readonly Buffer[] = [], behind = '', size: readonly [number, number] = [8, 8]): Buffer {
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    ...before,
    QUANTISATION,
    frame(...size),
    ...HUFFMAN,
    SCAN,
    Buffer.of(0xff, 0xd9),
    Buffer.from(behind, 'latin1'),
  ]);
}

function chunk(name: string, content: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), Buffer.from(content as string, 'latin1')]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(body.length - 4, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** A whole PNG of one black point, with these chunks before the picture and this behind its end. */
export function png(before: Readonly<Record<string, string>> = {}, behind = '', width = 1): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(1, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...Object.entries(before).map(([name, content]) => chunk(name, content)),
    chunk('IDAT', deflateSync(Buffer.of(0, 0))),
    chunk('IEND', ''),
    Buffer.from(behind, 'latin1'),
  ]);
}

const stream = (number: number, dictionary: string, body: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`${number} 0 obj\n<< ${dictionary} /Length ${body.length} >>\nstream\n`, 'latin1'),
    Buffer.from(body as string, 'latin1'),
    Buffer.from('\nendstream\nendobj\n', 'latin1'),
  ]);

/** A whole PDF that tells the canary in every place where PDFs tell of their making; its page says “A Lis H”. */
export function pdf({ trailer = '', behind = '' } = {}): Buffer {
  const objects = `9 0 9 40 << /Type /Info /Author (${CANARY}) /Producer (${CANARY}) /Title (x) >> << /Kind /Other >>`;
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Metadata 5 0 R >>\nendobj\n',
      'latin1',
    ),
    stream(4, '', 'BT /F1 12 Tf (A Lis H) Tj ET'),
    stream(5, '/Type /Metadata /Subtype /XML', `<x:xmpmeta xmlns:x="adobe:ns:meta/">${CANARY}</x:xmpmeta>`),
    stream(6, '/Type /Metadata /Filter /FlateDecode', deflateSync(`<x:xmpmeta>${CANARY}</x:xmpmeta>`)),
    stream(7, '/Subtype /Image /Filter /DCTDecode', jpeg([exif(6), piece(0xfe, CANARY)])),
    stream(8, '/Type /ObjStm /N 1 /First 10 /Filter /FlateDecode', deflateSync(objects)),
    Buffer.from(
      `10 0 obj\n<< /Author (${CANARY} \\) \\( (nested)) /Creator <${Buffer.from(CANARY).toString('hex')}> /ModDate 11 0 R >>\nendobj\n` +
        `11 0 obj\n(${CANARY})\nendobj\ntrailer\n<< /Root 1 0 R /Info 10 0 R ${trailer} >>\nstartxref\n9\n%%EOF\n${behind}`,
      'latin1',
    ),
  ]);
}
