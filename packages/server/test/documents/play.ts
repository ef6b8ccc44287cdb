import type { Node } from '../../src/node.ts';
import type { Browser } from '../browser.ts';
import { ok } from '../table.ts';

let count = 0;

/** Gives a command that must be accepted. */
export function give(who: Browser, game: string, command: object): Promise<object> {
  count += 1;
  return ok(who.post(`/games/${game}/commands`, { id: `given-${String(count).padStart(5, '0')}`, ...command }));
}

/** Plays the first turn, in which Spain's Ruler alone signs a sheet. */
export async function playFirstTurn(node: Node, judge: Browser, spain: Browser, game: string): Promise<void> {
  const state = async () => (await node.services.host.current(game)).state;
  while ((await state()).phase !== 'orderWriting') await give(judge, game, { do: 'closePhase' });
  await give(spain, game, { do: 'draftSheet', sheet: 's1', text: 'A Lis H' });
  await give(spain, game, { do: 'signSheet', sheet: 's1' });
  while ((await state()).turn.season === 'spring') {
    const isResolving = (await state()).phase === 'orderResolution';
    await give(judge, game, { do: isResolving ? 'publish' : 'closePhase' });
  }
}
