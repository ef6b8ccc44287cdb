import { describe, expect, test } from 'vitest';
import { languageFor } from '../../src/http/language.ts';
import { give } from '../documents/play.ts';
import { testNode } from '../kit.ts';
import { table } from '../table.ts';

const FRENCH = { 'accept-language': 'fr-CA, fr;q=0.9, en;q=0.8' };

describe('the language of what the server says', () => {
  test.each([
    ['fr', 'fr'],
    ['fr-CA, en;q=0.8', 'fr'],
    ['FR-fr', 'fr'],
    ['en-GB, fr;q=0.9', 'en'],
    ['en;q=0.5, fr;q=0.9', 'fr'],
    ['de, fr;q=0.3', 'fr'],
    ['fr;q=0', 'en'],
    ['de', 'en'],
    ['*', 'en'],
    ['', 'en'],
    ['fr;q=high', 'en'],
    ['frisian', 'en'],
  ])('accept-language “%s” gets %s', (header, tag) => {
    expect(languageFor({ headers: { 'accept-language': header } }).tag).toBe(tag);
  });

  test('problems and refusals, one alone and in a batch, are told in it; codes stay', async () => {
    const { judge, game, sit } = await table(await testNode());
    const spain = await sit('R-SPA');
    const close = { id: 'close-0001', do: 'closePhase' };
    const french = await spain.post(`/games/${game}/commands`, close, FRENCH);
    expect(french.headers['content-language']).toBe('fr');
    expect(french.body).toMatchObject({ code: 'judge-only', sentence: 'Seul l’Arbitre peut faire cela.' });
    const english = await spain.post(`/games/${game}/commands`, close);
    expect(english.headers['content-language']).toBe('en');
    expect(english.body).toMatchObject({ code: 'judge-only', sentence: 'Only the Judge may do this.' });
    expect((await spain.get('/nowhere', FRENCH)).body).toMatchObject({
      code: 'not-found',
      sentence: 'Il n’y a rien à cette adresse.',
    });
    const commands = [{ id: 'publish-0001', do: 'publish' }];
    const batch = await judge.post(`/games/${game}/commands/batch`, { commands }, FRENCH);
    expect(batch.text).toContain('La partie en est à la phase de diplomatie. Il n’y a rien à publier.');
  });

  test('gazette and letters are written in it, or in the one that the link names', async () => {
    const { game, sit } = await table(await testNode());
    const [spain, france] = [await sit('R-SPA'), await sit('R-FRA')];
    await give(spain, game, { do: 'makeStatement', text: 'Naples is mine.' });
    await give(spain, game, { do: 'sendLetter', to: ['R-FRA'], text: 'Hush.' });
    const gazette = await spain.get(`/games/${game}/gazette.txt?lang=fr`);
    expect(gazette.headers).toMatchObject({
      'content-language': 'fr',
      vary: 'accept-language',
    });
    expect(gazette.text).toMatch(/^Printemps 1454\n=+\n/);
    expect(gazette.text).toContain('Le Souverain d’Espagne a déclaré à tous\u00A0: «\u00A0Naples is mine.\u00A0»');
    expect((await spain.get(`/games/${game}/gazette.md?lang=en`, FRENCH)).text).toMatch(/^## Spring 1454\n/);
    expect((await france.get(`/games/${game}/letters.txt`, FRENCH)).text).toMatch(
      /^Printemps 1454, .+\u00A0: le Souverain d’Espagne au Souverain de France\n\n {2}Hush\.\n$/,
    );
    expect((await (await sit('R-VEN')).get(`/games/${game}/letters.txt?lang=fr`)).text).toBe('Aucune lettre.\n');
    expect((await spain.get(`/games/${game}/gazette.txt?lang=de`)).status).toBe(400);
  });
});
