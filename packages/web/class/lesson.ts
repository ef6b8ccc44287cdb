import type { View } from '@defensor/game';
import { launchBrowser, startServer, stopServer } from '../test/browser/running.ts';
import { type Act, faultIn, viewOf } from './expecting.ts';
import { faultsOfPages, untilShown } from './page-checks.ts';
import { gather, type People } from './people.ts';
import { lettersOf } from './secrets.ts';
import type { Story, StoryLine } from './story.ts';

/** What came of a class: what was not as the rules have it, and how long things took. */
export interface Lesson {
  readonly acts: number;
  readonly phases: number;
  readonly faults: readonly string[];
  /** Milliseconds from the sending of a command to its answer. */
  readonly answersMs: readonly number[];
  /** Milliseconds from the answer that a phase has changed until a page shows it. */
  readonly pagesMs: readonly number[];
}

/** What is kept of a class as it goes on. */
export interface Keeping {
  /** A phase has begun, and every page shows it. */
  phase(people: People, turn: string, phase: string): Promise<void>;
  /** The story is at its end. */
  end(people: People): Promise<void>;
}

/**
 * Plays a story with 27 people and a Judge, each signed in by a card or a passphrase of their own, on a real server, some
 * of them in a real browser. After each phase every open page is held against what the rules have for whoever looks at
 * it; nobody’s view may have a letter that is not theirs.
 */
export async function holdClass({ setUp, lines }: Story, keeping?: Keeping): Promise<Lesson> {
  const server = await startServer({ PORT: '0', DEMO: '', RATE_LIMIT: '100000' });
  const browser = await launchBrowser();
  const faults: string[] = [];
  const answersMs: number[] = [];
  const pagesMs: number[] = [];
  const secrets = lettersOf(lines);
  let phases = 0;
  try {
    const people = await gather(server, browser, setUp, (fault) => faults.push(fault));
    let place = await placeOf(people);
    let last: Act | undefined;
    let seq = 0;
    const lookAround = async () => {
      phases += 1;
      const shown = await untilShown(people, place.turn, place.phase);
      pagesMs.push(...shown.tookMs);
      const at = `${place.turn} ${place.phase}`;
      const found = [...shown.faults, ...(await faultsOfPages(people, secrets)), ...(await leaks(people, secrets))];
      faults.push(...found.map((fault) => `${at}: ${fault}`));
      await keeping?.phase(people, place.turn, place.phase);
    };
    await lookAround();
    for (const [index, line] of lines.entries()) {
      if (line.kind === 'expect') {
        const fault = await faultIn(line.expected, last, people);
        if (fault !== undefined) faults.push(`line ${index + 2}: ${fault}`);
        continue;
      }
      last = { ...(await act(people, line, index)), after: seq };
      answersMs.push(last.tookMs);
      const { receipt } = last.body as { receipt?: { seq: number; turn: View['turn']; phase: View['phase'] } };
      if (last.status >= 500) faults.push(`line ${index + 2}: ${last.status}`);
      if (receipt === undefined) continue;
      seq = receipt.seq;
      if (receipt.turn === place.turn && receipt.phase === place.phase) continue;
      place = receipt;
      await lookAround();
    }
    await keeping?.end(people);
    await people.close();
    return { acts: answersMs.length, phases, faults, answersMs, pagesMs };
  } finally {
    await browser.close();
    await stopServer(server);
  }
}

async function act(people: People, { as, command }: Extract<StoryLine, { kind: 'act' }>, index: number) {
  const person = as === 'JD' ? people.judge : people.players.get(as);
  if (person === undefined) throw new Error(`nobody sits in ${as}`);
  return person.ask('POST', `${people.path}/commands`, { id: `story-${String(index).padStart(5, '0')}`, ...command });
}

async function placeOf(people: People) {
  const { turn, phase } = (await viewOf(people, 'public')) as View;
  return { turn, phase };
}

/** Everybody's view, and what they may read: no letter that is not theirs. */
async function leaks({ players, path }: People, secrets: ReturnType<typeof lettersOf>): Promise<string[]> {
  const found: string[] = [];
  for (const [seat, player] of players) {
    const seen = JSON.stringify((await player.ask('GET', path)).body);
    for (const { words, readers } of secrets) {
      if (!readers.has(seat) && seen.includes(words)) found.push(`the view of ${seat} has “${words}”`);
    }
  }
  return found;
}
