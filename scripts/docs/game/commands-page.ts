import {
  COMMANDS,
  type CommandName,
  type CommandNotes,
  jsonSchemaOf,
  notesOf,
} from '../../../packages/game/src/index.ts';
import { fieldTable, type Schema } from './schema-words.ts';

const BY: Readonly<Record<CommandNotes['by'], string>> = {
  judge: 'the Judge',
  seat: 'a seat',
  anyone: 'a seat or the Judge',
  clock: 'the clock or the Judge',
};

/** The text of docs/commands.md. */
export function commandsPage(): string {
  const commands = (Object.keys(COMMANDS) as CommandName[]).map((name) => ({
    name,
    notes: notesOf(COMMANDS[name]),
    schema: jsonSchemaOf(COMMANDS[name]) as Schema,
  }));
  const index = commands.map(
    ({ name, notes }) => `| [\`${name}\`](#${name.toLowerCase()}) | ${notes.about} | ${BY[notes.by]} | ${notes.rule} |`,
  );
  return `# Commands

Everything that can be done in a game, as a line of [\`defensor run\`](command-line.md#defensor-run) and as the body of an HTTP
request. Written by \`npm run docs\` from the schemas in \`packages/game/src\`; a test reads every example.

A line has \`as\` (the seat that does it), \`do\` (the command) and the command's fields; besides, it may have \`id\` (none is done
twice), \`expectedPhase\` (it is refused when another phase is open) and, where the Judge enters a paper for an absent seat,
\`onBehalfOf\`. What is not allowed is [refused](refusals.md); what happens is told in [events](events.md).

| kind | |
| --- | --- |
| seat | \`R-SPA\` Ruler of Spain, \`L-SPA\` and \`L2-SPA\` Lords, \`B-SWI\` bishop of Switzerland, \`JD\` the Judge, \`JD2\` a co-judge, \`OBS1\` an observer, \`clock\` |
| power, province, location | ids of the map: \`SPAIN\`, \`ROM\`, \`SPA/SC\` |
| turn | \`S1454\` Spring, \`F1454\` Fall |
| name | a name of 80 or fewer letters, digits, dots, colons, slashes and dashes that the sender gives a thing |
| text | words |
| moment | milliseconds since 1970 |
| options | rulings by name: [rulings](rulings.md) |

| command | | given by | rule |
| --- | --- | --- | --- |
${index.join('\n')}
${commands.map(section).join('')}`;
}

function section({ name, notes, schema }: { name: CommandName; notes: CommandNotes; schema: Schema }): string {
  const { as, ...rest } = notes.example;
  const also = [
    ...(notes.onBehalf === true ? ['The Judge may enter it for an absent seat (A70).'] : []),
    ...(notes.afterEnd === true ? ['Also when the game is over.'] : []),
    ...(notes.whileSuspended === true ? ['Also by a suspended seat.'] : []),
    ...(notes.anyTime === true ? ['A deadline that has run out does not stop it.'] : []),
  ];
  return `
## ${name}

${notes.about} Given by ${BY[notes.by]}. Rule ${notes.rule}.${also.length === 0 ? '' : ` ${also.join(' ')}`}

${fieldTable(schema)}

\`\`\`json
${JSON.stringify({ as, do: name, ...rest })}
\`\`\`
`;
}
