import { createServer } from 'node:http';
import { chromium, type Page } from 'playwright';
import handler from 'serve-handler';
import { headerItems, opensPanel } from '@/lib/menus/menus';
import { chromiumFlags, installedChromium } from './chromium';

/**
 * Prints how long a click takes to be seen on a slow machine: from the pointer's click to the next paint, as the browser's
 * Event Timing reports it (in steps of 8 ms), with the processor slowed down four times. Reads `out/`. The times are this
 * machine's, and are printed rather than held, since whatever else runs on it adds to them.
 */
const slowDown = 4;
const runs = 9;

const server = createServer((request, response) =>
  handler(request, response, { public: 'out', cleanUrls: true }),
);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('the server has no port');
const origin = `http://127.0.0.1:${address.port}`;
const executablePath = installedChromium();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath && { executablePath }),
});

/** A hydrated page on a slowed-down processor that notes the longest event of each click. */
async function slowPage(width: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    isMobile: width < 640,
    hasTouch: width < 640,
  });
  await page.goto(`${origin}/services/it-cloud`);
  await page.mouse.move(2, 300);
  await page.waitForSelector('html[data-hydrated]');
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
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
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

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1];
const print = (what: string, values: readonly number[]) =>
  console.log(`${what.padEnd(28)} median ${median(values)} ms, of ${values.join(', ')}`);

console.log(`Click to paint, processor slowed down ${slowDown} times; at most 100 ms is wanted.`);
const desktop = await slowPage(1280);
for (const { title } of headerItems.filter(opensPanel)) {
  const button = desktop.getByRole('button', { name: title, exact: true });
  const values: number[] = [];
  for (let run = 0; run < runs; run++) {
    await desktop.mouse.move(640, 780);
    values.push(await interaction(desktop, () => button.click({ delay: 20 })));
    await desktop.keyboard.press('Escape');
    await desktop.waitForTimeout(400);
  }
  print(`Open ${title}`, values);
}
await desktop.getByRole('button', { name: 'Services', exact: true }).click();
const chosen: number[] = [];
for (const name of ['Web', 'Security', 'Integration', 'IT and cloud', 'Development']) {
  const tab = desktop.getByRole('tab', { name });
  chosen.push(await interaction(desktop, () => tab.click({ delay: 20 })));
}
print('Choose a category', chosen);

const phone = await slowPage(360);
const values: number[] = [];
for (let run = 0; run < runs; run++) {
  const menu = phone.locator('header').getByRole('button', { name: 'Menu', exact: true });
  values.push(await interaction(phone, () => menu.click({ delay: 20 })));
  await phone.keyboard.press('Escape');
  await phone.waitForTimeout(500);
}
print('Open the sheet', values);

await browser.close();
server.close();
