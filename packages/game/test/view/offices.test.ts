import { describe, expect, test } from 'vitest';
import { type ViewerName, view } from '../../src/index.ts';
import { church, P0, withOption } from '../papacy/church.ts';

const seen = (play: ReturnType<typeof church>, viewer: string) => view(play.table.game, viewer as ViewerName);
describe('what a bishop may do now', () => {
  test('R8 A11 whether he may declare, and why not: once a turn, not out of a ban, not where a unit has been', () => {
    const play = church();
    expect(seen(play, 'B-DEN').affiliating).toEqual({});
    expect(seen(play, 'R-SPA').affiliating).toBeUndefined();
    play.run({ as: 'B-DEN', do: 'declareAffiliation', power: 'SPAIN' });
    expect(seen(play, 'B-DEN').affiliating).toMatchObject({ fault: { code: 'declared-this-turn' } });
    play.ban(P0, 'B-DEN');
    expect(seen(play, 'B-DEN').affiliating).toMatchObject({ fault: { code: 'banned-may-not-change' } });
    play.write().sheet('R-FRA', 'A Mar - Swi');
    play.publish();
    play.toNextTurn();
    expect(seen(play, 'B-SWI').affiliating).toMatchObject({ fault: { code: 'see-occupied' } });
  });

  test('A11 a declaration that waits for the Ruler’s word is public, and makes nobody his', () => {
    const play = withOption({ declareConsent: 'ruler' }).run({
      as: 'B-DEN',
      do: 'declareAffiliation',
      power: 'SPAIN',
    });
    expect(seen(play, 'R-SPA').declarations).toMatchObject([{ bishop: 'B-DEN', power: 'SPAIN', accepted: false }]);
    expect(seen(play, 'R-SPA').affiliations).toEqual({});
  });

  test('R5 R16 A40 in a conclave the majority is of those not banned; the deposed cannot be elected', () => {
    const play = church();
    expect(seen(play, 'B-DEN').election).toBeUndefined();
    play.ban(P0, 'B-SER', 'B-RUM');
    play.write().run({ as: P0, do: 'fileResignation', text: 'Enough.', signed: true });
    play.publish();
    play.toNextTurn();
    const { election } = seen(play, 'public');
    expect(election).toMatchObject({ elects: 'pope', bishops: 13, needed: 6 });
    expect(election?.electors).toHaveLength(11);
    const barred = election?.candidates.filter(({ fault }) => fault !== undefined);
    expect(barred).toMatchObject([{ seat: P0, fault: { code: 'candidate-barred' } }]);
  });
});

describe('what a Pope’s bulls would do', () => {
  test('A19 R4 a second ban, a lifting of no ban and a ban on himself are noticed as he drafts', () => {
    const play = church();
    play.ban(P0, 'R-SPA');
    const lines = [{ excommunicate: 'R-SPA' }, { lift: 'R-FRA' }, { excommunicate: P0 }, { excommunicate: 'R-VEN' }];
    play.run({ as: P0, do: 'draftBulls', lines });
    expect(seen(play, P0).chancery?.outlook.map(({ notices }) => notices)).toEqual([
      ['already-banned'],
      ['not-banned'],
      ['self-ban'],
      [],
    ]);
    expect(seen(play, 'B-DEN')).not.toHaveProperty('chancery');
  });

  test('R3 A25 he sees the units he could name on a finding, then in the second turn the one, where it stands', () => {
    const play = church();
    play.ban(P0, 'R-SPA');
    play.testify('t1', 'R-SPA', 'F1454');
    const [first] = seen(play, P0).chancery?.nameable ?? [];
    expect(first).toMatchObject({ finding: 't1', half: 1 });
    expect(first?.units.map(({ type, at }) => `${type} ${at}`).sort()).toEqual(['A POR', 'F NAP', 'F SPA']);
    play.write().seal(P0, { name: 'F Nap', finding: 't1' });
    expect(seen(play, P0).chancery?.outlook).toMatchObject([{ half: 1, ruling: 'open' }]);
    play.prove('t1');
    // A29: he does not learn of the ruling before it is published.
    expect(seen(play, P0).chancery?.outlook).toMatchObject([{ half: 1, ruling: 'open' }]);
    play.publish();
    play.toNextTurn();
    const second = seen(play, P0).chancery;
    expect(second?.nameable).toMatchObject([{ finding: 't1', half: 2, units: [{ type: 'F', at: 'NAP' }] }]);
    expect(second?.outlook).toEqual([]);
    const both = [{ lift: 'R-SPA' }, { name: 'F Nap', finding: 't1' }];
    play.run({ as: P0, do: 'draftBulls', lines: both });
    expect(seen(play, P0).chancery?.outlook[1]).toMatchObject({ half: 2, ruling: 'proven', overtaken: true });
  });

  test('R11 an Anti-Pope’s bulls have no effect yet, and name nobody', () => {
    const play = church().run({ as: 'JD', do: 'overrideAntiPope', seat: 'B-SWI', antiPope: true, reason: 'r' });
    play.run({ as: 'B-SWI', do: 'draftBulls', lines: [{ excommunicate: 'R-VEN' }] });
    expect(seen(play, 'B-SWI').chancery).toEqual({
      office: 'antiPope',
      outlook: [{ notices: ['no-effect-yet'] }],
      nameable: [],
    });
  });
});
