import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { testNode } from '../kit.ts';
import { ok, table } from '../table.ts';
import { give, playFirstTurn } from './play.ts';

interface Players {
  readonly players: readonly { readonly id: string }[];
}

/** A game after its first turn, in which Spain's Ruler alone signed a sheet; of a class whose roster has numbers. */
async function graded() {
  const node = await testNode();
  const there = await table(node);
  const { judge, classId, game, sit } = there;
  const { players } = await ok<Players>(
    judge.post(`/classes/${classId}/players`, {
      players: [
        { name: '=HYPERLINK("http://evil")', details: { canvasId: '77', sisId: 's77', login: 'ada', section: 'A' } },
        { name: 'Zoë, “Zoé” Öz', details: { idNumber: '0012', login: 'zoe', email: 'zoe@school.example' } },
      ],
    }),
  );
  const [first = '', second = ''] = players.map(({ id }) => id);
  await give(judge, game, { do: 'seatPerson', seat: 'R-SPA', person: first });
  await give(judge, game, { do: 'seatPerson', seat: 'B-TUN', person: second });
  await give(judge, game, { do: 'seatPerson', seat: 'R-VEN', person: 'p_of-another-class' });
  const spain = await sit('R-SPA');
  await playFirstTurn(node, judge, spain, game);
  return { ...there, node, first, second };
}

const cells = (text: string) =>
  parse(text, { bom: true, columns: true, relax_column_count: false }) as Record<string, string>[];

test('PG the grade as a plain table: a line for each person in each seat, ids beside names, no formula', async () => {
  const { judge, game, first, second } = await graded();
  const told = await judge.get(`/games/${game}/participation.csv`);
  expect(told.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(told.headers['content-disposition']).toBe('attachment; filename="First-participation-plain.csv"');
  expect(told.text.startsWith('\ufeff')).toBe(true);
  const rows = cells(told.text);
  expect(rows.find(({ Seat }) => Seat === 'R-SPA')).toEqual({
    Seat: 'R-SPA',
    Person: first,
    Name: '\'=HYPERLINK("http://evil")',
    'Turns signed': '1',
    'Turns played': '1',
    Percent: '100',
    Turns: 'S1454',
    'Corrected by the Judge': '',
  });
  expect(rows.find(({ Seat }) => Seat === 'B-TUN')).toMatchObject({
    Person: second,
    Name: 'Zoë, “Zoé” Öz',
    'Turns signed': '0',
  });
  expect(rows.find(({ Seat }) => Seat === 'R-VEN')).toMatchObject({ Person: 'p_of-another-class', Name: '' });
});

test('RP a Judge reads who is in his class by name, and nobody of another class', async () => {
  const { judge, game, first, second } = await graded();
  const told = await ok<{ title: string; people: { id: string; name: string }[] }>(judge.get(`/games/${game}/people`));
  expect(told.title).toBe('First');
  expect(told.people.map(({ id }) => id)).toEqual([first, second]);
  expect(told.people[1]?.name).toBe('Zoë, “Zoé” Öz');
});

test('PG the grade for Canvas: its five columns, the full mark in the second line, a line a person', async () => {
  const { judge, game } = await graded();
  const { text } = await judge.get(`/games/${game}/participation.csv?for=canvas`);
  const [points, ada, zoe, stranger, ...more] = cells(text);
  expect(points).toEqual({
    Student: '    Points Possible',
    ID: '',
    'SIS User ID': '',
    'SIS Login ID': '',
    Section: '',
    'First: participation': '1',
  });
  const byId = [ada, zoe, stranger].find((row) => row?.ID === '77');
  expect(byId).toMatchObject({
    'SIS User ID': 's77',
    'SIS Login ID': 'ada',
    Section: 'A',
    'First: participation': '1',
  });
  expect(more).toEqual([]);
});

test('PG the grade for Moodle: found by number, user name or address', async () => {
  const { judge, game } = await graded();
  const { text } = await judge.get(`/games/${game}/participation.csv?for=moodle`);
  expect(cells(text).find((row) => row['ID number'] === '0012')).toEqual({
    Name: 'Zoë, “Zoé” Öz',
    'ID number': '0012',
    Username: 'zoe',
    'Email address': 'zoe@school.example',
    'First: participation': '0',
    'First: participation (of)': '1',
  });
});

test('PG a name is told of the game’s own class alone, and that grades were taken out is noted', async () => {
  const { node, judge, game, first } = await graded();
  const { id: other } = await ok<{ id: string }>(judge.post('/classes', { shortName: 'Other', title: 'Others' }));
  const { game: theirs } = await ok<{ game: string }>(
    judge.post('/games', { id: 'create-0009', class: other, title: 'Theirs' }),
  );
  await give(judge, theirs, { do: 'seatPerson', seat: 'B-TUN', person: first });
  const { text } = await judge.get(`/games/${theirs}/participation.csv`);
  expect(text).toContain(first);
  expect(text).not.toContain('evil');
  await judge.get(`/games/${game}/participation.csv`);
  const trail = await node.services.store.audit.read(0, 1000, `game:${game}`);
  expect(trail.filter(({ act }) => act === 'gradesExported')).toMatchObject([{ facts: { for: 'plain' } }]);
});

test('the gazette as text and as Markdown is the public’s, whoever asks', async () => {
  const { judge, game, sit } = await table(await testNode());
  const spain = await sit('R-SPA');
  await give(spain, game, { do: 'makeStatement', text: '# *Naples* is\nmine <b>' });
  await give(spain, game, { do: 'sendLetter', to: ['R-FRA'], text: 'The canary sings.' });
  for (const who of [spain, judge, await sit('projector')]) {
    const text = await who.get(`/games/${game}/gazette.txt`);
    expect(text.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text.text).toMatch(/^Spring 1454\n=+\n/m);
    expect(text.text).toContain('# *Naples* is');
    const markdown = await who.get(`/games/${game}/gazette.md`);
    expect(markdown.text).toMatch(/^## Spring 1454\n\n### The preparation\n\n- /m);
    expect(markdown.text).toContain('\\# \\*Naples\\* is mine \\<b\\>');
    expect(text.text + markdown.text).not.toContain('canary');
  }
});

test('letters as text are those of one’s own seat', async () => {
  const { judge, game, sit } = await table(await testNode());
  const [spain, france, venice, projector] = [
    await sit('R-SPA'),
    await sit('R-FRA'),
    await sit('R-VEN'),
    await sit('projector'),
  ];
  await give(spain, game, { do: 'sendLetter', to: ['R-FRA'], text: 'The canary\nsings.' });
  const written = (await spain.get(`/games/${game}/letters.txt`)).text;
  expect(written).toMatch(/^Spring 1454, .+: the .+ of Spain to the .+ of France\n\n {2}The canary\n {2}sings\.\n$/);
  expect((await france.get(`/games/${game}/letters.txt`)).text).toBe(written);
  for (const other of [venice, projector, judge]) {
    expect((await other.get(`/games/${game}/letters.txt`)).text).toBe('No letters.\n');
  }
});
