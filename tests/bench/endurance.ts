import type { Page } from 'playwright';
import { themes } from '@/content/themes';
import { serveReleases } from '../support/release-server';
import { launchBrowser } from './conditions/browser';

/**
 * Half an hour with the site, without the pauses: 300 acts of a visitor who does something every six seconds, in one
 * document. Prints heap, listeners and nodes after a first round of everything and after each third, and fails where they grow.
 */
const acts = 300;
const secondsPerAct = 6;
/** Growth beyond this share of the first figure is a leak; less is the engine's own movement. */
const tolerance = { heap: 0.15, listeners: 0.05, nodes: 0.15 };

const paths = [
  'About',
  'Services',
  'Solutions',
  'Products',
  'Industries',
  'Blog',
  'Terms',
  'Privacy',
  'Sitemap',
];

/** What a visitor does, one thing after the other. */
const doings: readonly ((page: Page, round: number) => Promise<unknown>)[] = [
  (page, round) =>
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: paths[round % paths.length] ?? 'About', exact: true })
      .click(),
  (page) => page.mouse.wheel(0, 2000),
  // A menu opens by hover and closes with Escape.
  async (page, round) => {
    const menus = page.getByRole('banner').locator('[data-menu]');
    await menus.nth(round % (await menus.count())).hover();
    await page.waitForTimeout(350);
    await page.keyboard.press('Escape');
    await page.mouse.move(5, 700);
  },
  (page, round) =>
    page
      .getByRole('banner')
      .getByRole('combobox', { name: 'Theme' })
      .selectOption(themes[round % themes.length]?.label ?? ''),
  // The search opens and closes where the page has one.
  async (page) => {
    await page.keyboard.press('/');
    await page.waitForTimeout(200);
    await page.keyboard.press('Escape');
  },
  (page) => page.goBack(),
  // The tab is left and seen again.
  (page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
];

const host = await serveReleases();
const browser = await launchBrowser('--js-flags=--expose-gc');
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const session = await page.context().newCDPSession(page);
await session.send('Performance.enable');

async function measure() {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heap: value('JSHeapUsedSize'),
    listeners: value('JSEventListeners'),
    nodes: value('Nodes'),
  };
}

await page.goto(`${host.origin}/contact`);
await page.mouse.move(1, 1);
await page.mouse.move(2, 2);
await page.locator('html[data-hydrated]').waitFor();
await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));

let act = 0;
async function live(count: number) {
  for (const end = act + count; act < end; act += 1) {
    await doings[act % doings.length]?.(page, Math.floor(act / doings.length));
    await page.waitForTimeout(120);
  }
  // Back where it was measured before, so that the same page is compared.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await page.waitForURL('**/about');
  await page.waitForTimeout(3000);
}

// Everything once, so that what is loaded once is loaded.
await live(2 * doings.length * paths.length);
const before = await measure();
/** The figures after each third of the time: what leaks goes on growing, what settles does not. */
const thirds: (typeof before)[] = [];
for (let third = 0; third < 3; third += 1) {
  await live(acts / 3);
  thirds.push(await measure());
}
const after = thirds.at(-1) ?? before;
const isOneDocument = await page.evaluate(() => 'isFirstDocument' in window);
await browser.close();
await host.close();

console.log(
  `${(acts * secondsPerAct) / 60} minutes of use, ${acts} acts, in ${isOneDocument ? 'one document' : 'SEVERAL DOCUMENTS'}`,
);
const rows = (['heap', 'listeners', 'nodes'] as const).map((name) => {
  const growth = after[name] / before[name] - 1;
  const figure = (value: number) =>
    name === 'heap' ? `${(value / 1e6).toFixed(2)} MB` : String(value);
  console.log(
    `${name.padEnd(10)} ${[before, ...thirds].map((at) => figure(at[name]).padStart(10)).join(' -> ')}  ${(100 * growth).toFixed(1)} %`,
  );
  return growth <= tolerance[name];
});
if (!isOneDocument || rows.includes(false)) {
  console.error('Something grows with use, or the document was left on the way.');
  process.exitCode = 1;
}
