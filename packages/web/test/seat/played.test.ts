import { readFileSync } from 'node:fs';
import type { Unit } from '@defensor/diplomacy';
import { COMMANDS, type Command, type CommandName, type Game, play, type View, view } from '@defensor/game';
import { describe, expect, test } from 'vitest';
import { beginningOf, playedPhases } from '../../src/seat/played.ts';

/** An example game as it stood after each of its commands. */
function moments(name: string): readonly Game[] {
  const file = readFileSync(new URL(`../../../../docs/examples/${name}.jsonl`, import.meta.url), 'utf8');
  const games: Game[] = [];
  for (const [index, line] of file.trimEnd().split('\n').entries()) {
    const { as, do: command, ...fields } = JSON.parse(line) as { as?: string; do?: CommandName };
    if (command === undefined) continue;
    const body: unknown = COMMANDS[command].parse(fields);
    const given = { id: `c${index + 1}`, at: index * 60_000, as, do: command, body } as Command;
    games.push(play(games.at(-1), given, { hash: (text) => `h${text.length}` }).game as Game);
  }
  return games;
}

const standing = (units: readonly Unit[]) => units.map(({ id, location }) => `${id} ${location}`).sort();

describe.each(['ordinary-year', 'full-game'])('the phases of %s, as the scrubber shows them', (name) => {
  const games = moments(name);
  const end = view(games.at(-1) as Game, 'public');
  const phases = playedPhases(end.history);

  test('D-60 a turn is there only when its orders were published', () => {
    const published = end.gazette.filter(({ type }) => type === 'movementResolved').map(({ turn }) => turn);
    expect(published.length).toBeGreaterThan(0);
    expect(phases.filter(({ stage }) => stage.phase === 'movement').map(({ turn }) => turn)).toEqual(published);
  });

  test('D-61 each phase is there once, in its own turn', () => {
    const keys = phases.map(({ turn, stage }) => `${turn} ${stage.phase}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('D-62 each phase begins where the one before it ended, and the last leads to the board there is', () => {
    const [first] = phases;
    expect(standing(first?.stage.units ?? [])).toEqual(standing(beginningOf(end).units));
    phases.slice(1).forEach(({ stage }, i) => {
      expect(standing(stage.units)).toEqual(standing(phases[i]?.outcome.result.units ?? []));
    });
    expect(standing(phases.at(-1)?.outcome.result.units ?? [])).toEqual(standing(end.units));
  });

  test('OP.1 what is not published is in nobody’s phases but as the game shows it: every seat has the same boards', () => {
    const boardsOf = (seen: View) => playedPhases(seen.history).map(({ outcome }) => standing(outcome.result.units));
    expect(boardsOf(view(games.at(-1) as Game, 'R-SPA' as View['viewer']))).toEqual(boardsOf(end));
  });
});
