/** A leak to plant: in this file, `right` becomes `wrong` while its number is the one that is planted. Both are expressions. */
export interface Plant {
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
}

const VIEW = 'game/src/view';
const GAME = 'game/src';
const SERVER = 'server/src';
const EVERYBODY = "({ kind: 'public' } as never)";

/** One leak each: in views, in who hears of an event, in routes and streams, in exports, in refusals, in figures and the log. */
export const PLANTS: readonly Plant[] = [
  { file: `${VIEW}/papers.ts`, right: 'seat !== undefined && maySeeSheet(sheet, seat)', wrong: 'true' },
  { file: `${VIEW}/church.ts`, right: 'all || one.author === me', wrong: 'true' },
  { file: `${VIEW}/church.ts`, right: 'one !== undefined && (all || one.voter === me)', wrong: 'true' },
  {
    file: `${VIEW}/church.ts`,
    right: 'all || one.drafter === me || (me !== undefined && one.circulation.includes(me))',
    wrong: 'true',
  },
  { file: `${VIEW}/letters.ts`, right: 'letter.from === me || letter.to.includes(me)', wrong: 'true' },
  { file: `${VIEW}/letters.ts`, right: 'note.seat === me ||', wrong: 'true ||' },
  { file: `${VIEW}/letters.ts`, right: 'hidden === true && !viewer.judge', wrong: 'false' },
  { file: `${VIEW}/judge.ts`, right: '!viewer.judge', wrong: 'false' },
  { file: `${VIEW}/view.ts`, right: 'own && person !== undefined', wrong: 'person !== undefined' },
  { file: `${VIEW}/seen.ts`, right: "judge || audience.kind === 'public'", wrong: 'true' },
  { file: `${VIEW}/gazette.ts`, right: "entry.event.audience.kind !== 'public'", wrong: 'false' },
  { file: `${GAME}/speech/letters/post.ts`, right: 'toSeats([by, ...to])', wrong: EVERYBODY },
  {
    file: `${GAME}/papacy/bulls/seal-bulls.ts`,
    right: "'R12' : 'R11', toSeats([by])",
    wrong: `'R12' : 'R11', ${EVERYBODY}`,
  },
  {
    file: `${GAME}/papacy/throne/ballots.ts`,
    right: "'ballotCast', 'R5', toSeats([by])",
    wrong: `'ballotCast', 'R5', ${EVERYBODY}`,
  },
  {
    file: `${GAME}/speech/writing/write.ts`,
    right: "'noteWritten', 'RP', toSeats([desk.by])",
    wrong: `'noteWritten', 'RP', ${EVERYBODY}`,
  },
  {
    file: `${GAME}/papacy/councils/open-decree.ts`,
    right: "'decreeOpened', 'R14', toSeats([by])",
    wrong: `'decreeOpened', 'R14', ${EVERYBODY}`,
  },
  { file: `${SERVER}/http/routes/texts.ts`, right: 'query.ids.filter((id) => mayRead.has(id))', wrong: 'query.ids' },
  { file: `${SERVER}/http/routes/texts.ts`, right: '!closed.has(text)', wrong: 'true' },
  { file: `${SERVER}/http/routes/texts.ts`, right: '{ texts: read }', wrong: '{ texts: Object.fromEntries(found) }' },
  { file: `${SERVER}/http/views.ts`, right: 'ofGame.get(viewer)', wrong: '[...ofGame.values()][0]' },
  {
    file: `${SERVER}/http/routes/live.ts`,
    right: 'eventsSince(game, viewer, query.after ?? 0)',
    wrong: "eventsSince(game, 'JD' as never, 0)",
  },
  {
    file: `${SERVER}/play/live/hub.ts`,
    right: 'eventsSince(game, group.viewer, group.seq)',
    wrong: "eventsSince(game, 'JD' as never, group.seq)",
  },
  {
    file: `${SERVER}/play/live/hub.ts`,
    right: 'eventsSince(game, viewer, 0)',
    wrong: "eventsSince(game, 'JD' as never, 0)",
  },
  {
    file: `${SERVER}/http/refusal-problem.ts`,
    right: '{ rule, facts })',
    wrong: '{ rule, facts: { ...game?.state.sheets.sheets } })',
  },
  {
    file: `${SERVER}/http/access.ts`,
    right: "judgeOfGame: ['judge']",
    wrong: "judgeOfGame: ['judge', 'seat', 'observer']",
  },
  { file: `${SERVER}/plugins/request-log.ts`, right: '{ req: id,', wrong: '{ body: request.body, req: id,' },
  {
    file: `${SERVER}/http/errors.ts`,
    right: '{ err: error }',
    wrong: '{ err: error, body: (request as never as { body: unknown }).body }',
  },
];
