import { z } from 'zod';
import { defineRoute } from '../../http/route.ts';
import { addJudge, changeClass, judgesOf, listClasses, makeClass, readClass, removeJudge } from '../classes.ts';
import { addPlayers, isPlayerOf, playersOf, rename } from '../players.ts';
import { nameOf } from '../principal.ts';
import { exportPerson, forgetPerson } from '../privacy.ts';
import { problemOf } from '../refusals.ts';
import { retentionLog } from '../retention.ts';
import { answer, done, doneSchema, id, personOf, shortText, time } from './parts.ts';
import { personExport } from './person-export.ts';

const classInfo = z.strictObject({
  id,
  shortName: z.string(),
  title: z.string(),
  demo: z.boolean(),
  judges: z.array(z.strictObject({ id, name: z.string() })),
  createdAt: time,
  endedAt: time.exactOptional(),
  retentionDays: z.int(),
  anonymisedAt: time.exactOptional(),
});
const retentionDays = z.int().min(1).max(730);
const ofClass = z.strictObject({ class: id });
const ofPlayer = z.strictObject({ class: id, person: id });
const details = z.record(z.string().max(40), z.string().max(200));
const player = z.strictObject({ id, name: z.string(), details });

const make = defineRoute({
  method: 'POST',
  url: '/api/v1/classes',
  access: 'judge',
  summary: 'Makes a class, with whoever asks as its Judge.',
  body: z.strictObject({ shortName: shortText, title: shortText, retentionDays: retentionDays.exactOptional() }),
  answers: { 200: classInfo },
  handler: async ({ principal, body }, { identity }) =>
    answer(await makeClass(identity, personOf(principal).personId, body), (made) => made),
});

const list = defineRoute({
  method: 'GET',
  url: '/api/v1/classes',
  access: 'judge',
  summary: 'The classes that one judges.',
  answers: { 200: z.strictObject({ classes: z.array(classInfo) }) },
  handler: async ({ principal }, { identity }) => {
    const classes = await listClasses(identity, personOf(principal).classes);
    return { status: 200, body: { classes } };
  },
});

const read = defineRoute({
  method: 'GET',
  url: '/api/v1/classes/:class',
  access: 'judgeOfClass',
  summary: 'A class.',
  params: ofClass,
  answers: { 200: classInfo },
  handler: async ({ params }, { identity }) => ({ status: 200, body: await readClass(identity, params.class) }),
});

const change = defineRoute({
  method: 'PUT',
  url: '/api/v1/classes/:class',
  access: 'judgeOfClass',
  summary: 'Changes a class, or ends it: from then its players are forgotten after the days it says.',
  params: ofClass,
  body: z.strictObject({
    title: shortText.exactOptional(),
    retentionDays: retentionDays.exactOptional(),
    ended: z.boolean().exactOptional(),
  }),
  answers: { 200: classInfo },
  handler: async ({ principal, params, body }, { identity }) => {
    const changed = await changeClass(identity, nameOf(principal), params.class, body);
    return { status: 200, body: changed };
  },
});

const named = z.array(z.strictObject({ id, name: z.string() }));

const colleagues = defineRoute({
  method: 'GET',
  url: '/api/v1/classes/:class/judges',
  access: 'judgeOfClass',
  summary: 'Who judges a class, and who else signs in here and could.',
  params: ofClass,
  answers: { 200: z.strictObject({ judges: named, others: named }) },
  handler: async ({ params }, { identity }) => ({ status: 200, body: await judgesOf(identity, params.class) }),
});

const addColleague = defineRoute({
  method: 'PUT',
  url: '/api/v1/classes/:class/judges/:person',
  access: 'judgeOfClass',
  summary: 'Makes another Judge of this installation a Judge of the class.',
  params: ofPlayer,
  answers: { 200: doneSchema },
  handler: async ({ principal, params }, { identity }) =>
    answer(await addJudge(identity, nameOf(principal), params.class, params.person), done),
});

const removeColleague = defineRoute({
  method: 'DELETE',
  url: '/api/v1/classes/:class/judges/:person',
  access: 'judgeOfClass',
  summary: 'Takes the class from one of its Judges. The last one stays.',
  params: ofPlayer,
  answers: { 200: doneSchema },
  handler: async ({ principal, params }, { identity }) =>
    answer(await removeJudge(identity, nameOf(principal), params.class, params.person), done),
});

const players = defineRoute({
  method: 'GET',
  url: '/api/v1/classes/:class/players',
  access: 'judgeOfClass',
  summary: 'The players of a class.',
  params: ofClass,
  answers: { 200: z.strictObject({ players: z.array(player) }) },
  handler: async ({ params }, { identity }) => ({
    status: 200,
    body: { players: await playersOf(identity, params.class) },
  }),
});

const writeDown = defineRoute({
  method: 'POST',
  url: '/api/v1/classes/:class/players',
  access: 'judgeOfClass',
  summary: 'Writes players down. A name is not needed.',
  params: ofClass,
  body: z.strictObject({
    players: z
      .array(z.strictObject({ name: shortText.exactOptional(), details: details.exactOptional() }))
      .min(1)
      .max(200),
  }),
  answers: { 200: z.strictObject({ players: z.array(player) }) },
  handler: async ({ principal, params, body }, { identity }) => {
    const made = await addPlayers(identity, nameOf(principal), params.class, body.players);
    return { status: 200, body: { players: made } };
  },
});

const renamePlayer = defineRoute({
  method: 'PUT',
  url: '/api/v1/classes/:class/players/:person',
  access: 'judgeOfClass',
  summary: 'Changes what a player goes by.',
  params: ofPlayer,
  body: z.strictObject({ name: shortText }),
  answers: { 200: doneSchema },
  handler: async ({ principal, params, body }, { identity }) =>
    answer(await rename(identity, nameOf(principal), params.person, body.name, params.class), done),
});

const exportPlayer = defineRoute({
  method: 'GET',
  url: '/api/v1/classes/:class/players/:person/export',
  access: 'judgeOfClass',
  summary: 'Everything that is kept about a player.',
  params: ofPlayer,
  answers: { 200: personExport },
  handler: async ({ principal, params }, { identity }) => {
    if (!(await isPlayerOf(identity.store.db, params.person, params.class)))
      return problemOf({ code: 'no-such-person' });
    return answer(await exportPerson(identity, nameOf(principal), params.person), (all) => all);
  },
});

const forgetPlayer = defineRoute({
  method: 'DELETE',
  url: '/api/v1/classes/:class/players/:person',
  access: 'judgeOfClass',
  summary: 'Forgets a player. What they did in games stays, without their name.',
  params: ofPlayer,
  answers: { 200: doneSchema },
  handler: async ({ principal, params }, { identity }) => {
    if (!(await isPlayerOf(identity.store.db, params.person, params.class)))
      return problemOf({ code: 'no-such-person' });
    return answer(await forgetPerson(identity, nameOf(principal), params.person), done);
  },
});

const retention = defineRoute({
  method: 'GET',
  url: '/api/v1/classes/:class/retention',
  access: 'judgeOfClass',
  summary: 'What was forgotten of a class, and when.',
  params: ofClass,
  answers: {
    200: z.strictObject({
      entries: z.array(z.strictObject({ at: time, class: id.exactOptional(), act: z.string(), count: z.int() })),
    }),
  },
  handler: async ({ params }, { identity }) => ({
    status: 200,
    body: { entries: await retentionLog(identity, params.class) },
  }),
});

export const classRoutes = [
  make,
  list,
  read,
  change,
  colleagues,
  addColleague,
  removeColleague,
  players,
  writeDown,
  renamePlayer,
  exportPlayer,
  forgetPlayer,
  retention,
];
