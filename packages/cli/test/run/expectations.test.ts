import { describe, expect, test } from 'vitest';
import { answerTo, CLOSE, CREATE, PUBLISH, played } from './play.ts';

const REFUSED = { as: 'B-DEN', do: 'sealBulls', lines: [{ lift: 'R-SPA' }] };

describe('DESIGN 4.3 what is expected of the last answer', () => {
  test.each([
    [{ refused: 'seal-not-papal' }],
    [{ refused: { code: 'seal-not-papal', facts: { seat: 'B-DEN' } } }],
    [{ accepted: false }],
    [{ never: { type: 'bullsSealed' } }],
  ])('%j holds of a refusal', (expect_) => {
    expect(answerTo(CREATE, REFUSED, { expect: expect_ })).toEqual({ ok: true });
  });

  test.each([
    [{ accepted: true }],
    [{ event: { type: 'phaseOpened', facts: { phase: 'orderWriting' } } }],
    [{ accepted: true, event: { type: 'phaseClosed' }, never: { type: 'phaseOpened', facts: { phase: 'diplomacy' } } }],
  ])('%j holds of an acceptance', (expect_) => {
    expect(answerTo(CREATE, CLOSE, { expect: expect_ })).toEqual({ ok: true });
  });

  test('what is missing is told', () => {
    expect(answerTo(CREATE, REFUSED, { expect: { refused: 'judge-only' } })).toMatchObject({
      ok: false,
      missing: { refused: 'judge-only', found: { code: 'seal-not-papal' } },
    });
    expect(answerTo(CREATE, REFUSED, { expect: { accepted: true } })).toMatchObject({
      missing: { accepted: true, found: { code: 'seal-not-papal' } },
    });
    expect(answerTo(CREATE, CLOSE, { expect: { refused: 'judge-only' } })).toEqual({
      ok: false,
      missing: { refused: 'judge-only', found: 'accepted' },
    });
    expect(answerTo(CREATE, CLOSE, { expect: { event: { type: 'banBegan' } } })).toEqual({
      ok: false,
      missing: { event: { type: 'banBegan' }, found: ['phaseClosed', 'phaseOpened'] },
    });
    expect(answerTo(CREATE, REFUSED, { expect: { event: { type: 'banBegan' } } })).toMatchObject({
      missing: { event: { type: 'banBegan' }, found: { code: 'seal-not-papal' } },
    });
    expect(answerTo(CREATE, CLOSE, { expect: { never: { type: 'phaseOpened' } } })).toEqual({
      ok: false,
      missing: { never: { type: 'phaseOpened' } },
    });
    expect(answerTo({ expect: { accepted: true } })).toMatchObject({ missing: { found: 'nothing came before' } });
    expect(answerTo('nonsense', { expect: { accepted: true } })).toMatchObject({
      missing: { found: { code: 'bad-json' } },
    });
  });

  test('several expectations may follow one answer', () => {
    const { answers, table } = played(
      CREATE,
      REFUSED,
      { expect: { accepted: true } },
      { expect: { refused: 'seal-not-papal' } },
    );
    expect(answers.slice(2)).toMatchObject([{ ok: false }, { ok: true }]);
    expect(table.failed).toBe(1);
  });
});

describe('DESIGN 4.3 what is expected of a view', () => {
  const deposed = [
    CREATE,
    CLOSE,
    { as: 'R-SPA', do: 'draftSheet', sheet: 's1', text: 'F Nap - Pap\nDepose the Pope' },
    { as: 'R-SPA', do: 'signSheet', sheet: 's1' },
    CLOSE,
    PUBLISH,
  ];

  test.each([
    [{ view: 'public', holds: { turn: 'F1454', phase: 'diplomacy', throne: { kind: 'vacant' } } }],
    [{ view: 'public', holds: { units: [{ power: 'SPAIN', type: 'F', location: 'ROM' }], owners: { NAP: 'SPAIN' } } }],
    [
      {
        view: 'R-SPA',
        holds: { council: null, conclave: { cause: 'deposition' }, seats: [{ id: 'B-ROM' }], bans: [] },
      },
    ],
    [{ view: 'JD', holds: { owe: { code: 'close-phase' }, gazette: [{ type: 'popeDeposed' }] } }],
    [{ view: 'public', never: { units: [{ location: 'NAP' }], bans: [{}] } }],
    [{ view: 'projector', holds: { affiliations: { 'B-SWI': null } } }],
    [{ view: 'B-SWI' }],
  ])('%j holds', (expect_) => {
    expect(answerTo(...deposed, { expect: expect_ })).toEqual({ ok: true });
  });

  test('what is missing, or must not be there, is told', () => {
    expect(answerTo(...deposed, { expect: { view: 'public', holds: { throne: { kind: 'reigning' } } } })).toEqual({
      ok: false,
      missing: { at: 'throne.kind', wanted: 'reigning', found: 'vacant' },
    });
    expect(answerTo(...deposed, { expect: { view: 'public', never: { throne: { kind: 'vacant' } } } })).toEqual({
      ok: false,
      missing: { never: { throne: { kind: 'vacant' } } },
    });
    expect(answerTo(...deposed, { expect: { view: 'R-XXX', holds: {} } })).toEqual({
      ok: false,
      missing: { view: 'R-XXX' },
    });
    expect(answerTo({ expect: { view: 'public', holds: {} } })).toEqual({ ok: false, missing: { view: 'public' } });
  });

  test('a view has the fields that DESIGN 4.3 names, null where there is nothing of the kind', () => {
    const { table } = played(CREATE);
    const fields = [
      'turn',
      'phase',
      'units',
      'owners',
      'seats',
      'throne',
      'bans',
      'affiliations',
      'council',
      'conclave',
      'owe',
      'gazette',
    ];
    const seen = JSON.parse(JSON.stringify(table.viewFor('public'))) as object;
    expect(Object.keys(seen)).toEqual(expect.arrayContaining(fields));
    const bare = played({ ...CREATE, variant: 'standard', addendum: 'off' }).table.viewFor('R-FRA');
    expect(Object.keys(JSON.parse(JSON.stringify(bare)) as object)).toEqual(expect.arrayContaining(fields));
  });
});
