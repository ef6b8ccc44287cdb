import { describe, expect, test } from 'vitest';
import { eventsSince, type SeatId, type ViewerName, view } from '../../src/index.ts';
import { eventOf } from '../kit.ts';
import { church, P0 } from '../papacy/church.ts';

const seen = (play: ReturnType<typeof church>, viewer: string) => view(play.table.game, viewer as ViewerName);

describe('what a view keeps back', () => {
  test('JD.11 that the Judge acted is public, his reason only where he says so', () => {
    const play = church().run(
      { as: 'JD', do: 'overrideOwners', owners: { ROM: 'SPAIN' }, reason: 'Aloud.' },
      { as: 'JD', do: 'overrideOwners', owners: { TUN: 'SPAIN' }, reason: 'Softly.', publicly: false },
      { as: 'JD', do: 'overrideBan', seat: 'R-SPA', banned: true, reason: 'Softly too.', publicly: false },
    );
    const lines = seen(play, 'public').gazette.filter(({ rule }) => rule === 'JD.6');
    expect(lines.map(({ facts }) => 'reason' in (facts as object))).toEqual([true, false, false]);
    expect(seen(play, 'R-SPA').texts).toHaveLength(1);
    expect(seen(play, 'JD').texts).toHaveLength(3);
  });

  test('JD.8 the words of a statement that the Judge hid are gone from the public record', () => {
    const play = church().run({ as: 'R-SPA', do: 'makeStatement', letter: 's1', text: 'Rude.' });
    const [words] = seen(play, 'R-FRA').texts;
    play.run({ as: 'JD', do: 'hideLetter', letter: 's1', reason: 'Rude.' });
    expect(seen(play, 'JD').texts).toContain(words);
    expect(seen(play, 'R-FRA').texts).not.toContain(words);
    expect(seen(play, 'public').gazette.find(({ type }) => type === 'statementMade')?.facts).toMatchObject({
      hidden: true,
    });
  });

  test('JD.3 who sits where stands in no event that others hear of, and in no line of the public record', () => {
    const play = church().run(
      { as: 'JD', do: 'seatPerson', seat: 'R-VEN', person: 'canary-1' },
      { as: 'JD', do: 'seatPerson', seat: 'R-VEN', person: 'canary-2' },
      { as: 'JD', do: 'addSeat', class: 'lord', power: 'SPAIN', person: 'canary-3' },
    );
    const tells = (viewer: string) =>
      JSON.stringify([seen(play, viewer), eventsSince(play.table.game, viewer as ViewerName, 0)]).match(/canary-\d/g) ??
      [];
    for (const viewer of ['R-SPA', 'B-ROM', 'public']) expect(tells(viewer)).toEqual([]);
    // Its own grade tells a seat who has held it.
    expect(new Set(tells('R-VEN'))).toEqual(new Set(['canary-1', 'canary-2']));
    expect(new Set(tells('JD'))).toEqual(new Set(['canary-1', 'canary-2', 'canary-3']));
  });

  test('S155 a proposal to ordain is between the Judge and whoever makes it', () => {
    const play = church().run({ as: 'R-HRE', do: 'proposeOrdination', see: 'VIE' });
    const proposals = (viewer: string) => seen(play, viewer).ordinationProposals;
    expect(['JD', 'R-HRE', 'R-FRA', P0].map((viewer) => proposals(viewer)?.length)).toEqual([1, 1, 0, 0]);
  });

  test('A49 a Pope who resigned cannot tell that his successor files a resignation', () => {
    const play = church().write().run({ as: P0, do: 'fileResignation', text: 'Enough.', signed: true }).resolve();
    play.run({ as: 'JD', do: 'ruleResignation', ruling: 'free' });
    play.publish();
    play.run({ as: 'JD', do: 'overrideThrone', pope: 'B-DEN', reason: 'Chosen on paper.' });
    const before = seen(play, P0);
    play.run({ as: 'B-DEN', do: 'fileResignation', text: 'Me too.', signed: true });
    expect(seen(play, P0)).toEqual(before);
  });

  test('A29, A30 nobody but the Judge sees a ruling, or what another answers, before it is published', () => {
    const play = church().ban(P0, 'R-SPA').testify('t1', 'R-SPA', 'F1454').resolve();
    const before = seen(play, P0);
    play.run(
      { as: 'JD', do: 'askAboutTestimony', finding: 't1', of: 'accused', question: 'Did you?' },
      { as: 'R-SPA', do: 'answerTestimony', finding: 't1', answer: 'No.', admits: false },
      { as: 'JD', do: 'ruleTestimony', finding: 't1', ruling: 'notProven' },
    );
    expect(seen(play, P0)).toEqual(before);
    play.publish();
    expect((seen(play, P0) as { findings?: readonly object[] }).findings).toMatchObject([
      { id: 't1', ruling: 'notProven' },
    ]);
  });

  test('A54 whoever was shown a decree is told of every signature on it', () => {
    const play = church().run(
      { as: 'B-SWI', do: 'openDecree', decree: 'd1' },
      { as: 'B-SWI', do: 'circulateDecree', decree: 'd1', to: ['B-DEN', 'B-KIE'] },
    );
    const events = play.table.run({ as: 'B-DEN', do: 'signDecree', decree: 'd1' });
    const readers: readonly SeatId[] = ['B-SWI', 'B-DEN', 'B-KIE'] as readonly string[] as readonly SeatId[];
    expect(eventOf(events, 'decreeSigned').audience).toEqual({ kind: 'seats', seats: readers });
  });
});
