import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRoster } from '../../src/documents/roster.ts';
import { jsonOf, testNode } from '../kit.ts';
import { ok, table } from '../table.ts';

test('a plain list is one name a line; empty lines are nobody', () => {
  const { form, players, issues } = readRoster('\ufeffAda Lovelace\r\n\r\n  Zoë   Öz \n');
  expect({ form, issues }).toEqual({ form: 'plain', issues: [] });
  expect(players).toEqual([
    { name: 'Ada Lovelace', details: {} },
    { name: 'Zoë Öz', details: {} },
  ]);
});

test('Canvas’s columns: the line of full marks and the test student are left out, numbers kept as they stand', () => {
  const text = [
    'Student,ID,SIS User ID,SIS Login ID,Section,Essay (5)',
    '    Points Possible,,,,,10',
    '"Lovelace, Ada",77,0012,ada,"Period 1, A",9',
    '"Student, Test",99,,,,',
  ].join('\n');
  expect(readRoster(text)).toEqual({
    form: 'canvas',
    players: [
      { name: 'Lovelace, Ada', details: { canvasId: '77', sisId: '0012', login: 'ada', section: 'Period 1, A' } },
    ],
    issues: [],
  });
});

test('Moodle’s columns, with semicolons: first and last name make the name', () => {
  const text = 'First name;Last name;ID number;Email address;Groups\nAda;Lovelace;0012;ada@school.example;A';
  expect(readRoster(text)).toEqual({
    form: 'moodle',
    players: [{ name: 'Ada Lovelace', details: { idNumber: '0012', email: 'ada@school.example', group: 'A' } }],
    issues: [],
  });
});

test('the columns of a French table are read: « Nom » is the last name beside « Prénom », and the whole name alone', () => {
  const read = (text: string) => readRoster(text).players.map(({ name }) => name);
  expect(read('Nom;Prénom;Né(e) le\nDurand;Amélie;1.2.2009\nNoël;François;3.4.2009')).toEqual([
    'Amélie Durand',
    'François Noël',
  ]);
  expect(read('PRE\u0301NOM\tNOM\nAmélie\tDurand')).toEqual(['Amélie Durand']);
  expect(read('Élève;Classe\nDURAND Amélie;2B')).toEqual(['DURAND Amélie']);
  expect(readRoster('Nom;Groupe\nAmélie Durand;A').players).toEqual([
    { name: 'Amélie Durand', details: { group: 'A' } },
  ]);
});

test('names by “Last, First” without a heading lose neither half, and two of one family are two people', () => {
  const { players, issues } = readRoster('Martin, Chloé\nMartin, Paul\nDe la Cruz, Ana');
  expect(players.map(({ name }) => name)).toEqual(['Chloé Martin', 'Paul Martin', 'Ana De la Cruz']);
  expect(issues).toEqual([]);
  expect(readRoster('Ada,0012\nZoë,0013').players.map(({ name }) => name)).toEqual(['Ada', 'Zoë']);
});

test('a line that cannot be taken is told of by its number, and the others stand', () => {
  const text = `name,username\nAda,ada\n,nobody\nAda L.,ada\n${'x'.repeat(121)},long\nZoë,zoe`;
  const { players, issues } = readRoster(text);
  expect(players.map(({ name }) => name)).toEqual(['Ada', 'Zoë']);
  expect(issues.map(({ line, code }) => [line, code])).toEqual([
    [3, 'no-name'],
    [4, 'same-person'],
    [5, 'too-long'],
  ]);
  expect(readRoster('name,section\n"Ada,A\nZoë,B')).toMatchObject({ players: [], issues: [{ code: 'unreadable' }] });
  const many = Array.from({ length: 202 }, (_, index) => `P${index}`).join('\n');
  expect(readRoster(many)).toMatchObject({ players: { length: 200 }, issues: [{ line: 201, code: 'too-many' }] });
});

test('whatever is pasted is read, without a fault', () => {
  const piece = fc.oneof(fc.constantFrom('"', ',', ';', '\t', '\n', '\r\n', 'Student', 'ID', '\ufeff'), fc.string());
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const { players } = readRoster(pieces.join(''));
      for (const { name } of players) expect(name).not.toMatch(/\p{Cc}|^$/u);
    }),
  );
});

test('a roster is a proposal: nobody is written down until it is confirmed, and then with numbers', async () => {
  const { judge, classId } = await table(await testNode());
  const text = 'Student,ID,SIS User ID,SIS Login ID,Section\nAda,77,0012,ada,A';
  const told = await judge.post(`/classes/${classId}/roster`, { text });
  expect(told.status).toBe(200);
  const { players } = jsonOf<{ players: object[] }>(told);
  expect((await judge.get(`/classes/${classId}/players`)).body.players).toEqual([]);
  await ok(judge.post(`/classes/${classId}/players`, { players }));
  const written = await judge.get(`/classes/${classId}/players`);
  expect(written.body.players).toMatchObject([{ name: 'Ada', details: { canvasId: '77', sisId: '0012' } }]);
});
