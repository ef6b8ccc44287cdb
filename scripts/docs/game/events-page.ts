import { EVENTS, type EventType, jsonSchemaOf } from '../../../packages/game/src/index.ts';
import { fieldTable, type Schema } from './schema-words.ts';

/** The text of docs/events.md. */
export function eventsPage(): string {
  const sections = (Object.keys(EVENTS) as EventType[]).map((type) => {
    const schema = jsonSchemaOf(EVENTS[type]) as Schema;
    const about = schema.description ?? '';
    return `
## ${type}

${about.endsWith('.') ? about : `${about}.`}

${fieldTable(schema)}
`;
  });
  return `# Events

What the log of a game holds, and what commands are answered with. Written by \`npm run docs\` from the schemas in
\`packages/game/src\`. A type never changes its meaning: a new meaning is a new type, so that old logs can be read for ever.

Every event has \`type\`, \`rule\` (the rule that allowed it), \`audience\` (\`{"kind":"public"}\`, \`{"kind":"judge"}\` or
\`{"kind":"seats","seats":[…]}\`: who may know of it before the rules publish it; the Judge always may) and \`facts\`, which the
tables list. In the log it has, besides, \`seq\` (its number, from 1 on, without a gap), \`at\` (milliseconds since 1970), \`turn\`, \`phase\`,
\`actor\`, \`onBehalfOf\` where the Judge entered it for a seat, and \`command\` (the id of the command it came of).
Free text never stands in an event: a *text reference* says where it is kept and what it was (\`{"id","hash"}\`). The kinds of fields are those
of [commands](commands.md).
${sections.join('')}`;
}
