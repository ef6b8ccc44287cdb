import { readFileSync } from 'node:fs';
import { COMMANDS } from '@defensor/game';
import { describe, expect, test } from 'vitest';
import { type Answered, played } from './play.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../../docs/examples/${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');

interface GameLine {
  readonly do?: string;
  readonly expect?: object;
}

function replayed(name: string) {
  const texts = read(name);
  const { table, answers } = played(...texts);
  const lines = texts.map((text, index) => ({
    line: JSON.parse(text) as GameLine,
    answer: answers[index] as Answered,
  }));
  return { table, lines };
}

/** The answers that an example should not have: unread lines, expectations that do not hold, refusals that no line expects. */
function faults(lines: ReturnType<typeof replayed>['lines']) {
  return lines.filter(({ line, answer }, index) => {
    if (answer.ok) return false;
    const next = lines[index + 1]?.line.expect;
    return line.expect !== undefined || answer.refusal === undefined || next === undefined || !('refused' in next);
  });
}

describe('DESIGN 4.3 the example games', () => {
  test.each([
    ['ordinary-year', 40],
    ['every-papal-act', 200],
    ['full-game', 600],
  ])('%s runs through: every expectation holds, nothing is refused that it does not expect', (name, least) => {
    const { lines } = replayed(name);
    expect(lines.length).toBeGreaterThan(least);
    expect(faults(lines)).toEqual([]);
    expect(lines.some(({ line }) => line.expect !== undefined)).toBe(true);
  });

  test('an ordinary year has two seasons, retreats and builds', () => {
    const { table, lines } = replayed('ordinary-year');
    expect(table.viewFor('public')).toMatchObject({
      turn: 'S1455',
      history: [{ turn: 'S1454' }, { turn: 'F1454' }, { turn: 'S1455' }],
    });
    const types = new Set(lines.flatMap(({ answer }) => answer.events?.map(({ type }) => type) ?? []));
    for (const type of ['retreatsMade', 'ownershipSettled', 'adjustmentsMade', 'banBegan', 'banLifted'])
      expect(types).toContain(type);
  });

  test('every papal act has each command of the church, and nearly everything that comes of them', () => {
    const { lines } = replayed('every-papal-act');
    const done = new Set(lines.flatMap(({ line, answer }) => (answer.ok && line.do !== undefined ? [line.do] : [])));
    const names = Object.keys(COMMANDS);
    const church = names.slice(names.indexOf('draftBulls'), names.indexOf('overrideEmperor') + 1);
    expect(church).toHaveLength(37);
    expect(church.filter((name) => !done.has(name))).toEqual([]);
    expect(done).toContain('petitionPope');
    const types = new Set(lines.flatMap(({ answer }) => answer.events?.map(({ type }) => type) ?? []));
    const expected = [
      'banBegan',
      'banLifted',
      'banVoided',
      'unitImmobilised',
      'namingVoided',
      'punishmentEnded',
      'testimonyDecided',
    ];
    const thrones = [
      'popeDeposed',
      'conclaveOpened',
      'ballotsCounted',
      'popeElected',
      'antiPopeElected',
      'antiPopeDeposed',
      'decreesFiled',
    ];
    const councils = [
      'councilConvened',
      'councilEnded',
      'decreeFailed',
      'statementIssued',
      'bishopOrdained',
      'resignationVoided',
    ];
    expect([...expected, ...thrones, ...councils].filter((type) => !types.has(type))).toEqual([]);
  });

  test('a full game goes from 1454 to a victory that a ban stops once (R18)', () => {
    const { table, lines } = replayed('full-game');
    const events = lines.flatMap(({ answer }) => answer.events ?? []);
    const withheld = events.findIndex(({ type }) => type === 'victoryWithheld');
    const lifted = events.findIndex(({ type }, index) => type === 'banLifted' && index > withheld);
    const ended = events.findIndex(({ type }) => type === 'gameEnded');
    expect(withheld).toBeGreaterThan(0);
    expect(lifted).toBeGreaterThan(withheld);
    expect(ended).toBeGreaterThan(lifted);
    const power = events[withheld]?.facts.power;
    expect(String(events[lifted]?.facts.seat)).toMatch(/^R-/);
    expect(table.viewFor('public')).toMatchObject({ phase: 'ended', ending: { kind: 'victory', power } });
  });
});
