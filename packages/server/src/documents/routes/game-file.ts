import { gameFileJsonSchema, serverSentence } from '@defensor/api';
import { turnName } from '@defensor/game';
import { z } from 'zod';
import { commandId } from '../../http/command-schemas.ts';
import { refused } from '../../http/problem.ts';
import { ID_TAKEN } from '../../http/refusal-problem.ts';
import { defineRoute } from '../../http/route.ts';
import { gameIdOf } from '../../http/routes/games.ts';
import { gameParams, NO_GAME } from '../../http/routes/parts.ts';
import { nameOf } from '../../identity/principal.ts';
import { adoptAttachments } from '../attachments/keep.ts';
import { peopleOfClass } from '../class-people.ts';
import { asDownload } from '../download.ts';
import { adoptedLog } from '../game-file/adopt.ts';
import { attachmentsToWrite } from '../game-file/attachments.ts';
import { readGameFile } from '../game-file/read.ts';
import { fileHash, gameFile, textsToWrite } from '../game-file/write.ts';
import { headOf } from '../head.ts';

const MOST_BYTES = 32 * 1024 * 1024;

const write = defineRoute({
  method: 'GET',
  url: '/api/v1/games/:game/game.json',
  access: 'judgeOfGame',
  summary:
    'The whole game as a file (docs/game-format.md): its log, and by choice the free texts that the Judge may read, the people’s names and what is attached. Noted in the audit trail.',
  params: gameParams,
  query: z.strictObject({
    texts: z.enum(['none', 'all']).default('none'),
    names: z.enum(['none', 'all']).default('none'),
    attachments: z.enum(['none', 'all']).default('none'),
  }),
  answers: { 200: z.looseObject({ format: z.string(), version: z.int() }) },
  handler: async ({ params, query, principal, reply }, { host, store, clock }) => {
    const head = await headOf(store, params.game);
    const game = await host.atLeast(params.game, head.seq);
    const rows = await store.games.read(params.game, 0, game.seq);
    const ids = query.texts === 'all' ? textsToWrite(game) : [];
    const texts = ids.length === 0 ? new Map<string, string>() : await store.games.texts(params.game, ids);
    const attachments = query.attachments === 'all' ? await attachmentsToWrite(store, params.game) : undefined;
    if (attachments === 'too-large')
      return refused(409, 'file-too-large', (language) => serverSentence('file-too-large', language));
    const people = query.names === 'all' ? await peopleOfClass(store, head.classId) : undefined;
    await store.audit.write({
      actor: nameOf(principal),
      act: 'gameExported',
      object: `game:${params.game}`,
      facts: { ...query },
    });
    const file = gameFile({
      head,
      game,
      log: rows.map(({ body }) => body),
      texts,
      ...(people === undefined ? {} : { people }),
      ...(attachments === undefined ? {} : { attachments }),
      writtenAt: await clock.now(),
    });
    reply
      .headers(asDownload(`${head.title}.defensor.json`))
      .type('application/json; charset=utf-8')
      .serializer(String)
      .send(JSON.stringify(file));
    return 'taken' as const;
  },
});

const read = defineRoute({
  method: 'POST',
  url: '/api/v1/games/import',
  access: 'judge',
  summary:
    'Makes a new game of a file (docs/game-format.md), which is played through event by event first. Its clock stands until the Judge lets it run.',
  body: z.strictObject({
    id: commandId,
    class: z.string().regex(/^[\w-]{1,80}$/),
    file: z.looseObject({}).describe('The file’s JSON'),
  }),
  bodyLimit: MOST_BYTES,
  limit: 20,
  answers: { 201: z.strictObject({ game: z.string(), seq: z.int(), turn: z.string(), phase: z.string() }) },
  handler: async ({ body, principal }, { store, clock, host }) => {
    if (principal.kind !== 'person' || !principal.classes.includes(body.class)) return NO_GAME;
    const now = await clock.now();
    const checked = readGameFile(body.file, now);
    if (!checked.ok) {
      const { code, issues, facts } = checked.refusal;
      const more = {
        ...(issues === undefined ? {} : { issues: [...issues] }),
        ...(facts === undefined ? {} : { facts }),
      };
      return refused(422, code, (language) => serverSentence(code, language), more);
    }
    const { title, log } = checked.value;
    // Apart from the ids of games that are begun: no command id makes both.
    const id = gameIdOf(principal.personId, `import/${body.id}`);
    const adopted = adoptedLog(
      checked.value,
      { id, classId: body.class, title, createdAt: now },
      body.id,
      nameOf(principal),
    );
    const brought = checked.value.attachments.map((one) => ({ ...one, game: id, principal: nameOf(principal) }));
    if (await store.games.adopt(adopted, (tx) => adoptAttachments(store, tx, brought))) {
      await store.audit.write({
        actor: nameOf(principal),
        act: 'gameImported',
        object: `game:${id}`,
        facts: { class: body.class, hash: fileHash(log) },
      });
    } else {
      const there = await store.games.read(id, 0, log.length);
      const isSame =
        (await host.classOf(id)) === body.class && fileHash(there.map((row) => row.body)) === fileHash(log);
      if (!isSame) return ID_TAKEN;
    }
    const { seq, state } = await host.current(id);
    return { status: 201, body: { game: id, seq, turn: turnName(state.turn), phase: state.phase } };
  },
});

const schema = defineRoute({
  method: 'GET',
  url: '/api/v1/game-format.json',
  access: 'anyone',
  summary: 'The JSON Schema of a game’s file.',
  answers: { 200: z.looseObject({}) },
  handler: () => ({ status: 200, body: gameFileJsonSchema() as Record<string, unknown> }),
});

export const gameFileRoutes = [write, read, schema];
