import { cleanJpeg } from './jpeg.ts';
import { cleanPdf } from './pdf.ts';
import { cleanPng } from './png.ts';

/** The kinds of files that are kept. */
export const MEDIA_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** A file as it is kept, or why it is not. */
export type Cleaned =
  | { readonly ok: true; readonly mediaType: MediaType; readonly bytes: Buffer }
  | { readonly ok: false; readonly code: 'attachment-type' | 'attachment-unsound' | 'attachment-locked' };

/**
 * A file without place, time, camera and program, by what is in it: neither its name nor its sender’s word counts. What
 * is more than one thing at once is kept as the one thing that its beginning says, without the rest.
 */
export function cleanFile(bytes: Buffer): Cleaned {
  const beginning = bytes.toString('latin1', 0, 5);
  if (beginning.startsWith('\xff\xd8\xff')) return kept('image/jpeg', cleanJpeg(bytes));
  if (beginning.startsWith('\x89PNG')) return kept('image/png', cleanPng(bytes));
  if (beginning !== '%PDF-') return { ok: false, code: 'attachment-type' };
  const clean = cleanPdf(bytes);
  return clean === 'locked' ? { ok: false, code: 'attachment-locked' } : kept('application/pdf', clean);
}

function kept(mediaType: MediaType, bytes: Buffer | 'unsound' | undefined): Cleaned {
  return Buffer.isBuffer(bytes) ? { ok: true, mediaType, bytes } : { ok: false, code: 'attachment-unsound' };
}
