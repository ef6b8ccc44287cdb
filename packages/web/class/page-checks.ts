import { gameSentences } from '@defensor/api';
import { ENGLISH_GAME } from '@defensor/api/english/game';
import { type Unit, variantById } from '@defensor/diplomacy';
import type { View } from '@defensor/game';
import type { Page } from 'playwright-core';
import { seatNames } from '../src/words/seats.ts';
import { words } from '../src/words/words.ts';
import { viewOf } from './expecting.ts';
import type { People } from './people.ts';

/** How long a page may take to show what happened before that is a fault. */
const PATIENCE_MS = 20_000;

/** Waits until every page shows the turn and the phase; gives how long each took, in milliseconds, and who never did. */
export async function untilShown(
  { pages }: People,
  turn: string,
  phase: View['phase'],
): Promise<{ readonly tookMs: number[]; readonly faults: string[] }> {
  const begun = performance.now();
  const faults: string[] = [];
  const tookMs: number[] = [];
  const shown = [...pages].map(async ([owner, page]) => {
    try {
      if (owner === 'projector') await passReveal(page, words.seat.phases[phase]);
      await page.getByText(words.seat.turn(turn)).first().waitFor({ timeout: PATIENCE_MS });
      await page.getByText(words.seat.phases[phase]).first().waitFor({ timeout: PATIENCE_MS });
      tookMs.push(performance.now() - begun);
    } catch {
      faults.push(`${owner}’s page does not show ${turn} ${phase}`);
    }
  });
  await Promise.all(shown);
  return { tookMs, faults };
}

/** The Judge has shown the results on the wall, which shows them some moments after the phase, and goes on. */
async function passReveal(page: Page, phase: string): Promise<void> {
  const since = performance.now();
  const isShown = () => page.getByText(phase).first().isVisible();
  while (performance.now() - since < PATIENCE_MS) {
    if (await isShown()) {
      await page.waitForTimeout(500);
      if (await isShown()) return;
    }
    await page.keyboard.press('Escape');
    await page.waitForTimeout(100);
  }
}

/** What the pages show otherwise than the rules have it for whoever looks at them. */
export async function faultsOfPages(people: People, secrets: readonly Secret[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [owner, page] of people.pages) {
    const view = (await viewOf(people, owner === 'projector' ? 'public' : owner)) as View;
    const text = await page.evaluate(() => document.documentElement.outerHTML);
    for (const { words: said, readers } of secrets) {
      if (!readers.has(owner) && text.includes(said)) faults.push(`${owner} reads “${said}”`);
    }
    // On the desk stands what publishing would do.
    const isDryRun = owner === 'JD' && view.phase === 'orderResolution';
    const fault = (isDryRun ? undefined : await piecesFault(page, view.units)) ?? (await headFault(owner, page, view));
    if (fault !== undefined) faults.push(`${owner}: ${fault}`);
  }
  return faults;
}

/** What was said in private, and who may read it. */
export interface Secret {
  readonly words: string;
  readonly readers: ReadonlySet<string>;
}

/** The map shows each unit where it stands, and no other. */
async function piecesFault(page: Page, units: readonly Unit[]): Promise<string | undefined> {
  const pieces = page.locator('.map').first().locator('[data-piece]:not(.is-ghost, .is-aside)');
  const drawn = await pieces.evaluateAll((all) => all.map((piece) => piece.getAttribute('data-piece')));
  const [shown, standing] = [[...drawn].sort(), units.map(({ location }) => location as string).sort()];
  return JSON.stringify(shown) === JSON.stringify(standing) ? undefined : `pieces at ${shown}, units at ${standing}`;
}

/** Who reigns, who is banned and what is owed stand on a seat’s page as in its view. */
async function headFault(owner: string, page: Page, view: View): Promise<string | undefined> {
  if (!owner.includes('-')) return undefined;
  const variant = variantById(view.variant);
  if (variant === undefined) return `an unknown variant ${view.variant}`;
  const names = seatNames(variant, view.seats);
  const shown = (await page.locator('.facts').textContent()) ?? '';
  const missing = [
    ...(view.throne?.kind === 'reigning' ? [names.title(view.throne.pope)] : [words.board.head.vacant]),
    ...view.bans.map(({ seat }) => names.title(seat)),
  ].filter((one) => !shown.includes(one));
  if (missing.length > 0) return `the head does not name ${missing}`;
  const owed = bare((await page.locator('.owed p').textContent()) ?? '');
  const wanted = bare(gameSentences({ variant, seats: view.seats }, ENGLISH_GAME).ofOwe(view.owe));
  return owed === wanted || view.owe.code === 'nothing' ? undefined : `owes “${wanted}”, shows “${owed}”`;
}

const bare = (text: string) => text.replace(/\s+/g, '');
