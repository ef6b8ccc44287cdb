import { type AttachmentRefusal, serverSentence } from '@defensor/api';
import { type ProblemAnswer, refused } from '../../http/problem.ts';

const STATUS: { readonly [Code in AttachmentRefusal]: number } = {
  'no-such-thing': 404,
  'attachment-closed': 403,
  'attachment-type': 415,
  'attachment-unsound': 422,
  'attachment-locked': 422,
  'attachment-full': 409,
};

/** Why something is not attached, as an answer. */
export function attachmentRefusal(code: AttachmentRefusal): ProblemAnswer {
  return refused(STATUS[code], code, (language) => serverSentence(code, language));
}
