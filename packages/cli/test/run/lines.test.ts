import { describe, expect, test } from 'vitest';
import { momentOfIso, startOfGameMs } from '../../src/run/calendar.ts';
import { answerTo, CLOSE, CREATE, played } from './play.ts';

describe('DESIGN 4.3 a line', () => {
  test('is answered with its events', () => {
    const answer = answerTo(CREATE);
    expect(answer).toMatchObject({ ok: true, events: [{ type: 'gameCreated', rule: 'RP' }, { type: 'phaseOpened' }] });
  });

  test('is answered with its refusal and a sentence', () => {
    expect(answerTo(CREATE, { as: 'B-DEN', do: 'sealBulls', lines: [{ lift: 'R-SPA' }] })).toEqual({
      ok: false,
      refusal: {
        code: 'seal-not-papal',
        rule: 'OP.4',
        facts: { seat: 'B-DEN' },
        sentence:
          'Only the reigning Pope seals bulls. You may write down what you would ask him to seal; unsealed it is not official.',
      },
    });
  });

  test('before there is a game is refused', () => {
    expect(answerTo(CLOSE)).toMatchObject({ ok: false, refusal: { code: 'no-game' } });
  });

  test('may be entered for another seat, and for a phase', () => {
    const entered = { as: 'JD', onBehalfOf: 'B-SWI', do: 'declareAffiliation', power: 'FRANCE' };
    expect(answerTo(CREATE, entered)).toMatchObject({
      ok: true,
      events: [{ facts: { bishop: 'B-SWI', power: 'FRANCE' } }],
    });
    expect(answerTo(CREATE, { ...entered, expectedPhase: 'orderWriting' })).toMatchObject({
      refusal: { code: 'phase-moved-on' },
    });
  });

  test('is not played twice under one id', () => {
    const line = { as: 'B-SWI', do: 'writeNote', text: 'Once.', id: 'n1' };
    expect(played(CREATE, line, line).answers).toMatchObject([
      {},
      { ok: true },
      { refusal: { code: 'duplicate-command' } },
    ]);
  });

  test('has the words of its texts beside them', () => {
    const { answers, table } = played(CREATE, {
      as: 'R-SPA',
      do: 'sendLetter',
      to: ['R-VEN'],
      text: 'Rome by Fall?',
      letter: 'l1',
    });
    expect(answers[1]?.events?.[0]?.facts.text).toMatchObject({ text: 'Rome by Fall?' });
    expect(table.viewFor('R-VEN')).toMatchObject({ letters: [{ id: 'l1', text: { text: 'Rome by Fall?' } }] });
    expect(JSON.stringify(table.viewFor('R-FRA'))).not.toContain('Rome by Fall?');
  });

  test('comes a minute after the one before, the first on 1 March of the first year', () => {
    const letter = (text: string, at?: string) => ({
      as: 'R-SPA',
      do: 'sendLetter',
      to: ['R-VEN'],
      text,
      ...(at ? { at } : {}),
    });
    const { table } = played(CREATE, letter('a'), letter('b', '1454-03-02T09:00:00+01:00'), letter('c'));
    const { letters } = table.viewFor('R-VEN') as { letters: { sentMs: number }[] };
    expect(letters.map(({ sentMs }) => new Date(sentMs).toISOString())).toEqual([
      '1454-03-01T08:01:00.000Z',
      '1454-03-02T08:00:00.000Z',
      '1454-03-02T08:01:00.000Z',
    ]);
  });

  test('may have any time, before 1970 too, and a phase closes at its time', () => {
    const lines = [
      { ...CREATE, at: '1454-03-01T08:00:00Z' },
      { as: 'JD', do: 'setDeadline', deadline: Date.parse('1454-03-01T09:00:00Z') },
      { as: 'clock', do: 'passTime', at: '1454-03-01T08:59:00Z' },
      { as: 'clock', do: 'passTime', at: '1454-03-01T09:00:00Z' },
    ];
    expect(played(...lines).answers.slice(1)).toMatchObject([
      { ok: true },
      { refusal: { code: 'not-due', sentence: 'The phase closes at 1454-03-01 09:00 UTC, not before.' } },
      { ok: true, events: [{ type: 'phaseClosed' }, { type: 'phaseOpened', facts: { phase: 'orderWriting' } }] },
    ]);
  });
});

describe('DESIGN 4.3 the start of a game', () => {
  test.each([
    [{ variant: 'renaissance' }, '1454-03-01T08:00:00.000Z'],
    [{}, '1454-03-01T08:00:00.000Z'],
    [{ variant: 'standard' }, '1901-03-01T08:00:00.000Z'],
    [{ variant: { start: { year: 1650, season: 'fall' } } }, '1650-09-01T08:00:00.000Z'],
    [{ variant: { start: { year: 7, season: 'spring' } } }, '0007-03-01T08:00:00.000Z'],
    [{ variant: 'colonial' }, '1454-03-01T08:00:00.000Z'],
    [{ variant: {} }, '1454-03-01T08:00:00.000Z'],
  ])('of %j is %s', (createGame, iso) => {
    expect(new Date(startOfGameMs(createGame)).toISOString()).toBe(iso);
  });

  test.each([
    ['2026-03-02T09:45:00Z', '2026-03-02T09:45:00.000Z'],
    ['2026-03-02T09:45', '2026-03-02T09:45:00.000Z'],
    ['2026-03-02T09:45:10.5+02:00', '2026-03-02T07:45:10.500Z'],
    ['2026-03-02', '2026-03-02T00:00:00.000Z'],
  ])('%s is read', (text, iso) => {
    expect(new Date(momentOfIso(text) as number).toISOString()).toBe(iso);
  });

  test.each(['tomorrow', '2026-13-02T09:45:00Z', '2026-03-02T25:00:00Z', '09:45', '2026-03-02T09:45:00 CET', ''])(
    '%j is no time',
    (text) => {
      expect(momentOfIso(text)).toBeUndefined();
    },
  );
});

describe('DESIGN 4.3 a line that cannot be read', () => {
  test.each([
    ['bad-json', 'nonsense', 'line 2: not JSON'],
    ['bad-line', '[]', 'line 2: a line must be an object'],
    ['bad-line', '{"do":"closePhase"}', 'line 2: as: must be a seat'],
    ['bad-line', '{"as":"JD","do":7}', 'line 2: do: must be a command'],
    ['bad-line', '{"as":"JD","do":"closePhase","at":"noon"}', 'line 2: at: must be an ISO time'],
    ['bad-line', '{"as":"JD","do":"closePhase","at":5}', 'line 2: at: must be an ISO time'],
    ['bad-line', '{"as":"JD","do":"closePhase","id":"two words"}', 'line 2: id: must be'],
    ['bad-line', '{"as":"JD","do":"closePhase","onBehalfOf":7}', 'line 2: onBehalfOf: must be a seat'],
    ['bad-line', '{"as":"JD","do":"closePhase","expectedPhase":"lunch"}', 'line 2: expectedPhase: must be one of'],
    ['unknown-command', '{"as":"B-DEN","do":"deposePope"}', 'line 2: do: there is no command "deposePope"'],
    ['unknown-command', '{"as":"B-DEN","do":"toString"}', 'line 2: do: there is no command "toString"'],
    ['bad-fields', '{"as":"R-SPA","do":"signSheet"}', 'line 2: sheet: '],
    ['bad-fields', '{"as":"JD","do":"closePhase","now":true}', 'line 2: closePhase: '],
    ['bad-expectation', '{"expect":{}}', 'line 2: “expect” must say'],
    ['bad-expectation', '{"expect":"refused"}', 'line 2: “expect” must be an object'],
    ['bad-expectation', '{"expect":{"refused":"x"},"as":"JD"}', 'line 2: a line with “expect” has no other fields'],
    ['bad-expectation', '{"expect":{"refuse":"x"}}', 'line 2: “expect” has no field “refuse”'],
    ['bad-expectation', '{"expect":{"refused":7}}', 'line 2: “refused” must be a code'],
    ['bad-expectation', '{"expect":{"accepted":"yes"}}', 'line 2: “accepted” must be'],
    ['bad-expectation', '{"expect":{"event":[]}}', 'line 2: “event” must be an object'],
    ['bad-expectation', '{"expect":{"holds":{}}}', 'line 2: “holds” needs a “view”'],
    ['bad-expectation', '{"expect":{"view":7}}', 'line 2: “view” must be a viewer'],
    ['bad-expectation', '{"expect":{"view":"public","holds":[]}}', 'line 2: “holds” must be an object'],
    ['bad-expectation', '{"expect":{"view":"public","never":[]}}', 'line 2: “never” must be an object'],
    [
      'bad-expectation',
      '{"expect":{"view":"public","accepted":true}}',
      'line 2: a line expects something of a view or',
    ],
  ])('%s: %s', (code, line, message) => {
    const { answers, table } = played(CREATE, line, CLOSE);
    expect(answers[1]).toMatchObject({ ok: false, error: { code } });
    expect(answers[1]?.error?.message).toContain(message);
    expect(answers[2]).toMatchObject({ ok: true });
    expect(table.unread).toBe(1);
  });
});
