import { type ProblemAnswer, refused } from '../../http/problem.ts';

/** Why something is not attached: status and sentence. */
const REFUSALS = {
  'no-such-thing': [404, 'There is no such sheet, letter or testimony here, or it is not yours to see.'],
  'attachment-closed': [
    403,
    'Nothing can be attached to this now. A letter takes pictures in the minutes after it is sent, a sheet while it is open, a testimony until it is decided.',
  ],
  'attachment-type': [415, 'Only pictures (JPEG, PNG) and PDF documents can be attached.'],
  'attachment-unsound': [422, 'This file is not whole. Save it anew, or take a picture of it.'],
  'attachment-locked': [422, 'This document has a password. Save it without one.'],
  'attachment-full': [409, 'There is no room for more: eight to each sheet, letter or testimony.'],
} as const satisfies Record<string, readonly [number, string]>;

export type AttachmentRefusalCode = keyof typeof REFUSALS;

export function attachmentRefusal(code: AttachmentRefusalCode): ProblemAnswer {
  const [status, sentence] = REFUSALS[code];
  return refused(status, code, sentence);
}
