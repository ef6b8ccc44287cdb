import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A secret for a link, a cookie or a token: 256 random bits, in characters that need no escape in a URL. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The secret of a seat's link: 128 random bits, so that its QR code stays coarse enough for an old phone. */
export function newLinkSecret(): string {
  return randomBytes(16).toString('base64url');
}

/** An id that tells nothing and is never given twice: `prefix` and 96 random bits. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('base64url')}`;
}

/** How a secret of 128 bits or more is kept. Nobody guesses such a one, so a quick hash is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A key for one use, made from the server's own secret. */
export function derivedKey(serverSecret: string, use: string): Buffer {
  return createHmac('sha256', serverSecret).update(use).digest();
}
