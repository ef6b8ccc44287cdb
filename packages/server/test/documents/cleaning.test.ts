import { deflateSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanFile } from '../../src/documents/attachments/clean.ts';
import { CANARY, exif, jpeg, pdf, piece, png } from './files/make.ts';

const clean = (bytes: Buffer) => {
  const cleaned = cleanFile(bytes);
  if (!cleaned.ok) throw new Error(cleaned.code);
  return cleaned.bytes;
};
const refusal = (bytes: Buffer) => {
  const cleaned = cleanFile(bytes);
  return cleaned.ok ? undefined : cleaned.code;
};

describe('14.2.4 a JPEG', () => {
  const PIECES = [
    piece(0xe0, 'JFIF\0', CANARY),
    exif(1),
    piece(0xe1, `http://ns.adobe.com/xap/1.0/\0${CANARY}`),
    piece(0xed, `Photoshop 3.0\0${CANARY}`),
    piece(0xe2, `MPF\0${CANARY}`),
    piece(0xef, CANARY),
    piece(0xfe, CANARY),
  ];

  test('keeps its picture, byte for byte, and nothing else', () => {
    expect(clean(jpeg(PIECES))).toEqual(jpeg());
  });

  test('keeps its colours', () => {
    const colours = [piece(0xe2, 'ICC_PROFILE\0colours'), piece(0xee, 'Adobe\0transform')];
    expect(clean(jpeg([...PIECES, ...colours]))).toEqual(jpeg(colours));
  });

  test.each([true, false])(
    'keeps how the camera was held, and of its EXIF nothing else (little-endian: %s)',
    (isLittle) => {
      const kept = clean(jpeg([exif(6, isLittle)]));
      expect(kept.includes(CANARY)).toBe(false);
      expect(kept.length).toBe(jpeg().length + 36);
      // What is kept says the same again.
      expect(clean(kept)).toEqual(kept);
      expect(kept.readUInt16BE(30)).toBe(6);
    },
  );

  test('loses what stands behind its end: a second picture, an archive', () => {
    expect(clean(jpeg([], `PK\x03\x04${CANARY}`))).toEqual(jpeg());
  });
});

describe('14.2.4 a PNG', () => {
  test('keeps its picture, byte for byte, and neither texts nor time nor camera nor pieces of a program’s own', () => {
    const spoilt = png({
      tEXt: CANARY,
      zTXt: CANARY,
      iTXt: CANARY,
      eXIf: CANARY,
      tIME: CANARY,
      acTL: CANARY,
      prVt: CANARY,
    });
    expect(clean(spoilt)).toEqual(png());
  });

  test('keeps its colours, and loses what stands behind its end', () => {
    expect(clean(png({ gAMA: '1234', iCCP: 'x' }, `<script>${CANARY}`))).toEqual(png({ gAMA: '1234', iCCP: 'x' }));
  });
});

describe('14.2.4 a PDF', () => {
  test('tells no longer who made it, with what and when, nor do its pictures; its pages and its offsets stay', () => {
    const before = pdf();
    const after = clean(before);
    expect(after.length).toBe(before.length);
    const text = after.toString('latin1');
    expect(text).toContain('(A Lis H) Tj');
    expect(text).not.toContain(CANARY);
    expect(text).not.toContain(Buffer.from(CANARY).toString('hex'));
    for (const name of ['1 0 obj', '7 0 obj', '11 0 obj', 'startxref']) {
      expect(after.indexOf(name)).toBe(before.indexOf(name));
    }
    const packed = [...text.matchAll(/FlateDecode[^>]*>>\nstream\n/g)].map(({ index, 0: head }) =>
      inflateSync(after.subarray(index + head.length), { finishFlush: 2 }).toString('latin1'),
    );
    expect(packed).toHaveLength(2);
    expect(packed.join('')).not.toContain(CANARY);
    expect(packed.join('')).toContain('/Kind /Other');
  });

  test('loses what stands behind its end', () => {
    expect(clean(pdf({ behind: `PK\x03\x04${CANARY}` }))).toEqual(clean(pdf()));
  });

  test('with a password is refused: nobody can look into it', () => {
    expect(refusal(pdf({ trailer: '/Encrypt 12 0 R' }))).toBe('attachment-locked');
  });

  test('that unpacks without end is refused', () => {
    const bomb = pdf().toString('latin1');
    const head = '/Type /ObjStm /Filter /FlateDecode';
    const huge = Buffer.alloc(40 * 1024 * 1024);
    const packed = deflateSync(huge).toString('latin1');
    const spoilt = bomb.replace(
      'trailer\n',
      `20 0 obj\n<< ${head} >>\nstream\n${packed}\nendstream\nendobj\ntrailer\n`,
    );
    expect(refusal(Buffer.from(spoilt, 'latin1'))).toBe('attachment-unsound');
  });
});

describe('5.2.2 by content, not by name', () => {
  test.each([
    ['a web page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing that may hold a script', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['an archive with a PDF in it', `PK\x03\x04${pdf().toString('latin1')}`],
    ['a program', 'MZ\x90\0'],
    ['a GIF', 'GIF89a'],
    ['nothing', ''],
  ])('%s is not taken', (_, text) => {
    expect(refusal(Buffer.from(text, 'latin1'))).toBe('attachment-type');
  });

  test.each([
    ['a JPEG that breaks off', jpeg().subarray(0, -2)],
    ['a JPEG without points', Buffer.concat([Buffer.of(0xff, 0xd8, 0xff, 0xd9)])],
    ['a page that begins as a JPEG', Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1')],
    ['a JPEG larger than any screen', jpeg([], '', [60_000, 60_000])],
    ['a PNG that breaks off', png().subarray(0, -4)],
    ['a PNG with a wrong check sum', Buffer.from(png().map((byte, at) => (at === 17 ? byte ^ 1 : byte)))],
    ['a PNG larger than any screen', png({}, '', 2_000_000_000)],
    ['a PDF that breaks off', pdf().subarray(0, 400)],
    ['a PDF whose text does not end', Buffer.from('%PDF-1.4\n<< /Author (Anna %%EOF', 'latin1')],
  ])('%s is not taken', (_, bytes) => {
    expect(refusal(bytes)).toBe('attachment-unsound');
  });

  test('Q13 whatever the bytes are: an answer, and what is kept is kept the same again', () => {
    const beginnings = [jpeg([exif(3)]), png({ tEXt: 'x' }), pdf()];
    const spoilt = fc
      .tuple(fc.constantFrom(...beginnings), fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { maxLength: 4 }))
      .map(([bytes, changes]) => {
        const copy = Buffer.from(bytes);
        for (const [at, byte] of changes) copy[at % copy.length] = byte;
        return copy;
      });
    fc.assert(
      fc.property(fc.oneof(spoilt, fc.uint8Array({ maxLength: 200 }).map(Buffer.from)), (bytes) => {
        const once = cleanFile(bytes);
        if (!once.ok) return;
        const twice = cleanFile(once.bytes);
        expect(twice.ok && twice.bytes.equals(once.bytes)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  }, 60_000);
});
