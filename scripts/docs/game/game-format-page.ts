import { gameFileJsonSchema } from '../../../packages/api/src/index.ts';
import { fieldTable, type Schema } from './schema-words.ts';

/** The text of docs/game-format.md. */
export function gameFormatPage(): string {
  const schema = gameFileJsonSchema() as Schema;
  const log = schema.properties?.log;
  const entry = log?.items;
  const event: Schema = { type: 'object', description: 'As events.md has it, by its type' };
  const brief: Schema = {
    ...schema,
    properties: { ...schema.properties, log: { type: 'array', description: 'Its entries, in order' } },
  };
  return `# A game as a file

What \`GET /api/v1/games/:game/game.json\` gives and \`POST /api/v1/games/import\` takes. Written by \`npm run docs\` from the schema in
\`packages/api/src/documents\`; a server has it as JSON Schema at \`/api/v1/game-format.json\`, with the facts of every event
([events.md](events.md)).

${fieldTable(brief)}

An entry of \`log\`:

${fieldTable({ ...entry, properties: { ...entry?.properties, event } })}

## What it holds

Without \`?texts=all\` no free text, without \`?names=all\` no name: then only ids of people, which mean nothing elsewhere. With texts it holds
all that the Judge may read, letters among them, and nobody’s private notes. With \`?attachments=all\` the pictures and documents too, up to
20 MB of them (else \`file-too-large\`). Taking a game out is noted in the audit trail.

## What is asked of it

A file is taken whole or not at all. Refusals: \`not-a-game-file\` (with every field that is wrong), \`newer-game-file\`, \`file-log-gap\`,
\`file-altered\` (the hash), \`file-time\` (times that go back, or lie ahead of now), \`file-command-twice\`, \`file-entry-impossible\`,
\`file-text-altered\`, \`file-attachment-unsound\` (what is attached is cleaned as if it were sent now). Every event is applied to the game that those before it made, and must give the same entry again. The hash shows damage,
not a forger, who can reckon it anew; and whether an act was allowed when it was done cannot be known from events alone.

A clock that ran stands in the new game, with what was left of its phase, until its Judge lets it run on. Nobody is put in a seat by it:
cards are issued anew, and ids of people who are not of the class have no name.
`;
}
