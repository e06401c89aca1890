import type { Locator, Page } from 'playwright';
import { headerItems, opensPanel } from '@/lib/menus/menus';
import { launchBrowser } from './conditions/browser';
import { type Screen, slowDown } from './conditions/screens';
import { serveFolder } from './conditions/static-server';
import { optionOf, runsFrom } from './conditions/targets';
import { newVisitor } from './measures/measure-page';
import { median } from './measures/statistics';

/**
 * Prints how long a click on a menu takes to be seen on a slow machine once its files are there: from the pointer's click to
 * the next paint, as the browser's Event Timing reports it (in steps of 8 ms), with the processor slowed down four times.
 * Reads `out/`: `npm run bench:menu [-- --runs=9] [--folder=out]`. The times are this machine's, and are printed rather than
 * held, since whatever else runs on it adds to them.
 */
const runs = runsFrom(process.argv, 9);
const names = headerItems.filter(opensPanel).map(({ title }) => title);
const served = await serveFolder(optionOf(process.argv, 'folder') ?? 'out');
const browser = await launchBrowser();

/** A page that notes the longest event of each click. */
async function openPage(screen: Screen): Promise<Page> {
  const { page } = await newVisitor(browser, { slowDown, screen });
  await page.goto(`${served.origin}/services/it-cloud`);
  await page.evaluate(() => {
    const durations: number[] = [];
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    };
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (/^(click|pointerdown|pointerup)$/.test(entry.name)) durations.push(entry.duration);
      }
    }).observe(options);
  });
  return page;
}

/** The interaction's time in milliseconds; 16 stands for anything shorter, which the browser doesn't report. */
async function interaction(page: Page, click: () => Promise<void>): Promise<number> {
  await click();
  await page.waitForTimeout(700);
  return page.evaluate(() => {
    const durations: unknown = Reflect.get(window, 'durations');
    return Array.isArray(durations) ? Math.max(16, ...durations.splice(0)) : Number.NaN;
  });
}

/** Opens something once and closes it, so that whatever it needs has come. */
async function openOnce(page: Page, opener: Locator, opened: Locator) {
  await opener.click();
  await opened.waitFor();
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'hidden' });
  await served.quietFor(1_000);
  await interaction(page, async () => {});
}

/** The times to open something, again and again. */
async function openings(page: Page, opener: Locator, opened: Locator): Promise<readonly number[]> {
  await openOnce(page, opener, opened);
  const values: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    values.push(await interaction(page, () => opener.click({ delay: 20 })));
    await opened.waitFor();
    await page.keyboard.press('Escape');
    await opened.waitFor({ state: 'hidden' });
    // A pointer that rests on a button keeps its menu from closing for good.
    await page.mouse.move(640, 700);
    await page.waitForTimeout(400);
  }
  return values;
}

const print = (what: string, values: readonly number[]) =>
  console.log(`${what.padEnd(28)} median ${median(values)} ms, of ${values.join(', ')}`);

console.log(`Click to paint, processor slowed down ${slowDown} times; at most 100 ms is wanted.`);
try {
  const desktop = await openPage('desktop');
  const main = desktop.getByRole('navigation', { name: 'Main' });
  for (const name of names) {
    const opened = main.getByRole('group', { name, exact: true });
    print(
      `Open ${name}`,
      await openings(
        desktop,
        main.getByText(name, { exact: true }).filter({ visible: true }).first(),
        opened,
      ),
    );
  }
  await main.getByText('Services', { exact: true }).first().click();
  const chosen: number[] = [];
  for (const name of ['Web', 'Security', 'Integration', 'IT and cloud', 'Development']) {
    const tab = desktop.getByRole('tab', { name });
    chosen.push(await interaction(desktop, () => tab.click({ delay: 20 })));
  }
  print('Choose a category', chosen);

  const phone = await openPage('phone');
  const banner = phone.getByRole('banner');
  const opener = banner
    .getByRole('button', { name: 'Menu', exact: true })
    .or(banner.getByRole('link', { name: 'Menu', exact: true }));
  print(
    'Open the sheet',
    await openings(phone, opener, phone.getByRole('dialog', { name: 'Menu' })),
  );
} finally {
  await browser.close();
  await served.close();
}
