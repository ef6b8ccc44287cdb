import { z } from 'zod';
import { problem } from '../../http/problem.ts';
import { defineRoute } from '../../http/route.ts';
import { gameParams, NO_GAME } from '../../http/routes/parts.ts';
import { isPrivateFrom } from '../../http/routes/texts.ts';
import type { Services } from '../../http/services.ts';
import { viewerIn, viewerNameOf } from '../../http/viewer.ts';
import { viewOf } from '../../http/views.ts';
import { nameOf, type Principal } from '../../identity/principal.ts';
import { DONE, doneSchema } from '../../identity/routes/parts.ts';
import { cleanFile, MEDIA_TYPES } from '../attachments/clean.ts';
import { type Attachment, attachmentIn, attachmentsOf, keepAttachment, removeAttachment } from '../attachments/keep.ts';
import { attachmentRefusal } from '../attachments/refusals.ts';
import { maySee, thingFor } from '../attachments/things.ts';
import { asDownload } from '../download.ts';

const MOST_BYTES = 5 * 1024 * 1024;

const seat = z.string().max(200).exactOptional().describe('Which of a browser’s seats asks');
const id = z.string().regex(/^[\w-]{1,80}$/);
const thingId = z.string().regex(/^[\w./:-]{1,80}$/);
const attachmentParams = gameParams.extend({ attachment: id });

const about = z.union([
  z.strictObject({
    kind: z.literal('sheet'),
    id: z.string(),
    turn: z.string(),
    sheetKind: z.string().describe('orders, retreats or adjustments'),
  }),
  z.strictObject({ kind: z.enum(['letter', 'testimony']), id: z.string() }),
]);
const attachmentSchema = z.strictObject({
  id,
  about,
  by: z.string().describe('The seat that it came from'),
  mediaType: z.enum(MEDIA_TYPES),
  size: z.int().describe('In bytes'),
  sha256: z.string(),
  at: z.int().describe('When it was kept, by the database’s clock, in milliseconds since 1970'),
});

const fileBytes = z
  .unknown()
  .refine(Buffer.isBuffer)
  .meta({ type: 'string', format: 'binary' }) as unknown as z.ZodType<Buffer>;

const NO_FILE = problem('not-found/attachment');

const attach = defineRoute({
  method: 'POST',
  url: '/api/v1/games/:game/attachments',
  access: 'seatOfGame',
  summary:
    'Attaches a picture (JPEG, PNG) or a PDF, sent as it is, to a sheet, letter or testimony. Place, time and camera are taken out of it. The same file again is the same attachment.',
  params: gameParams,
  query: z.strictObject({
    kind: z.enum(['sheet', 'letter', 'testimony']),
    id: thingId.describe('The sheet, letter or finding'),
    turn: z.string().max(10).exactOptional().describe('For a Judge: the turn of a sheet of earlier'),
    seat,
  }),
  body: fileBytes,
  takes: 'bytes',
  bodyLimit: MOST_BYTES,
  limit: 60,
  answers: { 200: attachmentSchema },
  handler: async ({ params, query, body, principal }, { host, store, clock, attachments }) => {
    const game = await host.current(params.game);
    const viewer = viewerIn(game, principal);
    if (viewer === undefined) return NO_GAME;
    const thing = thingFor(viewOf(game, viewer), query, await clock.now());
    if (typeof thing === 'string') return attachmentRefusal(thing);
    const cleaned = cleanFile(body);
    if (!cleaned.ok) return attachmentRefusal(cleaned.code);
    const { mediaType, bytes } = cleaned;
    const wish = { game: params.game, about: thing, seat: viewer, principal: nameOf(principal), mediaType, bytes };
    const kept = await keepAttachment(store, wish);
    if (kept === 'full') return attachmentRefusal('attachment-full');
    attachments.changed(params.game, game, kept, true);
    return { status: 200, body: kept };
  },
});

const list = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/attachments',
  access: 'viewerOfGame',
  summary: 'What is attached to the sheets, letters and testimonies that one may see, the oldest first.',
  params: gameParams,
  query: z.strictObject({ seat }),
  answers: { 200: z.strictObject({ attachments: z.array(attachmentSchema) }) },
  handler: async ({ params, principal }, { host, store }) => {
    const game = await host.current(params.game);
    const viewer = viewerIn(game, principal);
    if (viewer === undefined) return NO_GAME;
    const seen = viewOf(game, viewer);
    const all = await attachmentsOf(store, params.game);
    return { status: 200, body: { attachments: all.filter((one) => maySee(seen, one.about)) } };
  },
});

/** What is shown does nothing and loads nothing, also where a browser is led to open it as a page. */
const ALONE = { 'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'" };
const ENDINGS = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const;

const read = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/attachments/:attachment',
  access: 'viewerOfGame',
  summary: 'An attachment’s bytes. A Judge’s reading of what belongs to private letters is noted in the audit trail.',
  params: attachmentParams,
  query: z.strictObject({ seat }),
  answers: { 200: z.string().meta({ format: 'binary' }) },
  gives: 'application/octet-stream',
  handler: async ({ params, principal, reply }, services) => {
    const found = await readable(params.game, params.attachment, principal, services);
    const blob = found === undefined ? undefined : await services.store.blobs.get(found.id);
    if (found === undefined || blob === undefined) return NO_FILE;
    reply
      .headers({ ...asDownload(`${found.about.kind}-${found.about.id}.${ENDINGS[found.mediaType]}`), ...ALONE })
      .type(found.mediaType)
      .send(blob.bytes);
    return 'taken';
  },
});

/** An attachment that somebody may see. Nothing is shown whose reading could not be noted. */
async function readable(
  id: string,
  attachment: string,
  principal: Principal,
  { host, store }: Services,
): Promise<Attachment | undefined> {
  const game = await host.current(id);
  const viewer = viewerIn(game, principal);
  const found = await attachmentIn(store, id, attachment);
  if (viewer === undefined || found === undefined) return undefined;
  const seen = viewOf(game, viewer);
  if (!maySee(seen, found.about)) return undefined;
  const letter = game.record.letters.find((one) => found.about.kind === 'letter' && one.id === found.about.id);
  if (seen.desk !== undefined && letter !== undefined && isPrivateFrom(letter, viewer)) {
    const facts = { attachment };
    await store.audit.write({ actor: nameOf(principal), act: 'lettersRead', object: `game:${id}`, facts });
  }
  return found;
}

const remove = defineRoute({
  method: 'DELETE',
  url: '/api/v1/games/:game/attachments/:attachment',
  access: 'seatOfGame',
  summary: 'Takes an attachment away for good: a Judge any, a seat its own while more could be attached there.',
  params: attachmentParams,
  query: z.strictObject({ seat }),
  answers: { 200: doneSchema },
  handler: async ({ params, principal }, services) => {
    const { host, store, clock, attachments } = services;
    const game = await host.current(params.game);
    const found = await attachmentIn(store, params.game, params.attachment);
    const viewer = viewerIn(game, principal);
    if (viewer === undefined || found === undefined) return NO_FILE;
    const seen = viewOf(game, viewer);
    if (!maySee(seen, found.about)) return NO_FILE;
    if (seen.desk === undefined) {
      const thing = thingFor(seen, found.about, await clock.now());
      if (found.by !== viewerNameOf(principal) || typeof thing === 'string')
        return attachmentRefusal('attachment-closed');
    }
    await removeAttachment(store, params.game, found.id, nameOf(principal));
    attachments.changed(params.game, game, found, false);
    return DONE;
  },
});

export const attachmentRoutes = [attach, list, read, remove];
