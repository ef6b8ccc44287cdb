// npm run bench map: the work of a frame while the map is panned and pinched on a phone whose processor is four times
// slower, and how long a seat's page takes there until an order can be written, on a cold and on a warm visit.
import { loadavg } from 'node:os';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { launchBrowser, startServer, stopServer } from '../test/browser/running.ts';

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 } as const;
const SLOWDOWN = 4;
/** A good 4G line, as Chromium's own tools emulate it. */
const FAST_4G = { latency: 60 * 2.75, downloadThroughput: (9e6 / 8) * 0.9, uploadThroughput: (1.5e6 / 8) * 0.9 };

const server = await startServer({ PORT: '0', DEMO: '1' });
const browser = await launchBrowser();
try {
  console.log(`load ${loadavg()[0]?.toFixed(1)}; the processor slowed ${SLOWDOWN} times`);
  await measureFrames(browser);
  if (!process.argv.includes('--frames')) await measureOpening(browser);
} finally {
  await browser.close();
  await stopServer(server);
}

/** The processor time of the page's main thread, frame by frame. */
async function measureFrames(on: Browser): Promise<void> {
  const context = await on.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${server.link}sandbox`);
  await page.locator('.map [data-space]').first().waitFor({ state: 'attached' });
  const session = await slow(context, page);
  const middle = { x: 180, y: 220 };
  const gestures = {
    pan: () =>
      session.send('Input.synthesizeScrollGesture', {
        ...middle,
        xDistance: -120,
        yDistance: -90,
        speed: 400,
        gestureSourceType: 'touch',
        repeatCount: 3,
      }),
    pinch: () =>
      session.send('Input.synthesizePinchGesture', {
        ...middle,
        scaleFactor: 2,
        relativeSpeed: 30,
        gestureSourceType: 'touch',
      }),
  };
  for (const [name, gesture] of Object.entries(gestures)) {
    await gesture();
    const frames = await framesDuring(on, page, gesture);
    const sorted = [...frames].sort((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
    console.log(
      `${name}: ${frames.length} frames, work a frame p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1)} ms`,
    );
  }
  await context.close();
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time, in microseconds. */
  readonly tdur?: number;
  readonly pid: number;
  readonly tid: number;
}

/** What the page's main thread worked from the end of one frame to that of the next, in processor time. */
async function framesDuring(on: Browser, page: Page, gesture: () => Promise<unknown>): Promise<number[]> {
  await on.startTracing(page, { categories: ['toplevel', 'cc'] });
  await gesture();
  const { traceEvents } = JSON.parse((await on.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const drawn = traceEvents.filter(({ name, ph }) => name === 'ProxyMain::BeginMainFrame' && ph === 'X');
  // The map is the only page that draws much.
  const work = new Map<string, number>();
  for (const event of drawn) work.set(threadOf(event), (work.get(threadOf(event)) ?? 0) + (event.tdur ?? 0));
  const [busiest = ''] = [...work].sort((a, b) => b[1] - a[1])[0] ?? [];
  const ends = drawn.filter((event) => threadOf(event) === busiest).map(({ ts, dur = 0 }) => ts + dur);
  const tasks = traceEvents.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && event.ph === 'X' && threadOf(event) === busiest,
  );
  return ends.slice(1).map((end, i) => {
    const start = ends[i] ?? 0;
    return tasks.filter(({ ts }) => ts > start && ts <= end).reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  });
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}

/** From the address to an order that opens under the finger. */
async function measureOpening(on: Browser): Promise<void> {
  const { origin } = new URL(server.link);
  const owner = await on.newContext();
  const invite = /welcome#(\S+)/.exec(server.printed())?.[1];
  const headers = { origin, 'x-defensor-seat': 'person' };
  const post = async (path: string, data?: object) => {
    const answer = await owner.request.post(`${origin}/api/v1${path}`, {
      headers,
      ...(data === undefined ? {} : { data }),
    });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()) as { cards?: { link: string }[] };
  };
  await post('/welcome', { invite, name: 'Olga', passphrase: 'seven swans a-swimming' });
  await owner.request.post(`${origin}/api/v1/demo`, { headers: { origin } });
  const { cards } = await post('/games/g_demo/cards', { cards: [{ seat: 'R-SPA' }] });
  const context = await on.newContext(PHONE);
  const entering = await context.newPage();
  await entering.goto(`${origin}/join#${cards?.[0]?.link.split('#')[1]}`);
  await entering.getByRole('button', { name: 'Sit down' }).click();
  await entering.locator('.rail').waitFor();
  const address = entering.url();
  const state = await context.storageState();
  await context.close();
  for (const [name, visits] of [
    ['cold', 1],
    ['warm', 2],
  ] as const) {
    const times: number[] = [];
    for (let run = 0; run < 5; run++) {
      const visitor = await on.newContext({ ...PHONE, storageState: state });
      for (let visit = 1; visit <= visits; visit++) {
        const page = await visitor.newPage();
        const session = await slow(visitor, page);
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', { offline: false, ...FAST_4G });
        const ms = await untilWritable(page, address);
        if (visit === visits) times.push(ms);
        await page.close();
      }
      await visitor.close();
    }
    times.sort((a, b) => a - b);
    console.log(
      `a seat’s page, ${name}: an order opens after ${times.map((ms) => (ms / 1000).toFixed(2)).join(', ')} s`,
    );
  }
}

async function untilWritable(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.line-open').first().tap();
  await page.locator('.composer').waitFor();
  return page.evaluate(() => performance.now());
}

async function slow(context: BrowserContext, page: Page): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}
