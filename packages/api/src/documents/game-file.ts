import { EVENTS, type EventType } from '@defensor/game';
import { z } from 'zod';

/** What says that a JSON file is a whole game. A later form that old programs cannot read has another version. */
export const GAME_FILE = { format: 'defensor-game', version: 1 } as const;

const seat = z.string().min(1).max(80);
const audience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('public') }),
  z.strictObject({ kind: z.literal('judge') }),
  z.strictObject({ kind: z.literal('seats'), seats: z.array(seat) }),
]);

/** An event of each type, with its facts. */
const [firstEvent, ...moreEvents] = (Object.keys(EVENTS) as EventType[]).map((type) =>
  z.strictObject({ type: z.literal(type), rule: z.string().max(40), audience, facts: EVENTS[type] }),
);
const event = z.discriminatedUnion('type', [firstEvent as NonNullable<typeof firstEvent>, ...moreEvents]);

const entry = z.strictObject({
  seq: z.int().min(1).describe('From 1 on, without a gap'),
  at: z.int().min(0).describe('Milliseconds since 1970'),
  turn: z.string().max(10),
  phase: z.string().max(40),
  actor: seat,
  onBehalfOf: seat.exactOptional(),
  command: z.string().min(1).max(200).describe('The id of the command it came of'),
  event,
});

const id = z.string().min(1).max(80);

/** What was attached to a paper of the game, with its bytes. */
const attachment = z.strictObject({
  about: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('sheet'),
      id,
      turn: z.string().max(10),
      sheetKind: z.string().max(20),
    }),
    z.strictObject({ kind: z.enum(['letter', 'testimony']), id }),
  ]),
  by: seat,
  mediaType: z.enum(['image/jpeg', 'image/png', 'application/pdf']),
  bytes: z.base64().describe('As they were kept, in Base64'),
});

/** A whole game as a file: its log, the free texts that it was taken out with, and who sits where. */
export const gameFileSchema = z.strictObject({
  format: z.literal(GAME_FILE.format),
  version: z.literal(GAME_FILE.version),
  title: z.string().max(120),
  writtenAt: z.int().min(0).describe('Milliseconds since 1970, by the database’s clock'),
  cast: z
    .array(
      z.strictObject({
        seat,
        class: z.string().max(20),
        person: z.string().max(200).exactOptional().describe('An id; names stand here only where they were asked for'),
        name: z.string().max(400).exactOptional(),
      }),
    )
    .max(500)
    .describe('For readers: what counts is in the log'),
  log: z.array(entry).min(1).max(200_000),
  hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('Of the last entry: SHA-256 over the hash before it and the entry’s canonical JSON (RFC 8785)'),
  texts: z.record(z.string().max(400), z.string()).describe('Free texts by the ids that the log refers to'),
  attachments: z
    .array(attachment)
    .max(5_000)
    .exactOptional()
    .describe('Pictures and documents, where they were asked for, the oldest first'),
});

export type GameFile = z.output<typeof gameFileSchema>;

/** The JSON Schema of the file, for other programs. */
export function gameFileJsonSchema() {
  return z.toJSONSchema(gameFileSchema, { io: 'input' });
}
