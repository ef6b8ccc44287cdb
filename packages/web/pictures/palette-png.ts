/** Pictures with 256 colours: a third of the bytes, and the eye sees no difference on paper and ink. */
import { crc32, deflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, alpha of each pixel. */
  readonly rgba: Uint8Array;
}

/** Colours that are alike in the first five bits of each channel count as one: how many pixels, and their sum. */
interface Shade {
  readonly key: number;
  readonly channels: readonly [number, number, number];
  readonly sum: [number, number, number];
  count: number;
}

/** The picture as a PNG file with a palette of its own. */
export function palettePng({ width, height, rgba }: Pixels): Buffer {
  const keyAt = (i: number) =>
    (((rgba[i] ?? 0) >> 3) << 10) | (((rgba[i + 1] ?? 0) >> 3) << 5) | ((rgba[i + 2] ?? 0) >> 3);
  const shades = new Map<number, Shade>();
  for (let i = 0; i < rgba.length; i += 4) {
    const key = keyAt(i);
    const shade = shades.get(key) ?? { key, channels: channelsOf(key), sum: [0, 0, 0], count: 0 };
    shades.set(key, shade);
    shade.count++;
    for (const axis of [0, 1, 2] as const) shade.sum[axis] += rgba[i + axis] ?? 0;
  }
  const boxes = medianCut([...shades.values()]);
  const indexOf = new Map<number, number>();
  boxes.forEach((box, index) => {
    for (const { key } of box) indexOf.set(key, index);
  });
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf.get(keyAt((y * width + x) * 4)) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(boxes.flatMap(meanOf))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const channelsOf = (key: number): [number, number, number] => [(key >> 10) & 31, (key >> 5) & 31, key & 31];

/** Parts the colours into at most 256 boxes, always the box with the widest spread at its middle. */
function medianCut(shades: Shade[]): Shade[][] {
  const boxes = [shades];
  while (boxes.length < 256) {
    const worst = boxes.reduce((a, b) => (spreadOf(b).weight > spreadOf(a).weight ? b : a));
    if (worst.length < 2) return boxes;
    const { axis } = spreadOf(worst);
    const sorted = [...worst].sort((a, b) => (a.channels[axis] ?? 0) - (b.channels[axis] ?? 0));
    const half = sorted.reduce((sum, shade) => sum + shade.count, 0) / 2;
    let seen = 0;
    const at = sorted.findIndex((shade) => {
      seen += shade.count;
      return seen >= half;
    });
    const cut = Math.min(Math.max(1, at), sorted.length - 1);
    boxes.splice(boxes.indexOf(worst), 1, sorted.slice(0, cut), sorted.slice(cut));
  }
  return boxes;
}

function spreadOf(box: Shade[]): { axis: number; weight: number } {
  const spreads = [0, 1, 2].map((axis) => {
    const values = box.map((shade) => shade.channels[axis] ?? 0);
    return Math.max(...values) - Math.min(...values);
  });
  const widest = Math.max(...spreads);
  const count = box.reduce((sum, shade) => sum + shade.count, 0);
  return { axis: spreads.indexOf(widest), weight: widest * Math.sqrt(count) };
}

function meanOf(box: Shade[]): number[] {
  const count = box.reduce((sum, shade) => sum + shade.count, 0);
  return ([0, 1, 2] as const).map((axis) => Math.round(box.reduce((sum, shade) => sum + shade.sum[axis], 0) / count));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
