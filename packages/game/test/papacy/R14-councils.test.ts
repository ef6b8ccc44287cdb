import { describe, expect, test } from 'vitest';
import { councilFrees, councilSits, type SeatId } from '../../src/index.ts';
import { eventOf, MINUTE } from '../kit.ts';
import { all, BISHOPS, type Church, church, facts, P0, withOption } from './church.ts';

const seven = ['B-TUN', 'B-SWI', 'B-SER', 'B-BUD', 'B-RUM', 'B-HOL', 'B-KIE'];
const six = seven.slice(0, 6);

function circulated(play: Church = church(), decree = 'd1'): Church {
  play.table.until('diplomacy');
  return play.run(
    { as: 'B-TUN', do: 'openDecree', decree },
    { as: 'B-TUN', do: 'circulateDecree', decree, to: [...seven.slice(1), 'B-EDI', P0] },
  );
}

const sign = (play: Church, bishops: readonly string[], decree = 'd1') =>
  play.run(...bishops.map((as) => ({ as, do: 'signDecree', decree }) as const));

const sits = (play: Church) => councilSits(play.table.state);
const frees = (play: Church, seat: string) => councilFrees(play.table.state, seat as SeatId);

describe('R14 a majority of bishops convenes a council by decree', () => {
  test('S156 the seventh signature convenes it at that instant, for this turn and the next (A40)', () => {
    const play = sign(circulated(church().ban(P0, 'B-RUM')), six);
    expect([sits(play), frees(play, 'B-RUM')]).toEqual([false, false]);
    const at = play.table.now + 5 * MINUTE;
    const events = play.table.run({ as: 'B-KIE', do: 'signDecree', decree: 'd1', at });
    expect(eventOf(events, 'councilConvened')).toMatchObject({
      audience: { kind: 'public' },
      facts: { decree: 'd1', signatories: seven, bishops: 13, needed: 7, first: 'F1454', last: 'S1455' },
    });
    expect(play.table.state.church.council).toMatchObject({ convenedMs: at });
    expect([sits(play), frees(play, 'B-RUM')]).toEqual([true, true]);
    expect(all(play.table.next(), 'decreeFailed')).toEqual([]);
  });

  test('S157 with six signatures the decree lapses at the end of Diplomacy; the next starts at none (A54)', () => {
    const play = sign(circulated(), six);
    const events = play.table.next();
    expect(facts(events, 'decreeFailed')).toMatchObject({ decree: 'd1', signatures: 6, needed: 7, lapsed: true });
    const { audience } = eventOf(events, 'decreeFailed');
    expect(audience).toEqual({ kind: 'seats', seats: [...seven, 'B-EDI', P0] });
    play.publish();
    play.toNextTurn();
    expect(play.refused('decree-closed', { as: 'B-KIE', do: 'signDecree', decree: 'd1' })).toMatchObject({
      status: 'lapsed',
    });
    sign(circulated(play, 'd2'), ['B-KIE'], 'd2');
    expect(sits(play)).toBe(false);
  });

  test('A54 with `decreeLapse` open it stays, and the seventh may sign it a turn later', () => {
    const play = sign(circulated(withOption({ decreeLapse: 'open' })), six);
    expect(facts(play.table.next(), 'decreeFailed')).toMatchObject({ lapsed: false });
    play.publish();
    play.toNextTurn();
    expect(
      facts(sign(play, []).table.run({ as: 'B-KIE', do: 'signDecree', decree: 'd1' }), 'councilConvened'),
    ).toMatchObject({ first: 'F1454' });
  });

  test('S158 nobody signs in Order Writing; where all phases are one he may', () => {
    const play = sign(circulated(), six).write();
    play.refused('decree-closed', { as: 'B-KIE', do: 'withdrawDecreeSignature', decree: 'd1' });
    expect(play.refused('decree-out-of-phase', { as: 'B-KIE', do: 'signDecree', decree: 'd1' })).toEqual({
      phase: 'orderWriting',
    });
    play.refused('decree-out-of-phase', { as: 'B-KIE', do: 'openDecree', decree: 'd2' });

    const merged = sign(circulated(withOption({ talk: 'always' })), six).write();
    sign(merged, ['B-KIE']);
    expect(sits(merged)).toBe(true);
    const late = sign(circulated(withOption({ talk: 'always' })), six).write();
    expect(facts(late.table.next(), 'decreeFailed')).toMatchObject({ lapsed: true });
  });

  test('S159 only bishops sign, and each counts once', () => {
    const play = sign(circulated(), six);
    for (const seat of ['R-ENG', 'L-ENG']) {
      expect(play.refused('decree-not-bishop', { as: seat, do: 'signDecree', decree: 'd1' })).toEqual({ seat });
      play.refused('decree-not-bishop', { as: seat, do: 'openDecree', decree: 'd3' });
    }
    expect(play.refused('already-signed', { as: 'B-TUN', do: 'signDecree', decree: 'd1' })).toEqual({ decree: 'd1' });
    expect(sits(play)).toBe(false);
  });

  test('S002 of nine bishops five convene it, four do not', () => {
    const play = church({ cast: { bishops: 9 } });
    const all9 = Object.values(play.table.state.seats).flatMap((seat) => (seat?.class === 'bishop' ? [seat.id] : []));
    expect(all9).toHaveLength(9);
    const bishops = [P0, ...all9.filter((seat) => seat !== P0)].slice(0, 5);
    play.run(
      { as: P0, do: 'openDecree', decree: 'd1' },
      { as: P0, do: 'circulateDecree', decree: 'd1', to: bishops.slice(1) },
    );
    sign(play, bishops.slice(0, 4));
    expect(sits(play)).toBe(false);
    sign(play, bishops.slice(4));
    expect(sits(play)).toBe(true);
  });

  test('R14.2 excommunicated bishops and the Pope sign and count', () => {
    const play = church().ban(P0, ...six);
    play.run({ as: P0, do: 'openDecree', decree: 'd1' }, { as: P0, do: 'circulateDecree', decree: 'd1', to: six });
    sign(play, [...six, P0]);
    expect(sits(play)).toBe(true);
  });

  test('S161 a council of Spring sits through that year’s Fall, and no longer (A52)', () => {
    const play = sign(circulated(church()), seven);
    expect(play.table.state.church.council).toMatchObject({ first: 'S1454', last: 'F1454' });
    play.publish();
    play.write('F1454');
    expect(sits(play)).toBe(true);
    const events = play.publish();
    const ended = [...events, ...(play.table.state.phase === 'adjustments' ? play.table.next() : [])];
    expect(facts(ended, 'councilEnded')).toMatchObject({ why: 'lastTurn', first: 'S1454', last: 'F1454' });
    play.toNextTurn();
    expect(sits(play)).toBe(false);
  });

  test('S162 a council of Fall sits through the next Spring, its retreats too', () => {
    const play = church();
    play.publish();
    sign(circulated(play.toNextTurn()), seven);
    expect(play.table.state.church.council).toMatchObject({ first: 'F1454', last: 'S1455' });
    play.table.until('diplomacy', 'S1455');
    play.run({
      as: 'JD',
      do: 'overrideUnits',
      set: [
        { power: 'FRANCE', type: 'A', at: 'BUR' },
        { power: 'HRE', type: 'A', at: 'MUN' },
        { power: 'HRE', type: 'A', at: 'RUH' },
      ],
      reason: 'Set up.',
    });
    play.write('S1455').sheet('R-HRE', 'A Mun - Bur', 'A Ruh S A Mun - Bur').publish();
    expect([play.table.state.phase, sits(play)]).toEqual(['retreats', true]);
    play.toNextTurn();
    expect(sits(play)).toBe(false);
  });

  test('A52 with `councilSpan` twoFullTurns it sits one turn more', () => {
    const play = sign(circulated(withOption({ councilSpan: 'twoFullTurns' })), seven);
    expect(play.table.state.church.council).toMatchObject({ first: 'S1454', last: 'S1455' });
  });

  test('A52 a new decree with fresh signatures renews it', () => {
    const play = sign(circulated(church()), seven);
    play.publish();
    sign(circulated(play.toNextTurn(), 'd2'), seven, 'd2');
    expect(play.table.state.church.council).toMatchObject({ decree: 'd2', first: 'F1454', last: 'S1455' });
    expect(sits(play)).toBe(true);
  });

  test('A54 a signature may be taken back, and the decree withdrawn, until the majority', () => {
    const play = sign(circulated(), six).run({ as: 'B-SWI', do: 'withdrawDecreeSignature', decree: 'd1' });
    play.refused('no-signature', { as: 'B-SWI', do: 'withdrawDecreeSignature', decree: 'd1' });
    sign(play, ['B-KIE']);
    expect(sits(play)).toBe(false);
    play.refused('decree-of-another', { as: 'B-KIE', do: 'withdrawDecree', decree: 'd1' });
    play.run({ as: 'B-TUN', do: 'withdrawDecree', decree: 'd1' });
    expect(play.refused('decree-closed', { as: 'B-SWI', do: 'signDecree', decree: 'd1' })).toMatchObject({
      status: 'withdrawn',
    });
    for (const act of ['withdrawDecree', 'circulateDecree'] as const) {
      play.refused('decree-closed', {
        as: 'B-TUN',
        do: act,
        decree: 'd1',
        ...(act === 'circulateDecree' ? { to: ['B-NWY'] } : {}),
      });
    }
  });

  test('A54 a decree exists only for those to whom it was shown', () => {
    const play = church().run({ as: 'B-TUN', do: 'openDecree', decree: 'd1' });
    play.refused('unknown-decree', { as: 'B-DEN', do: 'signDecree', decree: 'd1' });
    play.refused('unknown-decree', { as: 'B-DEN', do: 'signDecree', decree: 'd9' });
    play.refused('decree-exists', { as: 'B-TUN', do: 'openDecree', decree: 'd1' });
    expect(play.refused('not-bishops', { as: 'B-TUN', do: 'circulateDecree', decree: 'd1', to: ['R-SPA'] })).toEqual({
      seats: ['R-SPA'],
    });
    play.run({ as: 'B-TUN', do: 'circulateDecree', decree: 'd1', to: ['B-DEN'] });
    const shownOn = play.table.run({ as: 'B-DEN', do: 'circulateDecree', decree: 'd1', to: ['B-EDI'] });
    expect(eventOf(shownOn, 'decreeCirculated').audience).toEqual({
      kind: 'seats',
      seats: ['B-TUN', 'B-DEN', 'B-EDI'],
    });
    play.refused('shown-already', { as: 'B-TUN', do: 'circulateDecree', decree: 'd1', to: ['B-EDI', 'B-TUN'] });
    sign(play, ['B-EDI']);
  });

  test('A56 a majority is counted anew when a seat falls empty, and that can convene the council', () => {
    const play = sign(circulated(), six);
    const events = play.table.run({ as: 'JD', do: 'emptySeat', seat: 'B-MOS', reason: 'He has left the class.' });
    expect(all(events, 'councilConvened')).toEqual([]);
    const second = play.table.run({ as: 'JD', do: 'emptySeat', seat: 'B-NWY', reason: 'He has left the class.' });
    expect(facts(second, 'councilConvened')).toMatchObject({ bishops: 11, needed: 6, signatories: six });
  });

  test('A56 the signature of a seat that stands empty does not count', () => {
    const play = sign(circulated(), six).run({ as: 'JD', do: 'emptySeat', seat: 'B-SWI', reason: 'He has left.' });
    sign(play, ['B-KIE']);
    expect(sits(play)).toBe(false);
  });

  test('S204 a council whose seventh signature is struck ends at once; its Anti-Pope stays', () => {
    const play = sign(circulated(), seven).write();
    play.run(...seven.map((as) => ({ as, do: 'castBallot', candidate: 'B-SWI' }) as const));
    play.publish();
    play.toNextTurn();
    const strike = {
      as: 'JD',
      do: 'strikeDecreeSignature',
      decree: 'd1',
      seat: 'B-KIE',
      reason: 'Not his hand.',
    } as const;
    expect(facts(play.table.run(strike), 'councilEnded')).toMatchObject({ why: 'forgedSignature' });
    expect([sits(play), play.antiPopes]).toEqual([false, ['B-SWI']]);
    play.refused('no-signature', strike);
    play.refused('unknown-decree', { ...strike, decree: 'd9' });
    play.run({ ...strike, do: 'restoreDecreeSignature' });
    expect(sits(play)).toBe(false);
    play.refused('no-signature', { ...strike, do: 'restoreDecreeSignature' });
    play.refused('unknown-decree', { ...strike, do: 'restoreDecreeSignature', decree: 'd9' });
  });

  test('A78 striking one of eight leaves the council; a restored seventh convenes it, or has it sit again', () => {
    const strike = {
      as: 'JD',
      do: 'strikeDecreeSignature',
      decree: 'd1',
      seat: 'B-SWI',
      reason: 'Not his hand.',
    } as const;
    const open = sign(circulated(), six).run(strike);
    sign(open, ['B-KIE']);
    expect(sits(open)).toBe(false);
    open.refused('no-signature', { ...strike, do: 'restoreDecreeSignature', seat: 'B-KIE' });
    open.run({ ...strike, do: 'restoreDecreeSignature' });
    expect(sits(open)).toBe(true);
    open.run(strike);
    expect(sits(open)).toBe(false);
    open.run({ ...strike, do: 'restoreDecreeSignature' });
    expect(sits(open)).toBe(true);

    const eight = sign(circulated(), six).run(strike);
    sign(eight, ['B-KIE', 'B-EDI']);
    const restored = eight.table.run({ ...strike, do: 'restoreDecreeSignature' });
    expect(all(restored, 'councilConvened')).toEqual([]);
    eight.run({ ...strike, seat: 'B-KIE' });
    expect(sits(eight)).toBe(true);
    eight.run(strike);
    expect(sits(eight)).toBe(false);
  });

  test('A78 a council that the Judge had sit without a decree sits on when its renewal was forged', () => {
    const play = church().run({ as: 'JD', do: 'overrideCouncil', until: 'F1454', reason: 'On paper.' });
    sign(circulated(play), seven);
    play.run({ as: 'JD', do: 'strikeDecreeSignature', decree: 'd1', seat: 'B-SWI', reason: 'Forged.' });
    expect(sits(play)).toBe(true);
    expect(play.table.state.church.council).toMatchObject({ last: 'F1454' });
  });

  test('A52 a council whose last turn the Judge skipped sits no more', () => {
    const play = sign(circulated(), seven);
    play.run({ as: 'JD', do: 'overrideTurn', turn: 'F1456', phase: 'diplomacy', reason: 'We skip two years.' });
    expect(sits(play)).toBe(false);
  });

  test('A78 where the renewal of a council was forged, the council before it sits on to its own last turn', () => {
    const nextTurn = (play: Church) => {
      play.write().publish();
      play.toNextTurn();
    };
    const renewed = () => {
      const play = sign(circulated(), seven);
      nextTurn(play);
      sign(circulated(play, 'd2'), seven, 'd2');
      return play;
    };
    const strike = { as: 'JD', do: 'strikeDecreeSignature', decree: 'd2', seat: 'B-SWI', reason: 'Forged.' } as const;
    const council = (play: Church) => play.table.state.church.council;

    const play = renewed();
    expect(council(play)).toMatchObject({ decree: 'd2', first: 'F1454', last: 'S1455' });
    const events = play.table.run(strike);
    expect(facts(events, 'councilEnded')).toEqual({
      why: 'forgedSignature',
      first: 'F1454',
      last: 'S1455',
      sitsOn: { decree: 'd1', last: 'F1454' },
    });
    expect([sits(play), council(play)?.decree, council(play)?.renews]).toEqual([true, 'd1', undefined]);
    play.run({ ...strike, do: 'restoreDecreeSignature' });
    expect(council(play)).toMatchObject({ decree: 'd2', last: 'S1455' });
    play.run(strike);
    nextTurn(play);
    expect(sits(play)).toBe(false);

    const bothForged = renewed().run({ ...strike, decree: 'd1' });
    expect(council(bothForged)?.decree).toBe('d2');
    expect(facts(bothForged.table.run(strike), 'councilEnded').sitsOn).toBeUndefined();
    expect(sits(bothForged)).toBe(false);

    const later = renewed();
    nextTurn(later);
    expect(council(later)?.decree).toBe('d2');
    expect(facts(later.table.run(strike), 'councilEnded').sitsOn).toBeUndefined();
    expect(sits(later)).toBe(false);
  });

  test('A78 a council that was renewed twice sits on as the latest that stands', () => {
    const play = sign(circulated(), seven);
    for (const decree of ['d2', 'd3']) sign(circulated(play, decree), seven, decree);
    const strike = (decree: string) =>
      ({ as: 'JD', do: 'strikeDecreeSignature', decree, seat: 'B-SWI', reason: 'Forged.' }) as const;
    play.run(strike('d2'));
    expect(play.table.state.church.council?.decree).toBe('d3');
    expect(facts(play.table.run(strike('d3')), 'councilEnded').sitsOn).toMatchObject({ decree: 'd1' });
    expect(play.table.state.church.council).toMatchObject({ decree: 'd1' });
  });

  test('S196 a council frees bishops of the old sees, with `councilLicence` allBishops every bishop; never a Ruler (A71)', () => {
    const freed = (options: Record<string, unknown>) => {
      const play = withOption(options)
        .run({ as: 'JD', do: 'registerOrdination', see: 'VIE' })
        .ban(P0, 'B-VIE', 'B-RUM', 'R-SPA');
      sign(circulated(play), [...seven, 'B-EDI']);
      return ['B-VIE', 'B-RUM', P0, 'R-SPA'].map((seat) => frees(play, seat));
    };
    expect(freed({})).toEqual([false, true, true, false]);
    expect(freed({ councilLicence: 'allBishops' })).toEqual([true, true, true, false]);
  });

  test('S117 a conclave frees them too, until it has elected', () => {
    const play = church().ban(P0, 'B-SER').write().sheet('R-SPA', 'A Por H');
    play.run({ as: P0, do: 'fileResignation', text: 'Enough.', signed: true }).publish();
    play.toNextTurn();
    expect([play.isBanned('B-SER'), frees(play, 'B-SER')]).toEqual([true, true]);
    play.write().run(...[...seven, 'B-EDI'].map((as) => ({ as, do: 'castBallot', candidate: 'B-DEN' }) as const));
    play.publish();
    expect([play.pope, frees(play, 'B-SER')]).toEqual(['B-DEN', false]);
  });
});

describe('A58 a statement of the council', () => {
  test('A58 a majority of bishops signs and issues it, while the council sits', () => {
    const play = church();
    const draft = { as: 'B-TUN', do: 'draftCouncilStatement', statement: 'c1', text: 'We hold that …' } as const;
    play.refused('no-council', draft);
    play.refused('no-council', { as: 'B-TUN', do: 'signCouncilStatement', statement: 'c1' });
    const drafted = sign(circulated(play), seven).table.run(draft);
    const { audience } = eventOf(drafted, 'statementDrafted');
    expect(audience.kind === 'seats' ? audience.seats.toSorted() : []).toEqual(BISHOPS.toSorted());
    play.refused('statement-exists', draft);
    play.refused('statement-not-bishop', { ...draft, as: 'R-SPA' });
    play.refused('statement-not-bishop', { as: 'R-SPA', do: 'signCouncilStatement', statement: 'c1' });
    play.refused('unknown-statement', { as: 'B-TUN', do: 'signCouncilStatement', statement: 'c9' });
    play.run(...six.map((as) => ({ as, do: 'signCouncilStatement', statement: 'c1' }) as const));
    play.refused('statement-signed', { as: 'B-TUN', do: 'signCouncilStatement', statement: 'c1' });
    const events = play.table.run({ as: 'B-KIE', do: 'signCouncilStatement', statement: 'c1' });
    expect(eventOf(events, 'statementIssued')).toMatchObject({ rule: 'A58', facts: { signatories: seven } });
    expect(facts(events, 'statementSigned')).toMatchObject({ signatures: 7, bishops: 13, needed: 7 });
    play.refused('statement-signed', { as: 'B-EDI', do: 'signCouncilStatement', statement: 'c1' });
  });

  test('A56 the signature of a seat that stands empty does not count on a statement either', () => {
    const play = sign(circulated(), seven);
    play.run({ as: 'B-TUN', do: 'draftCouncilStatement', statement: 'c1', text: 'We hold that …' });
    play.run(...six.map((as) => ({ as, do: 'signCouncilStatement', statement: 'c1' }) as const));
    play.run({ as: 'JD', do: 'emptySeat', seat: 'B-SWI', reason: 'He has left.' });
    const sixth = play.table.run({ as: 'B-KIE', do: 'signCouncilStatement', statement: 'c1' });
    expect(facts(sixth, 'statementSigned')).toMatchObject({ signatures: 6, needed: 7 });
    const seventh = play.table.run({ as: 'B-EDI', do: 'signCouncilStatement', statement: 'c1' });
    expect(facts(seventh, 'statementIssued').signatories).not.toContain('B-SWI');
  });
});
