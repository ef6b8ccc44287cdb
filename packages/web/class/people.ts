import { type APIRequestContext, type Browser, type BrowserContext, type Page, request } from 'playwright-core';
import type { TestServer } from '../test/browser/running.ts';

const PASSPHRASE = 'seven swans a-swimming';

/** What the server answers, refusals too. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly tookMs: number;
}

/** Somebody of the class: asks the server as the one they are. */
export interface Person {
  readonly seat: string;
  ask(method: 'GET' | 'POST', path: string, body?: object): Promise<Answered>;
}

/** Everybody of a class, each signed in by a card or a passphrase of their own. */
export interface People {
  readonly judge: Person;
  /** The players by their seats. */
  readonly players: ReadonlyMap<string, Person>;
  /** The game's path under `/api/v1`. */
  readonly path: string;
  /** The pages that are open in a browser, by whose they are: a seat, `JD`, or `projector`. */
  readonly pages: ReadonlyMap<string, Page>;
  close(): Promise<void>;
}

interface Card {
  readonly seat: string;
  readonly link: string;
  readonly code: string;
  readonly shortName: string;
}

const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

/** Who has a browser open, and on what: a Ruler at a desk, a bishop and the Pope on phones, the Judge, the wall. */
const IN_A_BROWSER = [
  { seat: 'R-SPA', screen: DESK },
  { seat: 'B-TUN', screen: PHONE },
  { seat: 'B-ROM', screen: PHONE },
] as const;

/** Makes a class on a fresh server, its game, and a card for everybody, by which they come in. */
export async function gather(
  server: TestServer,
  browser: Browser,
  setUp: Readonly<Record<string, unknown>>,
  onFault: (fault: string) => void,
): Promise<People> {
  const origin = new URL(server.link).origin;
  const judgeContext = await browser.newContext(DESK);
  const judge = personOf('JD', judgeContext.request, origin, 'person');
  const secret = await linkOfOwner(server);
  await expectOk(judge.ask('POST', '/welcome', { invite: secret, name: 'Ada', passphrase: PASSPHRASE }));
  const made = await expectOk<{ id: string }>(
    judge.ask('POST', '/classes', { shortName: 'History', title: 'History 9B' }),
  );
  const { game } = await expectOk<{ game: string }>(
    judge.ask('POST', '/games', { id: 'story-begins', class: made.id, title: 'History 9B', ...setUp }),
  );
  const path = `/games/${game}`;
  const { view } = await expectOk<{ view: { seats: readonly { id: string; class: string }[] } }>(
    judge.ask('GET', path),
  );
  const seats = view.seats.filter((seat) => !['judge', 'observer'].includes(seat.class)).map(({ id }) => id);
  const asked = [...seats, 'projector'].map((seat) => ({ seat }));
  const { cards } = await expectOk<{ cards: readonly Card[] }>(judge.ask('POST', `${path}/cards`, { cards: asked }));

  const players = new Map<string, Person>();
  const pages = new Map<string, Page>();
  const contexts: (APIRequestContext | BrowserContext)[] = [];
  const openPage = async (owner: string, context: BrowserContext, address: string) => {
    const page = pages.get(owner) ?? (await context.newPage());
    if (!pages.has(owner)) page.on('pageerror', (error) => onFault(`${owner}: ${error.message}`));
    pages.set(owner, page);
    await page.goto(`${origin}${address}`);
    return page;
  };
  for (const { seat, link, code, shortName } of cards) {
    const inBrowser = IN_A_BROWSER.find((one) => one.seat === seat);
    if (inBrowser !== undefined || seat === 'projector') {
      const context = await browser.newContext(inBrowser?.screen ?? DESK);
      contexts.push(context);
      // They scan the code on the card; then everybody looks at the board.
      const page = await openPage(seat, context, `/join${new URL(link).hash}`);
      await page.waitForURL((url) => url.pathname !== '/join');
      const board = inBrowser === undefined ? `/projector/${game}` : `/play/${game}/board`;
      await openPage(seat, context, `${board}?seat=${seat}`);
      if (inBrowser !== undefined) players.set(seat, personOf(seat, context.request, origin));
      continue;
    }
    const context = await request.newContext();
    contexts.push(context);
    const player = personOf(seat, context, origin);
    await expectOk(player.ask('POST', '/join/code', { shortName, code }));
    players.set(seat, player);
  }
  await openPage('JD', judgeContext, `/desk/${game}/desk`);
  return {
    ...{ judge, players, path, pages },
    async close() {
      for (const context of [...contexts, judgeContext])
        await ('dispose' in context ? context.dispose() : context.close());
    },
  };
}

function personOf(seat: string, context: APIRequestContext, origin: string, as?: string): Person {
  return {
    seat,
    async ask(method, path, body) {
      const begun = performance.now();
      const answer = await context.fetch(`${origin}/api/v1${path}`, {
        method,
        headers: { origin, ...(as === undefined ? {} : { 'x-defensor-seat': as }) },
        ...(body === undefined ? {} : { data: body }),
      });
      return { status: answer.status(), body: (await answer.json()) as unknown, tookMs: performance.now() - begun };
    },
  };
}

async function expectOk<T>(asked: Promise<Answered>): Promise<T> {
  const { status, body } = await asked;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body as T;
}

/** The secret of the link that makes the installation's owner. The server prints it once it is ready. */
async function linkOfOwner({ printed }: TestServer): Promise<string> {
  for (;;) {
    const secret = /welcome#(\S+)/.exec(printed())?.[1];
    if (secret !== undefined) return secret;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
