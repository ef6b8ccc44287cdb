import { describe, expect, test } from 'vitest';
import { type SeatId, seatsOf, type ViewerName, view } from '../../src/index.ts';
import type { Church } from '../papacy/church.ts';
import { church, P0 } from '../papacy/church.ts';
import { banned } from '../speech/desk.ts';

const everybody = (play: Church): readonly ViewerName[] => [
  ...seatsOf(play.table.state).map(({ id }) => id),
  'public',
  'projector',
];

/** The viewers whose view holds a text whose content has this mark. */
function readersOf(play: Church, mark: string): readonly ViewerName[] {
  const ids = [...play.table.texts].filter(([, text]) => text.includes(mark)).map(([id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  return everybody(play).filter((name) => {
    const seen = view(play.table.game, name);
    const told = ids.some((id) => (seen.texts as readonly string[]).includes(id));
    expect(ids.some((id) => JSON.stringify(seen).includes(id))).toBe(told);
    return told;
  });
}

/** The viewers in whose view a word stands anywhere. */
const tellsOf = (play: Church, word: string): readonly ViewerName[] =>
  everybody(play).filter((name) => JSON.stringify(view(play.table.game, name)).includes(word));

describe('a view holds no secret of another', () => {
  test('OP.1 a sheet is its Court’s and the Judge’s until it is published', () => {
    const play = church().write().sheet('R-SPA', 'F Nap - TYS # canary-1');
    expect(readersOf(play, 'canary-1')).toEqual(['R-SPA', 'L-SPA', 'JD']);
    expect(tellsOf(play, '"to":"TYS"')).toEqual(['R-SPA', 'L-SPA', 'JD']);
    play.publish();
    expect(tellsOf(play, '"to":"TYS"')).toContain('public');
    expect(readersOf(play, 'canary-1')).toEqual(['R-SPA', 'L-SPA', 'JD']);
  });

  test('A59 a bishop’s draft is his until he is shown another; a sheet shown to him he reads', () => {
    const play = church().run({ as: 'B-SWI', do: 'declareAffiliation', power: 'SPAIN' }).write();
    play.run({ as: 'B-SWI', do: 'draftSheet', sheet: 'b', text: 'F Nap H # canary-2' });
    expect(readersOf(play, 'canary-2')).toEqual(['R-SPA', 'L-SPA', 'B-SWI', 'JD']);
    play.run(
      { as: 'R-SPA', do: 'draftSheet', sheet: 'r', text: 'F Nap H # canary-3' },
      { as: 'R-SPA', do: 'showSheet', sheet: 'r', to: 'B-DEN' },
    );
    expect(readersOf(play, 'canary-3')).toEqual(['R-SPA', 'L-SPA', 'B-DEN', 'JD']);
  });

  test('R12 bulls are the Pope’s and the Judge’s until they are published', () => {
    const play = church().write().seal(P0, { excommunicate: 'R-SPA' });
    const told = everybody(play).filter((name) =>
      JSON.stringify(view(play.table.game, name)).includes('excommunicate'),
    );
    expect(told).toEqual([P0, 'JD']);
    play.publish();
    expect(view(play.table.game, 'public').bans).toMatchObject([{ seat: 'R-SPA', issuer: P0 }]);
  });

  test('S119 a ballot is the voter’s and the Judge’s; the count is everybody’s', () => {
    const play = church().run({ as: 'JD', do: 'overrideThrone', pope: 'vacant', reason: 'By hand.' }).write();
    play.vote('B-DEN', 'B-SWI');
    const voters = everybody(play).filter((name) => {
      const seen = view(play.table.game, name);
      return 'ballots' in seen && (seen.ballots as readonly unknown[]).length > 0;
    });
    expect(voters).toEqual(['B-SWI', 'JD']);
    play.publish();
    const line = view(play.table.game, 'public').gazette.find(({ type }) => type === 'ballotsCounted');
    expect(JSON.stringify(line)).not.toContain('B-SWI');
  });

  test('letters, petitions and copies reach whom they are written to; the Judge sees all', () => {
    const play = banned({}, 'R-SPA').run({
      as: 'R-SPA',
      do: 'sendLetter',
      to: ['R-VEN'],
      text: 'canary-4',
      confirm: true,
      letter: 'l1',
    });
    expect(readersOf(play, 'canary-4')).toEqual(['R-SPA', 'R-VEN', 'JD']);
    play.run({ as: 'R-VEN', do: 'sendLetter', to: [P0], text: 'See what came.', copies: ['l1'] });
    expect(readersOf(play, 'canary-4')).toEqual(['R-SPA', 'R-VEN', P0, 'JD']);
    play.run({ as: 'JD', do: 'hideLetter', letter: 'l1', reason: 'Rude.' });
    expect(readersOf(play, 'canary-4')).toEqual(['JD']);
    play.run({ as: 'JD', do: 'showLetter', letter: 'l1' });
    expect(readersOf(play, 'canary-4')).toEqual(['R-SPA', 'R-VEN', P0, 'JD']);
  });

  test('D-48 whoever has no letters cannot tell that others have', () => {
    const quiet = church();
    const before = view(quiet.table.game, 'R-ENG' as SeatId);
    const busy = church();
    for (let i = 0; i < 5; i++) busy.run({ as: 'R-HRE', do: 'sendLetter', to: ['R-FRA'], text: 'Psst.' });
    const after = view(busy.table.game, 'R-ENG' as SeatId);
    expect(after).toEqual(before);
  });

  test('D-42, D-44 whoever is not of the Court cannot tell that a sheet was drafted, edited or signed', () => {
    const idle = church().write();
    const busy = church().write().sheet('R-SPA', 'F Nap - TYS');
    expect(view(busy.table.game, 'R-FRA' as SeatId)).toEqual(view(idle.table.game, 'R-FRA' as SeatId));
  });

  test('notes are read by nobody else, journals by the Judge when the game is over', () => {
    const play = church().run(
      { as: 'B-SWI', do: 'writeNote', text: 'canary-5' },
      { as: 'B-SWI', do: 'writeJournal', text: 'canary-6' },
    );
    expect([readersOf(play, 'canary-5'), readersOf(play, 'canary-6')]).toEqual([['B-SWI'], ['B-SWI']]);
    play.run({ as: 'JD', do: 'endGame', how: { kind: 'stopped' }, reason: 'Term is over.' });
    expect([readersOf(play, 'canary-5'), readersOf(play, 'canary-6')]).toEqual([['B-SWI'], ['B-SWI', 'JD']]);
  });

  test('A54 a decree is its drafter’s and those’s to whom he circulates it', () => {
    const play = church().run({ as: 'B-SWI', do: 'openDecree', decree: 'd1', text: 'canary-7' });
    expect(readersOf(play, 'canary-7')).toEqual(['B-SWI', 'JD']);
    play.run({ as: 'B-SWI', do: 'circulateDecree', decree: 'd1', to: ['B-DEN'] });
    expect(readersOf(play, 'canary-7')).toEqual(['B-DEN', 'B-SWI', 'JD']);
  });

  test('A29 an accusation not proven is known to the Pope and the Judge alone; a proven one also to the accused', () => {
    const accuse = () => church().ban(P0, 'R-SPA').testify('t1', 'R-SPA', 'F1454');
    const unproven = accuse();
    expect(readersOf(unproven, 'R-SPA spoke')).toEqual([P0, 'JD']);
    unproven.resolve().run({ as: 'JD', do: 'ruleTestimony', finding: 't1', ruling: 'notProven' });
    unproven.publish();
    expect(readersOf(unproven, 'R-SPA spoke')).toEqual([P0, 'JD']);
    const proven = accuse().prove('t1');
    expect(readersOf(proven, 'R-SPA spoke')).toEqual([P0, 'JD']);
    proven.publish();
    expect(readersOf(proven, 'R-SPA spoke')).toEqual(['R-SPA', P0, 'JD']);
  });

  test('S188 what was published and undone is not shown as current; that the Judge acted is', () => {
    const play = church().write().seal(P0, { excommunicate: 'R-SPA' });
    play.publish();
    expect(view(play.table.game, 'public').bans).toHaveLength(1);
    play.run({ as: 'JD', do: 'undo', reason: 'A mistake.' });
    const seen = view(play.table.game, 'public');
    expect(seen.bans).toEqual([]);
    expect(seen.gazette.some(({ type }) => type === 'banBegan')).toBe(false);
    expect(seen.gazette.some(({ type }) => type === 'undone')).toBe(true);
  });

  test('RP a pact is its parties’ until the game is over, and what each says of it his own', () => {
    const play = church().run(
      { as: 'R-SPA', do: 'offerPact', pact: 'p', with: ['R-VEN'], text: 'canary-8' },
      { as: 'R-VEN', do: 'signPact', pact: 'p' },
      { as: 'R-VEN', do: 'sayPactKept', pact: 'p', kept: false },
    );
    const kept = (viewer: string) => view(play.table.game, viewer as ViewerName).pacts[0]?.kept;
    expect(readersOf(play, 'canary-8')).toEqual(['R-SPA', 'R-VEN', 'JD']);
    expect([kept('R-SPA'), kept('R-VEN'), kept('JD')]).toEqual([{}, { 'R-VEN': false }, { 'R-VEN': false }]);
    play.run({ as: 'JD', do: 'endGame', how: { kind: 'stopped' }, reason: 'Term is over.' });
    expect(readersOf(play, 'canary-8')).toContain('public');
    expect(kept('public')).toEqual({ 'R-VEN': false });
  });

  test('JD.8 a mute is known to the seat that is muted', () => {
    const play = church().run({ as: 'JD', do: 'muteSeat', seat: 'R-SPA', untilMs: 9e12, reason: 'canary-9' });
    expect(view(play.table.game, 'R-SPA' as SeatId)).toHaveProperty('muted.untilMs', 9e12);
    expect(readersOf(play, 'canary-9')).toEqual(['R-SPA', 'JD']);
  });

  test('R9 a bishop ordained later is shown as such', () => {
    const play = church().run({ as: 'JD', do: 'registerOrdination', see: 'VIE' });
    const later = view(play.table.game, 'public').seats.filter(({ ordainedLater }) => ordainedLater === true);
    expect(later.map(({ id }) => id)).toEqual(['B-VIE']);
  });

  test('who is not of this game has no view', () => {
    expect(() => view(church().table.game, 'R-XXX' as SeatId)).toThrow('No such viewer: R-XXX');
  });
});
