import { test as base, expect } from '@playwright/test';
import { type ReleaseServer, serveReleases } from '../release-server';
import { type PipedBrowser, startPipedBrowser } from './piped-browser';

const test = base.extend<{ host: ReleaseServer; browserOfVisitor: PipedBrowser }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  host: async ({}, use) => {
    const host = await serveReleases();
    await use(host);
    await host.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  browserOfVisitor: async ({}, use) => {
    await using browser = await startPipedBrowser();
    await use(browser);
  },
});

const link = (path: string) => `footer a[href="${path}"]`;
const isHydrated = 'document.documentElement.dataset.hydrated';
const path = 'location.pathname';
const toFooter = 'document.querySelector("footer").scrollIntoView()';

/** Opens a page, waits for its runtime and scrolls to its footer. */
async function openFooter(browser: PipedBrowser, host: ReleaseServer, start = '/about') {
  await browser.open(host.origin + start);
  await expect.poll(() => browser.read(isHydrated), { timeout: 20_000 }).toBe('true');
  await browser.read(toFooter);
}

test('a page is prerendered when its link is pointed at, does not start its runtime before it is opened, and opens at once', async ({
  host,
  browserOfVisitor: visitor,
}) => {
  await openFooter(visitor, host);
  await visitor.hover(link('/services'));
  await expect.poll(() => visitor.prerenders.get('/services')).toBe('Ready');
  await expect.poll(() => visitor.readAhead('document.readyState')).toEqual(['complete']);
  expect(await visitor.readAhead(`[${path}, ${isHydrated} ?? null]`)).toEqual([
    ['/services', null],
  ]);

  await visitor.click(link('/services'));
  await expect.poll(() => visitor.read(path)).toBe('/services');
  expect(
    await visitor.read('performance.getEntriesByType("navigation")[0].activationStart'),
  ).toBeGreaterThan(0);
  await expect.poll(() => visitor.read(isHydrated)).toBe('true');
  expect(await visitor.read('scrollY')).toBe(0);
  expect(host.documents).toEqual(['/about', '/services']);
});

test('at most two pages are prerendered at a time', async ({ host, browserOfVisitor: visitor }) => {
  await openFooter(visitor, host);
  const all = ['/services', '/careers', '/terms', '/privacy'];
  for (const next of all) {
    await visitor.hover(link(next));
    await expect.poll(() => visitor.prerenders.get(next)).toBe('Ready');
    const ready = [...visitor.prerenders.values()].filter((status) => status === 'Ready');
    expect(ready.length).toBeLessThanOrEqual(2);
  }
  expect([...visitor.prerenders.keys()]).toEqual(all);
  expect(host.documents).toEqual(['/about', ...all]);
});

test('a prerendered page is discarded after a deployment, and the link opens the new build', async ({
  host,
  browserOfVisitor: visitor,
}) => {
  await openFooter(visitor, host);
  await visitor.hover(link('/services'));
  await expect.poll(() => visitor.prerenders.get('/services')).toBe('Ready');
  host.release = 'B';
  await visitor.read('void document.dispatchEvent(new Event("visibilitychange"))');
  await expect.poll(() => visitor.readAhead(path)).toEqual([]);
  await visitor.click(link('/services'));
  await expect.poll(() => visitor.read(path)).toBe('/services');
  expect(await visitor.read('document.documentElement.dataset.build')).toBe(`${host.buildId}b`);
});

test('a prerendered page keeps the scroll position if its link asks for it', async ({
  host,
  browserOfVisitor: visitor,
}) => {
  await openFooter(visitor, host, '/test');
  const selector = 'main a[data-keep-scroll]';
  await visitor.read(`document.querySelector('${selector}').scrollIntoView({ block: 'center' })`);
  const place = await visitor.read<number>('scrollY');
  expect(place).toBeGreaterThan(300);
  await visitor.hover(selector);
  await expect.poll(() => visitor.prerenders.get('/resources/glossary')).toBe('Ready');
  await visitor.click(selector);
  await expect.poll(() => visitor.read(path)).toBe('/resources/glossary');
  await expect.poll(() => visitor.read('document.readyState')).toBe('complete');
  const end = await visitor.read<number>('document.documentElement.scrollHeight - innerHeight');
  // If the page is too short for this position, it shows its end.
  await expect.poll(() => visitor.read('scrollY')).toBe(Math.min(place ?? 0, end ?? 0));
});
