import { describe, expect, test } from 'vitest';
import { type LetterId, type SeatId, view } from '../../src/index.ts';
import { eventOf, given, MINUTE } from '../kit.ts';
import { church, P0, withOption } from '../papacy/church.ts';
import { banned, declared, occupied } from './desk.ts';

const letter = (as: string, to: readonly string[], more: Record<string, unknown> = {}) =>
  ({ as, do: 'sendLetter', to, text: 'A word.', ...more }) as const;

describe('A4 the law of speech is honour’s, not a wall', () => {
  test('S032 an unlawful letter is refused until it is confirmed; then it is delivered, marked, and the Pope not told', () => {
    const play = banned({}, 'R-SPA');
    expect(play.refused('speech-unlawful', letter('R-SPA', ['R-VEN']))).toEqual({
      rule: 'R1',
      code: 'ban-other-team',
      towards: ['R-VEN'],
    });
    const sent = eventOf(play.table.run(letter('R-SPA', ['R-VEN'], { confirm: true, letter: 'l1' })), 'letterSent');
    expect(sent.audience).toEqual({ kind: 'seats', seats: ['R-SPA', 'R-VEN'] });
    expect(sent.facts.unlawful).toEqual({ rule: 'R1', code: 'ban-other-team', towards: ['R-VEN'] });
    expect(play.table.game.record.letters.at(-1)).toMatchObject({ id: 'l1', turn: 'S1454', phase: 'diplomacy' });
  });

  test('with `banEnforcement` block it cannot be sent at all', () => {
    const play = banned({ banEnforcement: 'block' }, 'R-SPA');
    play.refused('speech-blocked', letter('R-SPA', ['R-VEN'], { confirm: true }));
    play.run(letter('R-SPA', ['L-SPA']));
  });

  test('A75, S201 one unlawful recipient makes the letter one offence; to his Lord and a Pope of no team there is none', () => {
    const play = banned({}, 'R-SPA');
    const facts = play.refused('speech-unlawful', letter('R-SPA', ['L-SPA', 'R-VEN']));
    expect(facts.towards).toEqual(['R-VEN']);
    const lawful = eventOf(play.table.run(letter('R-SPA', ['L-SPA', P0])), 'letterSent');
    expect(lawful.facts.unlawful).toBeUndefined();
  });

  test('A6 a banned seat’s public statement reaches other teams: unlawful', () => {
    const play = banned({}, 'R-SPA');
    const say = { as: 'R-SPA', do: 'makeStatement', text: 'I am wronged.' } as const;
    play.refused('speech-unlawful', say);
    const made = eventOf(play.table.run({ ...say, confirm: true, letter: 'st' }), 'statementMade');
    expect(made.audience.kind).toBe('public');
    expect(made.facts.unlawful?.towards).not.toContain('L-SPA');
    play.refused('letter-exists', { ...say, confirm: true, letter: 'st' });
    play.run({ as: 'JD', do: 'makeStatement', text: 'Order Writing ends at ten.' });
  });

  test('S046 a silenced bishop may petition the Pope where the game allows it', () => {
    const off = banned({}, 'B-SWI');
    off.refused('petitions-off', { as: 'B-SWI', do: 'petitionPope', text: 'Lift it.' });
    const on = banned({ appealToPope: 'on' }, 'B-SWI');
    const sent = eventOf(on.table.run({ as: 'B-SWI', do: 'petitionPope', text: 'Lift it.' }), 'letterSent');
    expect(sent).toMatchObject({ rule: 'A3', facts: { to: [P0], petition: true } });
    on.refused('letter-to-nobody', { as: P0, do: 'petitionPope', text: 'To myself.' });
    expect(on.write().refused('talk-out-of-phase', { as: 'B-SWI', do: 'petitionPope', text: 'Now.' })).toEqual({
      phase: 'orderWriting',
      towards: [P0],
    });
    on.run({ as: 'JD', do: 'muteSeat', seat: 'B-SWI', reason: 'Enough.' });
    on.refused('seat-muted', { as: 'B-SWI', do: 'petitionPope', text: 'Lift it.' });
    on.run({ as: 'JD', do: 'overrideThrone', pope: 'vacant', reason: 'By hand.' });
    on.refused('throne-vacant', { as: 'B-DEN', do: 'petitionPope', text: 'Lift it.' });
  });
});

describe('A16 teams talk to each other in the Diplomacy Phase', () => {
  test('in Order Writing a letter to another team is refused, and no offence; one’s own team may be written to', () => {
    const play = church().write();
    expect(play.refused('talk-out-of-phase', letter('R-SPA', ['L-SPA', 'R-VEN']))).toEqual({
      phase: 'orderWriting',
      towards: ['R-VEN'],
    });
    play.run(letter('R-SPA', ['L-SPA']), letter('R-SPA', ['JD']), letter('JD', ['R-SPA', 'R-VEN']));
    play.refused('talk-out-of-phase', letter('B-SWI', ['B-DEN']));
  });

  test('with `talk` always at any time', () => {
    const play = withOption({ talk: 'always' }).write();
    play.run(letter('R-SPA', ['R-VEN']));
  });

  test('nobody is written to who is not there, and observers take no part', () => {
    const table = given({ cast: { observers: 1 } });
    table.refused('unknown-seat', letter('R-SPA', ['B-VIE']));
    table.refused('observers-unheard', letter('R-SPA', ['OBS1']));
    table.refused('observers-watch', letter('OBS1', ['R-SPA']));
    table.refused('letter-to-nobody', letter('R-SPA', ['R-SPA']));
    table.refused('letter-to-nobody', { as: 'R-SPA', do: 'sendLetter', text: 'To nobody.' });
    table.run(letter('R-SPA', ['R-VEN'], { letter: 'same' }));
    table.refused('letter-exists', letter('R-SPA', ['R-VEN'], { letter: 'same' }));
  });
});

describe('R13 certified copies', () => {
  test('S076 a letter received is handed on, and its new reader may hand it on; a stranger may not', () => {
    const play = banned({}, 'R-SPA').run(letter('R-SPA', ['R-VEN'], { confirm: true, letter: 'l1' }));
    play.refused('no-such-letter', letter('R-FRA', [P0], { copies: ['l1'] }));
    play.run(letter('R-VEN', [P0], { copies: ['l1'], letter: 'l2' }), letter(P0, ['B-DEN'], { copies: ['l1'] }));
    expect(play.table.game.record.letters.find(({ id }) => id === ('l2' as LetterId))?.copies).toEqual(['l1']);
    play.run({ as: P0, do: 'fileTestimony', finding: 't1', accused: 'R-SPA', testimony: 'See it.', letters: ['l1'] });
  });

  test('S047 a letter sent before the ban proves nothing', () => {
    const play = church()
      .run(letter('R-SPA', ['R-VEN', P0], { letter: 'l1' }))
      .ban(P0, 'R-SPA');
    play.refused('offence-before-ban', {
      as: P0,
      do: 'fileTestimony',
      finding: 't1',
      accused: 'R-SPA',
      testimony: 'See it.',
      letters: ['l1'],
    });
  });

  test('S191 a letter the Judge ruled lawful is not docketed', () => {
    const play = banned({}, 'R-SPA').run(letter('R-SPA', ['R-VEN'], { confirm: true, letter: 'l1' }));
    play.run(letter('R-VEN', [P0], { copies: ['l1'] }));
    play.run({ as: 'JD', do: 'ruleLetterLawful', letter: 'l1', reason: 'A slip.' });
    play.refused('letter-was-lawful', { as: 'JD', do: 'ruleLetterLawful', letter: 'l1', reason: 'Again.' });
    play.refused('no-such-letter', { as: 'JD', do: 'ruleLetterLawful', letter: 'lx', reason: 'None.' });
    play.refused('letters-lawful', {
      as: P0,
      do: 'fileTestimony',
      finding: 't1',
      accused: 'R-SPA',
      testimony: 'See it.',
      letters: ['l1'],
    });
  });
});

describe('A15 rooms', () => {
  const post = (as: string, room: string, more: Record<string, unknown> = {}) =>
    ({ as, do: 'postToRoom', room, text: 'A word.', ...more }) as const;

  test('S152 a bishop whose see is occupied sits in the Team, never in the Court', () => {
    const play = occupied(church(), 'SWI', 'HRE');
    const sent = eventOf(play.table.run(post('R-HRE', 'team')), 'letterSent');
    expect(sent.facts).toMatchObject({ room: { kind: 'team', power: 'HRE' }, to: ['L-HRE', 'B-SWI'] });
    expect(eventOf(play.table.run(post('R-HRE', 'court')), 'letterSent').facts.to).toEqual(['L-HRE']);
    play.run(post('B-SWI', 'team'));
    play.refused('not-in-room', post('B-SWI', 'court'));
    play.refused('not-in-room', post('B-DEN', 'team'));
    play.refused('not-in-room', post('R-FRA', 'team', { power: 'HRE' }));
  });

  test('A77 when his see changes hands he posts in the new Team at once, and no more in the old one', () => {
    const play = occupied(occupied(church(), 'SWI', 'HRE'), 'SWI', 'VENICE');
    expect(eventOf(play.table.run(post('B-SWI', 'team')), 'letterSent').facts.to).toEqual(['R-VEN', 'L-VEN']);
    play.refused('not-in-room', post('B-SWI', 'team', { power: 'HRE' }));
  });

  test('R14 the council’s room is open while a council or a conclave sits', () => {
    const play = church();
    play.refused('council-not-sitting', post('B-SWI', 'council'));
    play.run({ as: 'JD', do: 'overrideCouncil', until: 'F1454', reason: 'By hand.' });
    expect(eventOf(play.table.run(post('B-SWI', 'council')), 'letterSent').facts.to).toHaveLength(12);
    play.refused('not-in-room', post('R-SPA', 'council'));
  });

  test('a power without Lords and bishops talks to itself: to nobody', () => {
    const table = given({ cast: { lords: 0 } });
    table.refused('letter-to-nobody', post('R-SPA', 'court'));
  });
});

describe('groups', () => {
  test('seats are gathered, brought in, and leave; to call a banned stranger together is speech', () => {
    const play = banned({}, 'R-SPA');
    const form = {
      as: 'R-FRA',
      do: 'formGroup',
      group: 'g1',
      name: 'The League',
      members: ['R-VEN', 'R-SPA'],
    } as const;
    play.run(form);
    play.refused('group-exists', form);
    play.refused('letter-to-nobody', { ...form, group: 'g2', members: ['R-FRA'] });
    play.refused('speech-unlawful', { ...form, as: 'R-SPA', group: 'g3' });
    play.refused('no-such-group', { as: 'R-POL', do: 'sendLetter', group: 'g1', text: 'May I?' });
    const toGroup = eventOf(play.table.run({ as: 'R-VEN', do: 'sendLetter', group: 'g1', text: 'All.' }), 'letterSent');
    expect(toGroup.facts).toMatchObject({ to: ['R-FRA', 'R-SPA'], group: 'g1' });
    play.refused('no-such-group', { as: 'R-POL', do: 'addToGroup', group: 'g1', members: ['R-ENG'] });
    play.refused('in-group-already', { as: 'R-VEN', do: 'addToGroup', group: 'g1', members: ['R-FRA'] });
    play.refused('speech-unlawful', { as: 'R-SPA', do: 'addToGroup', group: 'g1', members: ['R-ENG'] });
    play.run({ as: 'R-VEN', do: 'addToGroup', group: 'g1', members: ['R-POL'] });
    play.run({ as: 'R-SPA', do: 'leaveGroup', group: 'g1' });
    play.refused('no-such-group', { as: 'R-SPA', do: 'leaveGroup', group: 'g1' });
    const members = Object.values(play.table.game.record.groups)[0]?.members;
    expect(members).toEqual(['R-FRA', 'R-VEN', 'R-POL'] as unknown as SeatId[]);
  });
});

describe('pacts', () => {
  test('a promise is offered, signed or declined once, and judged by its parties', () => {
    const play = banned({}, 'L-ENG');
    const offer = { as: 'R-SPA', do: 'offerPact', pact: 'p1', with: ['R-VEN', 'R-FRA'], text: 'Peace.' } as const;
    play.run(offer);
    play.refused('pact-exists', offer);
    play.refused('letter-to-nobody', { ...offer, pact: 'p2', with: ['R-SPA'] });
    play.refused('speech-unlawful', { ...offer, as: 'L-ENG', pact: 'p3' });
    play.refused('no-such-pact', { as: 'R-POL', do: 'signPact', pact: 'p1' });
    play.refused('pact-answered', { as: 'R-SPA', do: 'signPact', pact: 'p1' });
    play.run({ as: 'R-VEN', do: 'signPact', pact: 'p1' }, { as: 'R-FRA', do: 'declinePact', pact: 'p1' });
    play.refused('pact-answered', { as: 'R-FRA', do: 'signPact', pact: 'p1' });
    play.refused('pact-unsigned', { as: 'R-FRA', do: 'sayPactKept', pact: 'p1', kept: true });
    play.refused('no-such-pact', { as: 'R-POL', do: 'sayPactKept', pact: 'p1', kept: true });
    const judged = eventOf(play.table.run({ as: 'R-VEN', do: 'sayPactKept', pact: 'p1', kept: false }), 'pactJudged');
    expect(judged.audience).toEqual({ kind: 'seats', seats: ['R-VEN'] });
    expect(Object.values(play.table.game.record.pacts)[0]).toMatchObject({
      signed: ['R-SPA', 'R-VEN'],
      declined: ['R-FRA'],
      kept: { 'R-VEN': false },
    });
    play.run({ ...offer, pact: 'p4', with: ['L-ENG'] });
    play.refused('speech-unlawful', { as: 'L-ENG', do: 'signPact', pact: 'p4' });
  });
});

describe('JD.8 fair play', () => {
  test('a muted seat is heard by the Judge alone, for a time or until he lets it speak', () => {
    const play = church();
    const until = play.table.now + 3_600_000;
    play.run({ as: 'JD', do: 'muteSeat', seat: 'L-ENG', untilMs: until, reason: 'Cool down.' });
    play.refused('seat-muted', letter('L-ENG', ['R-ENG']));
    play.run(letter('L-ENG', ['JD']), letter('L-ENG', ['R-ENG'], { at: until }));
    play.refused('not-muted', { as: 'JD', do: 'unmuteSeat', seat: 'L-ENG' });
    play.run({ as: 'JD', do: 'muteSeat', seat: 'L-ENG', reason: 'Again.' });
    play.refused('seat-muted', letter('L-ENG', ['R-ENG']));
    play.run({ as: 'JD', do: 'unmuteSeat', seat: 'L-ENG' }, letter('L-ENG', ['R-ENG']));
    play.refused('not-a-player', { as: 'JD', do: 'muteSeat', seat: 'JD', reason: 'Myself.' });
    play.refused('unknown-seat', { as: 'JD', do: 'warnSeat', seat: 'R-XXX', reason: 'Nobody.' });
    play.run({ as: 'JD', do: 'warnSeat', seat: 'L-ENG', reason: 'Be civil.' });
    expect(play.table.game.record.warnings).toHaveLength(1);
  });

  test('a letter is reported once by each reader, dealt with, and hidden; it is never lost', () => {
    const play = church().run(letter('R-SPA', ['R-VEN'], { letter: 'l1' }));
    play.refused('no-such-letter', { as: 'R-FRA', do: 'reportLetter', letter: 'l1' });
    play.run({ as: 'R-VEN', do: 'reportLetter', letter: 'l1', text: 'Rude.' });
    play.refused('report-exists', { as: 'R-VEN', do: 'reportLetter', letter: 'l1' });
    play.run({ as: 'JD', do: 'handleReport', letter: 'l1', by: 'R-VEN' });
    play.refused('no-such-report', { as: 'JD', do: 'handleReport', letter: 'l1', by: 'R-VEN' });
    play.run({ as: 'JD', do: 'hideLetter', letter: 'l1', reason: 'Rude.' });
    play.refused('letter-hidden', { as: 'JD', do: 'hideLetter', letter: 'l1', reason: 'Rude.' });
    play.refused('no-such-letter', { as: 'JD', do: 'hideLetter', letter: 'lx', reason: 'None.' });
    play.run({ as: 'JD', do: 'showLetter', letter: 'l1' });
    play.refused('letter-not-hidden', { as: 'JD', do: 'showLetter', letter: 'l1' });
    play.refused('no-such-letter', { as: 'JD', do: 'showLetter', letter: 'lx' });
    expect(play.table.game.record.letters).toHaveLength(1);
  });

  test('JD.8 two report one letter, one of them without a word; dealing with one report leaves the other', () => {
    const play = church().run(
      { as: 'R-SPA', do: 'sendLetter', to: ['R-VEN', 'R-FRA'], text: 'Rude.', letter: 'l1' },
      { as: 'R-VEN', do: 'reportLetter', letter: 'l1' },
      { as: 'R-FRA', do: 'reportLetter', letter: 'l1', text: 'Rude.' },
      { as: 'JD', do: 'handleReport', letter: 'l1', by: 'R-FRA' },
    );
    const { reports } = play.table.game.record;
    expect(reports.map(({ by, handled }) => [by, handled])).toEqual([
      ['R-VEN', false],
      ['R-FRA', true],
    ]);
    expect(reports[0]).not.toHaveProperty('text');
    expect(view(play.table.game, 'R-VEN' as SeatId).reported).toEqual(['l1']);
    expect(view(play.table.game, 'R-SPA' as SeatId).reported).toEqual([]);
    expect(view(play.table.game, 'public').reported).toEqual([]);
  });

  test('JD.8 exemptions end when their time is up; ending them now leaves those that are over as they were', () => {
    const play = church();
    const until = play.table.now + 10 * MINUTE;
    const exempt = (seats: readonly string[], untilMs?: number) =>
      ({
        as: 'JD',
        do: 'exemptSeats',
        seats,
        reason: 'Class.',
        ...(untilMs === undefined ? {} : { untilMs }),
      }) as const;
    play.run(exempt(['R-SPA', 'R-VEN'], until), exempt(['R-FRA', 'R-ENG']));
    play.run({ as: 'JD', do: 'endExemption', at: until + MINUTE });
    expect(play.table.game.record.exemptions.map(({ untilMs }) => untilMs)).toEqual([until, until + MINUTE]);
  });

  test('JD.8 the Judge hands on no copy of a letter that there is not', () => {
    church().refused('no-such-letter', { as: 'JD', do: 'sendLetter', to: ['R-SPA'], text: 'See.', copies: ['l9'] });
  });

  test('an exemption is for players', () => {
    church().refused('not-a-player', { as: 'JD', do: 'exemptSeats', seats: ['R-SPA', 'JD'], reason: 'Class.' });
  });

  test('JD.10 letters are opened once, after the game', () => {
    const play = church();
    play.refused('game-not-over', { as: 'JD', do: 'openLetters' });
    play.run({ as: 'JD', do: 'endGame', how: { kind: 'stopped' }, reason: 'Term is over.' });
    play.run({ as: 'JD', do: 'openLetters' });
    play.refused('letters-open', { as: 'JD', do: 'openLetters' });
  });
});

test('R15 circulating a decree is communication: a silenced bishop must confirm it', () => {
  const play = declared(banned({}, 'B-SER'), 'B-SER', 'VENICE').run({ as: 'B-SER', do: 'openDecree', decree: 'd1' });
  const circulate = { as: 'B-SER', do: 'circulateDecree', decree: 'd1', to: ['B-DEN', 'B-SWI'] } as const;
  expect(declared(play, 'B-SWI', 'FRANCE').refused('speech-unlawful', circulate).towards).toEqual(['B-SWI']);
  play.run({ ...circulate, confirm: true });
});

test('notes and journals are of the seat that writes them', () => {
  const play = church();
  const events = play.table.run({ as: 'B-SWI', do: 'writeNote', text: 'Secret.' });
  expect(eventOf(events, 'noteWritten').audience).toEqual({ kind: 'seats', seats: ['B-SWI'] });
  play.run({ as: 'B-SWI', do: 'writeJournal', text: 'A day.' });
  expect(play.table.game.record.notes.map(({ kind }) => kind)).toEqual(['note', 'journal']);
});

test('what the Judge asks of the journals is for everybody to see, until he asks nothing more', () => {
  const play = church();
  play.refused('nothing-asked', { as: 'JD', do: 'askOfJournals' });
  const asked = eventOf(
    play.table.run({ as: 'JD', do: 'askOfJournals', text: 'Whom did you trust?' }),
    'journalsAsked',
  );
  expect(asked).toMatchObject({ audience: { kind: 'public' }, rule: 'RP' });
  const prompt = () => view(play.table.game, 'B-SWI' as SeatId).journalPrompt;
  expect(prompt()).toEqual({ text: asked.facts.text, turn: 'S1454' });
  play.run({ as: 'JD', do: 'askOfJournals', text: 'And now?' });
  expect(prompt()?.text).not.toEqual(asked.facts.text);
  play.run({ as: 'JD', do: 'askOfJournals' });
  expect(prompt()).toBeUndefined();
  expect(play.table.game.record).not.toHaveProperty('journalPrompt');
});
