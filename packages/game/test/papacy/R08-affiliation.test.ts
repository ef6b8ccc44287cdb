import { describe, expect, test } from 'vitest';
import { affiliationOfSeat, type SeatId } from '../../src/index.ts';
import type { Line } from '../kit.ts';
import { all, church, facts, P0, withOption } from './church.ts';

const declare = (bishop: string, power: string) => ({ as: bishop, do: 'declareAffiliation', power }) as const;

describe('R8 a bishop may declare until his see is occupied; then he belongs to the occupier', () => {
  test('S144 the occupier keeps him after its unit has left, in Spring too, and he may not declare (A9)', () => {
    const play = church().run(declare('B-SWI', 'FRANCE'));
    expect(play.team('B-SWI')).toBe('FRANCE');
    play.write().sheet('R-HRE', 'A Mun - Swi');
    expect(facts(play.publish(), 'seeOccupied')).toMatchObject({
      see: 'SWI',
      power: 'HRE',
      bishop: 'B-SWI',
      was: 'FRANCE',
      by: 'movement',
    });
    play.write('F1454').sheet('R-HRE', 'A Swi - Bur').publish();
    expect(play.team('B-SWI')).toBe('HRE');
    play.table.until('diplomacy');
    expect(play.refused('see-occupied', declare('B-SWI', 'FRANCE'))).toEqual({ see: 'SWI', power: 'HRE' });
    play.refused('see-occupied', { as: 'B-SWI', do: 'withdrawAffiliation' });
  });

  test('A8 with `affiliation` unitOrOwner he belongs to the unit there, else the owner, else his own word', () => {
    const play = withOption({ affiliation: 'unitOrOwner' }).run(declare('B-SWI', 'FRANCE'));
    play.write().sheet('R-HRE', 'A Mun - Swi').publish();
    expect(play.team('B-SWI')).toBe('HRE');
    play.write('F1454').sheet('R-HRE', 'A Swi - Bur').publish();
    expect(play.team('B-SWI')).toBe('FRANCE');
    play.toNextTurn().run({ as: 'JD', do: 'overrideOwners', owners: { SWI: 'VENICE' }, reason: 'Set up.' });
    expect(play.team('B-SWI')).toBe('VENICE');
  });

  test('R8 what makes a seat a power’s: its court, an occupation, or its own word; nothing does for the Judge', () => {
    const play = church({ cast: { observers: 1 } }).run(declare('B-SWI', 'FRANCE'));
    play.run({ as: 'JD', do: 'overrideAffiliation', see: 'DEN', power: 'POLAND', reason: 'Set up.' });
    const of = (seat: string) => affiliationOfSeat(play.table.state, seat as SeatId);
    expect(of('L-SPA')).toEqual({ power: 'SPAIN', by: 'court' });
    expect(of('B-DEN')).toEqual({ power: 'POLAND', by: 'occupation' });
    expect(of('B-SWI')).toEqual({ power: 'FRANCE', by: 'declaration', accepted: false });
    expect(['JD', 'OBS1', 'B-KIE', 'B-VIE'].map(of)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('S145 units that bounce before a see change nothing', () => {
    const play = church().write().sheet('R-HRE', 'A Mun - Swi').sheet('R-FRA', 'A Mar - Swi');
    expect(all(play.publish(), 'seeOccupied')).toEqual([]);
    expect(play.team('B-SWI')).toBeUndefined();
  });

  test('S146 a unit that retreats into a see occupies it, after the retreats (A10)', () => {
    const play = church();
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
    play.write().sheet('R-HRE', 'A Mun - Bur', 'A Ruh S A Mun - Bur').publish();
    expect(play.team('B-SWI')).toBeUndefined();
    play.sheet('R-FRA', 'A Bur - Swi');
    const events = play.table.next();
    expect(facts(events, 'seeOccupied')).toMatchObject({ see: 'SWI', power: 'FRANCE', by: 'retreat' });
    expect(play.team('B-SWI')).toBe('FRANCE');
  });

  test('S149 when a power is out its bishops belong to nobody, and may declare (A12)', () => {
    const play = church().run(declare('B-DEN', 'ENGLAND'));
    play.run({ as: 'JD', do: 'overrideAffiliation', see: 'EDI', power: 'ENGLAND', reason: 'Set up.' });
    play.run({ as: 'JD', do: 'overrideUnits', remove: ['LON', 'LVP', 'BRE'], reason: 'Set up.' });
    play.run({
      as: 'JD',
      do: 'overrideOwners',
      owners: { LON: 'FRANCE', LVP: 'FRANCE', BRE: 'FRANCE' },
      reason: 'Set up.',
    });
    expect([play.team('B-DEN'), play.team('B-EDI')]).toEqual(['ENGLAND', 'ENGLAND']);
    play.publish();
    expect(play.team('B-DEN')).toBe('ENGLAND');
    play.write('F1454').resolve();
    const events = [...play.publish(), ...(play.table.state.phase === 'adjustments' ? play.table.next() : [])];
    expect(facts(events, 'affiliationsLapsed')).toMatchObject({
      power: 'ENGLAND',
      bishops: ['B-DEN', 'B-EDI'],
      sees: ['EDI'],
    });
    expect([play.team('B-DEN'), play.team('B-EDI')]).toEqual([undefined, undefined]);
    play.refused('power-eliminated', declare('B-EDI', 'ENGLAND'));
    play.run(declare('B-EDI', 'FRANCE'));
    expect(play.team('B-EDI')).toBe('FRANCE');
  });

  test('A12 a declaration that its Ruler never accepted lapses too; of a power without sees and bishops nothing does', () => {
    const lapsed = (...acts: readonly Line[]) => {
      const play = withOption({ declareConsent: 'ruler' }).run(...acts);
      play.run({ as: 'JD', do: 'overrideUnits', remove: ['LON', 'LVP', 'BRE'], reason: 'Set up.' });
      const owners = { LON: 'FRANCE', LVP: 'FRANCE', BRE: 'FRANCE' };
      play.run({ as: 'JD', do: 'overrideOwners', owners, reason: 'Set up.' }).publish();
      play.write('F1454').resolve();
      const events = [...play.publish(), ...(play.table.state.phase === 'adjustments' ? play.table.next() : [])];
      return all(events, 'affiliationsLapsed').map(({ facts: { bishops, sees } }) => [...bishops, ...sees]);
    };
    expect(lapsed()).toEqual([]);
    expect(lapsed(declare('B-DEN', 'ENGLAND'))).toEqual([['B-DEN']]);
    const see = { as: 'JD', do: 'overrideAffiliation', see: 'EDI', power: 'ENGLAND', reason: 'Set up.' } as const;
    expect(lapsed(see, { as: 'JD', do: 'emptySeat', seat: 'B-EDI', reason: 'He has left.' })).toEqual([['EDI']]);
  });

  test('S151 nobody appoints a bishop to a team: only he declares', () => {
    const play = church();
    play.refused('declarer-not-bishop', declare('R-FRA', 'FRANCE'));
    play.refused('declarer-not-bishop', { as: 'L-FRA', do: 'withdrawAffiliation' });
  });

  test('A11 a bishop declares, changes or withdraws once a turn', () => {
    const play = church().run(declare('B-SWI', 'FRANCE'));
    play.refused('declared-this-turn', declare('B-SWI', 'HRE'));
    play.refused('declared-this-turn', { as: 'B-SWI', do: 'withdrawAffiliation' });
    play.publish();
    play.toNextTurn();
    expect(play.refused('already-declared', declare('B-SWI', 'FRANCE'))).toEqual({ power: 'FRANCE' });
    expect(play.refused('unknown-power', declare('B-SWI', 'ITALY'))).toEqual({ power: 'ITALY' });
    expect(facts(play.table.run(declare('B-SWI', 'HRE')), 'affiliationDeclared')).toEqual({
      bishop: 'B-SWI',
      power: 'HRE',
      from: 'FRANCE',
      needsAcceptance: false,
    });
    expect(play.team('B-SWI')).toBe('HRE');
    play.publish();
    play.toNextTurn().run({ as: 'B-SWI', do: 'withdrawAffiliation' });
    expect(play.team('B-SWI')).toBeUndefined();
    play.refused('declared-this-turn', declare('B-SWI', 'HRE'));
    play.publish();
    play.toNextTurn();
    expect(play.refused('not-declared', { as: 'B-SWI', do: 'withdrawAffiliation' })).toEqual({ seat: 'B-SWI' });
  });

  test('S045 a banned bishop may declare for the first time', () => {
    const play = church().ban(P0, 'B-HOL').run(declare('B-HOL', 'FRANCE'));
    expect(play.team('B-HOL')).toBe('FRANCE');
  });

  test('A11 with `declareConsent` ruler a declaration counts when that Ruler accepts it', () => {
    const play = withOption({ declareConsent: 'ruler' });
    expect(facts(play.table.run(declare('B-SWI', 'FRANCE')), 'affiliationDeclared')).toMatchObject({
      needsAcceptance: true,
    });
    expect(play.team('B-SWI')).toBeUndefined();
    play.refused('acceptance-not-rulers', { as: 'L-FRA', do: 'acceptDeclaration', bishop: 'B-SWI' });
    for (const bishop of ['B-SWI', 'B-DEN'])
      expect(play.refused('not-declared', { as: 'R-HRE', do: 'acceptDeclaration', bishop })).toEqual({ seat: bishop });
    play.refused('acceptance-not-rulers', { as: 'B-DEN', do: 'acceptDeclaration', bishop: 'B-SWI' });
    play.run({ as: 'R-FRA', do: 'acceptDeclaration', bishop: 'B-SWI' });
    expect(play.team('B-SWI')).toBe('FRANCE');
    play.refused('already-accepted', { as: 'R-FRA', do: 'acceptDeclaration', bishop: 'B-SWI' });
  });

  test('A13 the Pope may declare too, and Rome’s occupier becomes his team; `popeAffiliates` no keeps him apart', () => {
    const play = church().run(declare(P0, 'FRANCE'));
    expect(play.team(P0)).toBe('FRANCE');
    play.write().sheet('R-SPA', 'F Nap - Rom').publish();
    expect(play.team(P0)).toBe('SPAIN');

    const apart = withOption({ popeAffiliates: 'no' });
    apart.refused('pope-stands-alone', declare(P0, 'FRANCE'));
    apart.write().sheet('R-SPA', 'F Nap - Rom').publish();
    expect(apart.team(P0)).toBeUndefined();
  });

  test('A14 a new Pope’s old declaration lapses; a deposed bishop of Rome may declare freely', () => {
    const play = church().run(declare('B-DEN', 'POLAND'));
    play.run({ as: 'JD', do: 'overrideThrone', pope: 'B-DEN', reason: 'P0 resigned.' });
    expect(play.team('B-DEN')).toBeUndefined();
    play.run(declare(P0, 'VENICE'));
    expect(play.team(P0)).toBe('VENICE');
    play.write().sheet('R-SPA', 'F Nap - Rom').publish();
    expect([play.team('B-DEN'), play.team(P0)]).toEqual(['SPAIN', 'VENICE']);
  });

  test('RULES §3 affiliations rest while orders are resolved', () => {
    const play = church().run(declare('B-DEN', 'SPAIN')).resolve();
    expect(play.refused('church-frozen', declare('B-SWI', 'FRANCE'))).toEqual({ phase: 'orderResolution' });
    play.refused('church-frozen', { as: 'R-SPA', do: 'acceptDeclaration', bishop: 'B-DEN' });
    play.refused('church-frozen', { as: 'JD', do: 'registerOrdination', see: 'VIE' });
  });

  test('§6 d a unit built in a see occupies it', () => {
    const play = church();
    play.run({ as: 'JD', do: 'registerOrdination', see: 'VIE' });
    expect(play.team('B-VIE')).toBe('HRE');
    play.run({ as: 'JD', do: 'overrideAffiliation', see: 'VIE', power: 'VENICE', reason: 'Set up.' });
    play.run({ as: 'JD', do: 'overrideUnits', remove: ['VIE', 'MUN'], reason: 'Set up.' });
    expect(play.team('B-VIE')).toBe('VENICE');
    play.table.until('adjustments');
    play.sheet('R-HRE', 'A Mun B', 'A Vie B');
    const events = play.table.next();
    expect(all(events, 'unitBuiltInPapalSee')).toEqual([]);
    expect(facts(events, 'seeOccupied')).toMatchObject({ see: 'VIE', power: 'HRE', from: 'VENICE', by: 'build' });
    expect(play.team('B-VIE')).toBe('HRE');
  });
});

describe('R9 new bishops: whose consent it takes is for the players', () => {
  test('S153 the Judge registers a bishop of Vienna: fourteen bishops, a majority of eight, nobody’s approval asked', () => {
    const events = church().table.run({ as: 'JD', do: 'registerOrdination', see: 'VIE', consented: ['R-HRE'] });
    expect(facts(events, 'bishopOrdained')).toMatchObject({
      seat: 'B-VIE',
      rank: 14,
      bishops: 14,
      majority: 8,
      consented: ['R-HRE'],
    });
  });

  test('S154 an objection is recorded and blocks nothing', () => {
    const play = church();
    const line = { as: 'JD', do: 'registerOrdination', see: 'VIE', objected: [P0], text: 'The Pope objects.' } as const;
    const ordained = facts(play.table.run(line), 'bishopOrdained');
    expect(ordained).toMatchObject({ objected: [P0] });
    expect(play.table.texts.get(ordained.text?.id ?? '')).toBe('The Pope objects.');
    expect(play.table.state.seats['B-VIE' as never]).toMatchObject({
      class: 'bishop',
      see: 'VIE',
      ordainedLater: true,
    });
  });

  test('S155 a player only proposes; the Judge registers', () => {
    const play = church();
    play.refused('judge-only', { as: 'R-HRE', do: 'registerOrdination', see: 'VIE' });
    play.run({ as: 'R-HRE', do: 'proposeOrdination', see: 'VIE', text: 'For the court.' });
    expect(play.table.state.seats['B-VIE' as never]).toBeUndefined();
    const [proposal] = play.table.state.church.ordinationProposals;
    expect(proposal).toMatchObject({ by: 'R-HRE', see: 'VIE' });
    expect(play.table.texts.get(proposal?.text?.id ?? '')).toBe('For the court.');
    for (const see of ['ADR', 'XXX'])
      expect(play.refused('not-a-see', { as: 'R-HRE', do: 'proposeOrdination', see })).toEqual({ see });
    play.run({ as: 'JD', do: 'registerOrdination', see: 'VIE' });
    expect(play.table.state.church.ordinationProposals).toEqual([]);
  });

  test('R9 a see has one bishop, Rome’s is the Pope', () => {
    const play = church();
    expect(play.refused('see-taken', { as: 'JD', do: 'registerOrdination', see: 'DEN' })).toEqual({
      see: 'DEN',
      seat: 'B-DEN',
    });
    expect(play.refused('see-taken', { as: 'JD', do: 'registerOrdination', see: 'ROM' })).toEqual({
      see: 'ROM',
      seat: P0,
    });
    for (const see of ['ADR', 'XXX'])
      expect(play.refused('not-a-see', { as: 'JD', do: 'registerOrdination', see })).toEqual({ see });

    play.run({ as: 'JD', do: 'overrideThrone', pope: 'vacant', reason: 'P0 went.' });
    expect(play.refused('see-taken', { as: 'JD', do: 'registerOrdination', see: 'ROM' })).toMatchObject({ seat: P0 });
    play.run({ as: 'JD', do: 'overrideThrone', pope: 'B-DEN', reason: 'Elected on paper.' });
    expect(play.refused('see-taken', { as: 'JD', do: 'registerOrdination', see: 'ROM' })).toMatchObject({
      seat: 'B-DEN',
    });
    withOption({ oldSee: 'vacant' }).refused('see-taken', { as: 'JD', do: 'registerOrdination', see: 'DEN' });
  });

  test('R8 a unit whose power is known to have occupied the see does not occupy it again', () => {
    const play = church().run({ as: 'JD', do: 'overrideAffiliation', see: 'VIE', power: 'HRE', reason: 'Set up.' });
    expect(all(play.table.run({ as: 'JD', do: 'registerOrdination', see: 'VIE' }), 'seeOccupied')).toEqual([]);
    expect(play.team('B-VIE')).toBe('HRE');
  });

  test('A51 a see whose seat stands empty may be filled with a new bishop', () => {
    const play = church().run({ as: 'JD', do: 'emptySeat', seat: 'B-KIE', reason: 'He has left.' });
    play.run({ as: 'JD', do: 'registerOrdination', see: 'KIE' });
    expect(play.table.state.seats['B2-KIE' as never]).toMatchObject({ see: 'KIE' });
  });
});
