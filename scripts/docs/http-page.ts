import { ACCESS } from '../../packages/server/src/http/access.ts';
import { ROUTES } from '../../packages/server/src/http/routes.ts';
import { schemaWords } from './http-fields.ts';

const ABOUT: Readonly<Record<(typeof ACCESS)[number], string>> = {
  anyone: 'also who is not signed in',
  signedIn: 'a person, a seat or a token',
  person: 'an owner or a Judge, signed in; no token',
  owner: 'an owner of the installation',
  judge: 'any Judge, owners included',
  judgeOfClass: 'a Judge of the class in the address',
  judgeOfGame: 'a Judge of the game’s class, a Judge’s seat in the game, or a token that judges it',
  viewerOfGame: 'who may see the game as somebody: its seats, observers, projector, Judges, tokens',
  seatOfGame: 'who may act in the game: its seats, its Judges, tokens that may send commands',
};

/** The text of docs/http-api.md, from the table of routes. */
export function httpPage(): string {
  const kinds = [...new Set(ROUTES.map(({ url }) => kindOf(url)))];
  return `# The HTTP API

Everything under \`/api/v1\`; a running server describes itself at \`/api/v1/openapi.json\` (OpenAPI 3.1). Written by \`npm run docs\` from
the table of routes in \`packages/server/src/http\`.

## Who asks

A browser has a cookie, from a card (\`/api/v1/join/link\`, \`/api/v1/join/code\`) or a passphrase (\`/api/v1/sessions\`). Where it holds several
seats, the header \`x-defensor-seat: <game>/<seat>\`, or \`?seat=\` for a stream, says which one asks. A script has a token:
\`authorization: Bearer dft_…\`. What a browser sends to change something must come from a page of this server.

| access | who |
| --- | --- |
${ACCESS.map((access) => `| ${access} | ${ABOUT[access]} |`).join('\n')}

What is not there and what is another’s are answered alike.

## Commands

\`POST /api/v1/games/:game/commands\` takes a command as a line of \`defensor run\` has it (each with an example in
[commands.md](commands.md)), with an \`id\` of the sender’s, 8 to 64 letters, digits, dots, dashes or underscores, new for each command:

\`\`\`json
{ "id": "0f3a9c1e", "do": "draftSheet", "sheet": "s1", "text": "A Lis H", "expectedPhase": "orderWriting" }
\`\`\`

The answer comes once it is committed: a receipt \`{command, game, seq, turn, phase, at}\`, \`at\` by the database’s clock, and the events that
the sender may know of. The same command sent again gets the same answer, so a client that heard none sends it again under its id; another
command under that id gets 409. The time of a command is never the sender’s to say. The Judge’s batch is answered line by line.

## Problems

Whatever is no success is \`application/problem+json\` (RFC 9457): \`{type, title, status, code, sentence, request}\`, with \`rule\` and \`facts\` where
the game refused ([refusals.md](refusals.md)), \`issues\` where fields cannot be taken. 422 is a refusal of the game; 403 not from this seat; 409
something else came first, such as the next phase; 429 and 503 come with \`retry-after\`. While the database is away the board is still read, with
\`"stale": true\`: the public one, as last known.

## Live streams

\`GET /api/v1/games/:game/live\` is a stream of Server-Sent Events. \`happened\` brings one event that the viewer may know of; its id is the
event’s number in the log, and a client that comes back with \`Last-Event-ID\` (or \`?after=\`) misses nothing. \`ready\` begins a stream, \`resync\`
asks to load the view anew (an id that the log does not have, or too much missed), \`presence\` tells Judges which seats have the game open, \`wall\` tells
Judges and projectors how far the results on the wall are revealed, \`bye\`
says that the server closes and one may come back. A comment every 15 seconds shows that the line stands. Who does not read a megabyte is cut.

## Routes

${kinds.map(section).join('\n\n')}
`;
}

function section(kind: string): string {
  const routes = ROUTES.filter(({ url }) => kindOf(url) === kind);
  return `### ${kind}\n\n${routes.map(entry).join('\n\n')}`;
}

function entry({ method, url, access, summary, query, body, answers }: (typeof ROUTES)[number]): string {
  const fields = [
    ...(query === undefined ? [] : [`Query: ${schemaWords(query)}.`]),
    ...(body === undefined ? [] : [`Body: ${schemaWords(body)}.`]),
  ];
  const statuses = Object.keys(answers).join(', ');
  return `**\`${method} ${url}\`** (${access}; ${statuses}): ${summary}${fields.map((line) => ` ${line}`).join('')}`;
}

function kindOf(url: string): string {
  return /^\/api\/v1\/([a-z-]+)/.exec(url)?.[1] ?? 'operation';
}
