import { describe, expect, test } from 'vitest';
import { docketOf } from '../../src/index.ts';
import { all, type Church, church, facts, P0, withOption } from './church.ts';

const letter = (from: string, to: readonly string[], id: string, more: Record<string, unknown> = {}) =>
  ({ as: from, do: 'sendLetter', letter: id, to, text: `${id}: meet me in Rome.`, ...more }) as const;

const cite = (accused: string, letters: readonly string[], finding = 't1') =>
  ({ as: P0, do: 'fileTestimony', finding, accused, letters, testimony: 'He wrote these.' }) as const;

/** Banned R-Spa writes an unlawful letter to R-Ven in F54, who hands the Pope a certified copy. */
function spainWrote(): Church {
  const play = church()
    .ban(P0, 'R-SPA')
    .run(letter('R-SPA', ['R-VEN'], 'l1', { confirm: true }));
  return play.run(letter('R-VEN', [P0], 'l2', { copies: ['l1'] }));
}

describe('R13 letters as evidence', () => {
  test('S076 the Pope may cite a letter that came to him as a certified copy', () => {
    const play = spainWrote()
      .write()
      .run(cite('R-SPA', ['l1']))
      .seal(P0, { name: 'F Nap', finding: 't1' })
      .prove('t1');
    expect(play.table.state.church.findings['t1' as never]).toMatchObject({
      offenceTurn: 'F1454',
      evidence: ['l1'],
      team: 'SPAIN',
    });
    expect(all(play.publish(), 'unitImmobilised')).toHaveLength(1);
  });

  test('R13 he cannot cite a letter that he has not got, or that another wrote; the Judge may cite any', () => {
    const play = church()
      .ban(P0, 'R-SPA')
      .run(letter('R-SPA', ['R-VEN'], 'l1', { confirm: true }));
    expect(play.refused('unknown-letter', cite('R-SPA', ['l1']))).toEqual({ letter: 'l1' });
    play.refused('unknown-letter', cite('R-SPA', ['l9']));
    play.run(letter('R-VEN', [P0], 'l2'));
    expect(play.refused('letter-of-another', cite('R-SPA', ['l2']))).toEqual({ letter: 'l2', seat: 'R-SPA' });
    play.run({ ...cite('R-SPA', ['l1']), as: 'JD', onBehalfOf: P0 });
  });

  test('S047 a letter from before the ban is refused (A28)', () => {
    const play = church()
      .run(letter('R-SPA', [P0], 'l0'))
      .ban(P0, 'R-SPA');
    expect(play.refused('offence-before-ban', cite('R-SPA', ['l0']))).toMatchObject({ since: 'S1454' });
  });

  test('S191 a letter that was lawful, or that the Judge ruled lawful, is not docketed', () => {
    const own = church()
      .ban(P0, 'R-SPA')
      .run(letter('R-SPA', ['L-SPA', P0], 'l1'));
    expect(own.refused('letters-lawful', cite('R-SPA', ['l1']))).toEqual({ seat: 'R-SPA' });
    const ruled = spainWrote().run({ as: 'JD', do: 'ruleLetterLawful', letter: 'l1', reason: 'A slip of the pen.' });
    ruled.refused('letters-lawful', cite('R-SPA', ['l1']));
  });

  test('S074 after “not proven” the same letter is refused; a new one is docketed', () => {
    const play = spainWrote()
      .write()
      .run(cite('R-SPA', ['l1']))
      .resolve();
    play.run({ as: 'JD', do: 'ruleTestimony', finding: 't1', ruling: 'notProven' }).publish();
    play.toNextTurn();
    play.refused('testimony-decided', cite('R-SPA', ['l1'], 't2'));
    play.run(letter('R-SPA', ['R-VEN'], 'l3', { confirm: true }), letter('R-VEN', [P0], 'l4', { copies: ['l3'] }));
    play.run(cite('R-SPA', ['l1', 'l3'], 't2'));
  });

  test('A74 a second letter of the same turn is new evidence for the same offence', () => {
    const play = spainWrote().run(
      letter('R-SPA', ['R-VEN'], 'l3', { confirm: true }),
      letter('R-VEN', [P0], 'l4', { copies: ['l3'] }),
    );
    play.run(cite('R-SPA', ['l1']));
    play.refused('testimony-waits', cite('R-SPA', ['l1'], 't2'));
    play.run(cite('R-SPA', ['l3'], 't2'));
  });
});

describe('R13 R16 what the church puts before the Judge', () => {
  test('R13 a testimony is put to him in the turn in which it was filed, and no more when it is decided', () => {
    const play = spainWrote()
      .write()
      .run(cite('R-SPA', ['l1']))
      .resolve();
    expect(docketOf(play.table.game)).toMatchObject([{ finding: 't1', councilConvened: false, lettersLawful: false }]);
    play.prove('t1').publish();
    play.toNextTurn().resolve();
    expect(docketOf(play.table.game)).toEqual([]);
  });

  test('A50 with a resignation he is shown the unit that stands in Rome, if one does', () => {
    const resigned = (play: Church) =>
      play.write().run({ as: P0, do: 'fileResignation', text: 'Enough.', signed: true }).resolve();
    const item = { kind: 'resignation', seat: P0, ruling: 'open' };
    expect(docketOf(resigned(church()).table.game)).toStrictEqual([{ ...item, waits: false }]);
    const set = [{ power: 'SPAIN', type: 'A', at: 'ROM' }];
    const watched = resigned(church().run({ as: 'JD', do: 'overrideUnits', set, reason: 'Set up.' }));
    expect(docketOf(watched.table.game)).toMatchObject([
      { ...item, unit: { power: 'SPAIN', location: 'ROM' }, waits: true },
    ]);
  });

  test('§6 with the addendum off nothing is', () => {
    const play = church({ addendum: 'off' }).resolve();
    expect(docketOf(play.table.game)).toEqual([]);
  });
});

describe('R15 asking for a council', () => {
  const five = ['B-TUN', 'B-SWI', 'B-BUD', 'B-RUM', 'B-HOL'];

  /** Banned B-Ser, whose see Venice has occupied, asks bishops for a council in F54, and has copies handed to the Pope. */
  function serbiaAsks(options: Record<string, unknown> = {}, to = five): Church {
    const play = withOption(options).run({
      as: 'JD',
      do: 'overrideAffiliation',
      see: 'SER',
      power: 'VENICE',
      reason: 'Set up.',
    });
    play.ban(P0, 'B-SER');
    play.run(letter('B-SER', to, 'ask', { confirm: true }), letter(to[0] as string, [P0], 'copy', { copies: ['ask'] }));
    return play.run(
      { as: 'B-SER', do: 'openDecree', decree: 'd1' },
      { as: 'B-SER', do: 'circulateDecree', decree: 'd1', to: [...five, 'B-KIE'], confirm: true },
    );
  }
  const sign = (play: Church, ...bishops: readonly string[]) =>
    play.run(...bishops.map((as) => ({ as, do: 'signDecree', decree: 'd1' }) as const));

  test('S166 the decree fails: he was communicating, and F Gre answers for it', () => {
    const play = sign(serbiaAsks(), 'B-SER', ...five).write();
    play
      .run(cite('B-SER', ['ask']))
      .seal(P0, { name: 'F Gre', finding: 't1' })
      .sheet('R-VEN', 'F Gre - Aeg')
      .prove('t1');
    play.publish();
    expect(play.unit('GRE')).toBe('VENICE F GRE');
  });

  test('S167 the decree he signed succeeds: the same letter has become lawful', () => {
    const play = sign(serbiaAsks(), 'B-SER', ...five, 'B-KIE').write();
    expect(play.refused('letters-lawful', cite('B-SER', ['ask']))).toEqual({ seat: 'B-SER' });
  });

  test('A55 without his signature the success of others’ decree cleanses nothing', () => {
    const play = sign(serbiaAsks(), ...five, 'B-KIE').run({
      as: 'B-SER',
      do: 'circulateDecree',
      decree: 'd1',
      to: ['B-NWY'],
      confirm: true,
    });
    sign(play, 'B-NWY')
      .write()
      .run(cite('B-SER', ['ask']));
    expect(play.table.state.church.council).toMatchObject({ decree: 'd1' });
  });

  test('A55 what he wrote to others than bishops is docketed, with the council shown to the Judge', () => {
    const play = sign(serbiaAsks({}, ['B-TUN', 'R-TUR']), 'B-SER', ...five, 'B-KIE').write();
    play.run(cite('B-SER', ['ask'])).resolve();
    expect(docketOf(play.table.game)).toEqual([
      {
        kind: 'testimony',
        finding: 't1',
        accused: 'B-SER',
        ruling: 'open',
        councilConvened: true,
        lettersLawful: false,
        waits: true,
      },
    ]);
  });

  test('R15 testimony filed before the decree succeeds falls with its letters; the Judge is not asked', () => {
    const play = sign(serbiaAsks(), 'B-SER', ...five).run(cite('B-SER', ['ask']));
    sign(play, 'B-KIE').write().seal(P0, { name: 'F Gre', finding: 't1' }).sheet('R-VEN', 'F Gre - Aeg').resolve();
    expect(docketOf(play.table.game)).toMatchObject([{ lettersLawful: true, waits: false }]);
    const events = play.publish();
    expect(facts(events, 'testimonyDecided')).toMatchObject({ ruling: 'notProven' });
    expect(play.unit('AEG')).toBe('VENICE F AEG');
  });

  test('R15 it falls only if all its letters have become lawful, whatever else was written', () => {
    const play = serbiaAsks();
    play
      .ban(P0, 'R-SPA')
      .run(
        { as: 'B-SER', do: 'openDecree', decree: 'd2' },
        { as: 'B-SER', do: 'circulateDecree', decree: 'd2', to: [...five, 'B-KIE'], confirm: true },
        letter('R-SPA', ['R-FRA'], 'spain', { confirm: true }),
        letter('B-SER', ['B-TUN'], 'tunis', { confirm: true }),
        letter('B-SER', ['R-TUR'], 'turkey', { confirm: true }),
        letter('B-TUN', [P0], 'copy1', { copies: ['tunis'] }),
        letter('R-TUR', [P0], 'copy2', { copies: ['turkey'] }),
        cite('B-SER', ['tunis'], 't1'),
        cite('B-SER', ['tunis', 'turkey'], 't2'),
        ...['B-SER', ...five, 'B-KIE'].map((as) => ({ as, do: 'signDecree', decree: 'd2' }) as const),
      );
    play.write().resolve();
    expect(docketOf(play.table.game)).toMatchObject([
      { finding: 't1', lettersLawful: true },
      { finding: 't2', lettersLawful: false },
    ]);
  });

  test('A16 where all phases are one, an attempt that may still succeed is punished in a later turn only', () => {
    const play = sign(serbiaAsks({ talk: 'always' }), ...five).write();
    expect(play.refused('decree-pending', cite('B-SER', ['ask']))).toEqual({ seat: 'B-SER' });
    play.publish();
    play.write('S1455').run(cite('B-SER', ['ask']));
  });

  test('A16 it protects those who sign it, while their signature stands, and that turn’s asking only', () => {
    const play = serbiaAsks({ talk: 'always' });
    play.run({ as: 'B-KIE', do: 'openDecree', decree: 'd0' }).ban(P0, 'B-TUN', 'B-DEN');
    play.run(
      { as: 'B-KIE', do: 'openDecree', decree: 'd2' },
      { as: 'B-KIE', do: 'circulateDecree', decree: 'd2', to: ['B-TUN', 'B-SER'] },
      { as: 'B-SER', do: 'signDecree', decree: 'd2' },
      { as: 'B-TUN', do: 'signDecree', decree: 'd2' },
    );
    play.write();
    const testimony = (accused: string, finding: string, atMs = play.table.now) =>
      ({ ...cite(accused, [], finding), offenceTurn: 'S1455', offenceMs: atMs }) as const;
    play.refused('decree-pending', testimony('B-TUN', 't1'));
    play.refused('decree-pending', testimony('B-SER', 't1'));
    play.run(testimony('B-DEN', 't2'), cite('B-SER', ['ask'], 't3'));
    play.run({ as: 'JD', do: 'strikeDecreeSignature', decree: 'd2', seat: 'B-TUN', reason: 'Forged.' });
    play.run(testimony('B-TUN', 't4'));
  });

  test('A55 what is written after the close of Order Writing asked for nothing', () => {
    const play = withOption({ talk: 'always' })
      .run({ as: 'JD', do: 'registerOrdination', see: 'VIE' })
      .ban(P0, 'B-VIE');
    const signers = ['B-VIE', ...five, 'B-KIE', 'B-DEN'];
    play.run(
      { as: 'B-TUN', do: 'openDecree', decree: 'd1' },
      { as: 'B-TUN', do: 'circulateDecree', decree: 'd1', to: signers.filter((seat) => seat !== 'B-TUN') },
    );
    sign(play, ...signers);
    play.run(letter('B-VIE', ['B-TUN'], 'before', { confirm: true })).resolve();
    play.run(letter('B-VIE', ['B-TUN'], 'after', { confirm: true }));
    const judged = (id: string) => ({ ...cite('B-VIE', [id], id), as: 'JD', onBehalfOf: P0 }) as const;
    play.refused('letters-lawful', judged('before'));
    play.run(judged('after'));
  });

  test('A55 an earlier turn’s failure is not cleansed by a later success', () => {
    const play = sign(serbiaAsks({ decreeLapse: 'open' }), 'B-SER', ...five).write();
    play.publish();
    sign(play.toNextTurn(), 'B-KIE')
      .write()
      .run(cite('B-SER', ['ask']));
    expect(play.table.state.church.council).toMatchObject({ first: 'S1455' });
  });

  test('S170 a banned Ruler who lobbied for the council stays an offender', () => {
    const play = church()
      .ban(P0, 'R-SPA')
      .run(letter('R-SPA', ['R-VEN'], 'l1', { confirm: true }), letter('R-VEN', [P0], 'l2', { copies: ['l1'] }));
    const seven = [...five, 'B-SER', 'B-KIE'];
    play.run(
      { as: 'B-TUN', do: 'openDecree', decree: 'd1' },
      { as: 'B-TUN', do: 'circulateDecree', decree: 'd1', to: seven.slice(1) },
    );
    sign(play, ...seven)
      .write()
      .run(cite('R-SPA', ['l1']));
  });
});
