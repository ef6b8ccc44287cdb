import { readFileSync } from 'node:fs';
import { COMMANDS, type Command, type CommandName, type Game, play, seatsOf } from '@defensor/game';
import { expect, test } from 'vitest';
import { FRENCH } from '../../src/french/french.ts';
import { gazetteOf } from '../../src/index.ts';
import { faultsOf } from './faults.ts';

/** Plays the example of an ordinary year; its players write English. */
function ordinaryYear(): { readonly game: Game; readonly texts: ReadonlyMap<string, string> } {
  const file = readFileSync(new URL('../../../../docs/examples/ordinary-year.jsonl', import.meta.url), 'utf8');
  const texts = new Map<string, string>();
  let game: Game | undefined;
  for (const [index, line] of file.trimEnd().split('\n').entries()) {
    const { as, do: command, ...fields } = JSON.parse(line) as { as: string; do?: CommandName };
    if (command === undefined) continue;
    const body: unknown = COMMANDS[command].parse(fields);
    const given = { id: `c${index + 1}`, at: index * 60_000, as, do: command, body } as Command;
    const played = play(game, given, { hash: (text) => `h${text.length}` });
    ({ game } = played);
    if (played.decision.ok) for (const [id, text] of played.decision.texts) texts.set(id, text);
  }
  return { game: game as Game, texts };
}

test('the public record of an ordinary year in French', () => {
  const { game, texts } = ordinaryYear();
  const cast = { variant: game.variant, seats: seatsOf(game.state), textOf: ({ id }: { id: string }) => texts.get(id) };
  const gazette = gazetteOf(game, cast, FRENCH);
  expect(gazette).toBe(readFileSync(new URL('./ordinary-year.txt', import.meta.url), 'utf8'));
  const without = { ...cast, textOf: () => undefined };
  const lines = gazetteOf(game, without, FRENCH).split('\n');
  expect(lines.map((line) => line.trimStart()).flatMap(faultsOf)).toEqual([]);
});
