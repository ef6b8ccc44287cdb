import { z } from 'zod';
import { id, time } from './parts.ts';

/** Everything that is kept about one person. */
export const personExport = z.strictObject({
  person: z.strictObject({
    id,
    name: z.string(),
    details: z.record(z.string(), z.string()),
    class: id.exactOptional(),
    provider: z.strictObject({ issuer: z.string(), subject: z.string() }).exactOptional(),
    hasPassphrase: z.boolean(),
    createdAt: time,
  }),
  roles: z.array(z.string()),
  classes: z.array(id),
  seats: z.array(z.strictObject({ game: z.string(), seat: z.string(), card: id, since: time })),
  devices: z.array(z.strictObject({ device: z.string(), since: time, seenAt: time })),
  tokens: z.array(z.strictObject({ name: z.string(), scopes: z.string(), createdAt: time })),
  writings: z.array(z.strictObject({ game: z.string(), seat: z.string(), at: time, text: z.string() })),
  attachments: z.array(
    z.strictObject({ game: z.string(), id, at: time, mediaType: z.string(), size: z.int().describe('In bytes') }),
  ),
  trail: z.array(z.strictObject({ at: time, act: z.string(), object: z.string() })),
});
