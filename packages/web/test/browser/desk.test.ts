import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { faultsInBothThemes, isTooWide, STILL } from './faults.ts';
import { house } from './house.ts';
import { DESK, SMALL_PHONE } from './pages.ts';

const { link, owner, seated, judge } = house();

let commands = 0;
const give = (command: object) => {
  commands += 1;
  return judge('POST', '/games/g_demo/commands', { id: `desk-${String(commands).padStart(4, '0')}`, ...command });
};
const sheet = async (seat: string, name: string, text: string) => {
  await give({ do: 'draftSheet', onBehalfOf: seat, sheet: name, text });
  await give({ do: 'signSheet', onBehalfOf: seat, sheet: name });
};

/** The Judge’s desk, or another of his pages, in a window of his own. */
async function desk(
  section = 'desk',
  size: { readonly width: number; readonly height: number } = DESK.viewport,
): Promise<Page> {
  const page = await (await owner()).newPage();
  await page.setViewportSize(size);
  await page.goto(`${link()}desk/g_demo/${section}`);
  await page.locator('.desk-head .turn').waitFor();
  return page;
}

/** A browser keeps six lines to a server, and each open page has one of its own. */
afterEach(async () => {
  for (const page of (await owner()).pages()) await page.close();
});

const publishButton = (page: Page) => page.getByRole('button', { name: /^Publish/ });
const phaseOf = (page: Page) => page.locator('.running .phase');

describe('JD.5 a turn at the desk', () => {
  test('JD.2 the clock is started, paused, extended; closing tells first who defaults', async () => {
    const page = await desk();
    const ruler = await seated('R-FRA');
    await page.getByLabel('Start the clock').selectOption('10 minutes');
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Go on' }).waitFor();
    await ruler.locator('.clock.is-paused').waitFor();
    const left = await page.locator('.clockwork .clock').textContent();
    expect(left).toMatch(/^9:\d\d|^10:00/);
    await page.getByRole('button', { name: 'Five minutes more' }).click();
    await page
      .locator('.clockwork .clock')
      .getByText(/^1[45]:/)
      .waitFor();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await page.getByRole('button', { name: 'Close now' }).click();
    await page.getByRole('button', { name: 'Close Diplomacy now' }).click();
    await phaseOf(page).getByText('Order Writing').waitFor();
    await phaseOf(ruler).getByText('Order Writing').waitFor();

    await sheet('R-SPA', 's1', 'F Nap - Tys\nDepose the Pope');
    await sheet('L-ENG', 's1', 'F Lon - Eng');
    await sheet('R-FRA', 's1', 'A Par - Bur');
    await sheet('L-HRE', 's1', 'A Mun - Bur');
    await page.getByRole('button', { name: 'Close now' }).click();
    const list = page.locator('.close-now').first();
    await list.getByText('Venice: no signed sheet, its units hold.').waitFor();
    expect(await list.textContent()).not.toContain('France');
    await list.getByRole('button', { name: 'Keep it open' }).click();
    await page.locator('[data-power="VENICE"].is-missing').waitFor();
    expect(await page.locator('[data-power="FRANCE"]').textContent()).toContain('Ruler’s counts');
  });

  test('A60 A61 R13 the docket: nothing is published until it is ruled on, and each ruling runs the turn again', async () => {
    const page = await desk();
    await give({ do: 'addSeat', class: 'lord', power: 'VENICE' });
    await sheet('L-VEN', 's1', 'A Ven - Tyr');
    await sheet('L2-VEN', 's2', 'A Ven H');
    await give({ do: 'overrideBan', seat: 'R-SPA', banned: true, reason: 'Sealed on paper.' });
    await give({
      do: 'fileTestimony',
      ...{ onBehalfOf: 'B-ROM', finding: 't1', accused: 'R-SPA', offenceTurn: 'S1454', offenceMs: Date.now() },
      testimony: 'He spoke to France at the door.',
    });
    await give({ do: 'closePhase' });
    await phaseOf(page).getByText('Order Resolution').waitFor();
    expect(await publishButton(page).getAttribute('aria-disabled')).toBe('true');
    await page.locator('[data-docket="t1"]').getByText('He spoke to France at the door.').waitFor();
    await page.getByText(/stood off by A Munich/).waitFor();

    await page
      .locator('[data-docket="sheets VENICE"]')
      .getByRole('button', { name: /Sheet of the .*Lord/ })
      .first()
      .click();
    await page.locator('[data-docket="sheets VENICE"] [aria-pressed="true"]').waitFor();
    await page.getByText('Rule on the testimony against').waitFor();
    await page.locator('[data-docket="t1"]').getByRole('button', { name: 'Not proven' }).click();
    await page.locator('[data-docket="t1"] [aria-pressed="true"]').getByText('Not proven').waitFor();
    await page.locator('[data-docket="t1"]').getByRole('button', { name: 'Proven', exact: true }).click();
    await page.locator('.publish [aria-disabled="false"]').waitFor();

    await page.locator('[data-power="HRE"] .power-open').click();
    await page
      .locator('[data-power="HRE"]')
      .getByRole('button', { name: /^Strike/ })
      .click();
    await page.getByLabel('Reason, shown to players').fill('He was ill.');
    await page.locator('[data-power="HRE"]').getByRole('button', { name: 'Strike', exact: true }).click();
    await page.locator('[data-docket^="signature"]').waitFor();
    await page.getByText(/stood off by A Munich/).waitFor({ state: 'detached' });
  });

  test('JD.5 players see nothing before it is published; pressed twice, and in two windows, it is published once', async () => {
    const [page, other] = [await desk(), await desk()];
    const france = await seated('R-FRA');
    const before = await france.locator('.seat-papers').textContent();
    expect(before).not.toContain('stood off');
    expect(await france.locator('[data-piece="BUR"]').count()).toBe(0);
    const seen = await judge<{ view: { turn: string } }>('GET', '/games/g_demo?as=public');
    expect(JSON.stringify(seen)).not.toContain('door');
    await other.locator('.publish [aria-disabled="false"]').waitFor();
    await publishButton(page).dblclick();
    await phaseOf(page).getByText('Diplomacy').waitFor();
    await phaseOf(other).getByText('Diplomacy').waitFor();
    await phaseOf(france).getByText('Diplomacy').waitFor();
    await france.locator('[data-piece="BUR"]').first().waitFor({ state: 'attached' });
    const { events } = await judge<{ events: { type: string; facts: { by?: string } }[] }>('GET', '/games/g_demo/log');
    expect(events.filter(({ type, facts }) => type === 'phaseClosed' && facts.by === 'publication')).toHaveLength(1);
    expect(await page.locator('.running .turn').textContent()).toBe('Fall 1454');
  });

  test('JD.7 undoing shows first what is taken back; players are told; redoing brings it again', async () => {
    const page = await desk('corrections');
    const france = await seated('R-FRA');
    const choices = page.getByLabel('Back to');
    const opening = await choices
      .locator('option', { hasText: 'Spring 1454: Order Resolution opens' })
      .getAttribute('value');
    await choices.selectOption(opening ?? '');
    await page.locator('.lost li').first().waitFor();
    await page
      .locator('form', { has: choices })
      .getByLabel('Reason, shown to players')
      .fill('The sheet was in the wrong tray.');
    await page.getByRole('button', { name: 'Take it back', exact: true }).click();
    await phaseOf(page).getByText('Order Resolution').waitFor();
    await phaseOf(france).getByText('Order Resolution').waitFor();
    expect(await page.locator('.running .turn').textContent()).toBe('Spring 1454');
    await page.getByRole('button', { name: 'Take the undoing back' }).click();
    await phaseOf(page).getByText('Diplomacy').waitFor();

    await page.getByLabel('What you set').selectOption('Remove a unit');
    await page.getByLabel('Unit', { exact: true }).selectOption('BUR');
    const form = page.locator('form', { has: page.getByLabel('What you set') });
    await form.getByLabel('Reason, shown to players').fill('It was never built.');
    await form.getByRole('button', { name: 'Remove a unit' }).click();
    await form.getByText('Done, and in the gazette.').waitFor();
    await france.locator('[data-piece="BUR"]').waitFor({ state: 'detached' });

    await france.goto(`${link()}play/g_demo/rulings?seat=R-FRA`);
    await france
      .locator('.rulings-log')
      .getByText(/It was never built/)
      .waitFor();
    await france
      .locator('.rulings-log')
      .getByText(/wrong tray/)
      .first()
      .waitFor();
    // What was taken back is told of as undone, not as it was.
    expect(await france.locator('.rulings-log').textContent()).not.toContain('He was ill.');
  });

  test('JD.8 seats and letters: a substitute, a card, a mute; a reported letter is read, noted, and hidden', async () => {
    const spain = await seated('R-SPA');
    expect(await spain.locator('.running').textContent()).not.toBe('');
    await give({ do: 'sendLetter', onBehalfOf: 'L-ENG', letter: 'rude', to: ['R-FRA'], text: 'You smell of turnips.' });
    await give({ do: 'reportLetter', onBehalfOf: 'R-FRA', letter: 'rude' }).catch(() => undefined);
    const page = await desk('letters');
    await page.getByRole('radio', { name: 'All' }).click();
    const letter = page.locator('[data-letter]').first();
    expect(await letter.textContent()).not.toContain('turnips');
    await letter.getByRole('button', { name: 'Read it' }).click();
    await letter.getByText('You smell of turnips.').waitFor();
    await letter.getByRole('button', { name: /^Hide/ }).click();
    await letter.getByRole('button', { name: 'Hide', exact: true }).click();
    await letter.getByText('hidden', { exact: true }).waitFor();

    const { players } = await judge<{ players: { id: string }[] }>('POST', '/classes/c_demo/players', {
      players: [{ name: 'Nora New' }],
    });
    expect(players).toHaveLength(1);
    const seats = await desk('seats');
    const line = seats.locator('[data-seat="L-ENG"]');
    await line.getByRole('combobox').selectOption('Nora New');
    await line.getByRole('button', { name: /^More/ }).click();
    await line.getByRole('button', { name: /^Mute/ }).click();
    await line.getByRole('button', { name: 'Mute', exact: true }).click();
    await line.getByText('muted').waitFor();
    await line.getByRole('button', { name: 'New card' }).click();
    await line
      .locator('.shown-card')
      .getByText(/Demo · \w+/)
      .waitFor();
    await seats.goto(`${link()}desk/g_demo/desk`);
    await seats.locator('[data-signer="L-ENG"]').getByText('Nora New').waitFor();
  });
});

describe('the Judge’s pages', () => {
  test.each(['desk', 'paper', 'corrections', 'letters', 'seats', 'rulings'])(
    '%s: axe finds nothing in either theme, at a desk and on a phone; it fits the screen',
    async (section) => {
      for (const size of [DESK.viewport, SMALL_PHONE.viewport]) {
        const page = await desk(section, size);
        await page.emulateMedia(STILL);
        await page.getByText('Unrolling the map…').waitFor({ state: 'detached' });
        expect(await faultsInBothThemes(page)).toEqual([]);
        expect(await isTooWide(page)).toBe(false);
        await page.close();
      }
    },
    60_000,
  );

  test('at 1280 × 720 the foot of each column is reached with the wheel, and nothing lies outside of the window', async () => {
    const page = await desk('desk', { width: 1280, height: 720 });
    await page.getByText('Unrolling the map…').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Who is missing' }).click();
    for (const column of ['.bench-sheets', '.bench-docket']) {
      await page.locator(column).hover({ position: { x: 40, y: 40 } });
      await page.mouse.wheel(0, 9000);
      const foot = page.locator(`${column} > :last-child`);
      // What is at the very foot is seen: nothing lies over it, and the window does not cut it.
      await expect
        .poll(() =>
          foot.evaluate((last) => {
            const { left, bottom, width } = last.getBoundingClientRect();
            const seen = document.elementFromPoint(left + width / 2, bottom - 3);
            return Math.floor(bottom) <= innerHeight && seen !== null && last.contains(seen);
          }),
        )
        .toBe(true);
    }
    const outside = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return [Math.max(0, scrollHeight - innerHeight), Math.max(0, scrollWidth - innerWidth)];
    });
    expect(outside).toEqual([0, 0]);
    for (const section of await page.locator('.bench > section').all()) {
      expect(await section.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
    }
  });

  test('somebody else’s seat is not shown the desk', async () => {
    const page = await seated('R-FRA');
    await page.goto(`${link()}desk/g_demo?seat=R-FRA`);
    await page.getByRole('heading', { name: 'This is the Judge’s desk' }).waitFor();
    expect(await page.locator('.docket').count()).toBe(0);
  });

  test('a Judge’s seat card opens the desk', async () => {
    const page = await seated('B-SWI');
    const { cards } = await judge<{ cards: { link: string }[] }>('POST', '/games/g_demo/cards', {
      cards: [{ seat: 'JD' }],
    });
    await page.goto(`${link()}join#${cards[0]?.link.split('#')[1]}`);
    await page.waitForURL(/desk\/g_demo.*seat=JD/);
    await page.getByRole('heading', { name: 'Docket' }).waitFor();
  });
});
