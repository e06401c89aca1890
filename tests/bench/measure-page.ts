import type { Browser, CDPSession, Page } from 'playwright';

/** The kinds of bytes a page is made of. */
export const byteKinds = ['html', 'style', 'script', 'font', 'image', 'other'] as const;
export type ByteKind = (typeof byteKinds)[number];

/** Bytes on the wire by kind, headers included. */
export type Bytes = Record<ByteKind, number>;

/** What loading a page once costs a visitor who hasn't touched it yet. */
export interface FirstLoad {
  readonly bytes: Readonly<Bytes>;
  readonly requests: number;
  readonly domNodes: number;
  /** Cumulative layout shift; no unit. */
  readonly cls: number;
  readonly images: number;
  /** Time in tasks of 50 ms and more, in milliseconds. */
  readonly longTasksMs: number;
  /** Time the main thread worked, in milliseconds. */
  readonly mainThreadMs: number;
}

const kindOf: Readonly<Record<string, ByteKind>> = {
  Document: 'html',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
  Image: 'image',
};

/** Counts what comes over the wire from now on. */
export async function countBytes(session: CDPSession) {
  const bytes: Bytes = { html: 0, style: 0, script: 0, font: 0, image: 0, other: 0 };
  const kinds = new Map<string, ByteKind>();
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('http')) kinds.set(requestId, kindOf[type] ?? 'other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === undefined) return;
    bytes[kind] += encodedDataLength;
    requests += 1;
  });
  await session.send('Network.enable');
  return () => ({ bytes: { ...bytes }, requests });
}

/** Keeps long tasks and layout shifts in the page, from its start. */
function observeInPage() {
  const seen = { longTasksMs: 0, cls: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.longTasksMs += entry.duration;
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput)) {
        seen.cls += Number(entry.value);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

/** A fresh visitor on a phone-sized screen. */
export interface Visitor {
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

/** A fresh visitor: nothing cached, a screen of 360 by 740, the processor slowed down by `slowDown`. */
export async function newVisitor(
  browser: Browser,
  {
    slowDown = 1,
    width = 360,
    bypassCSP = false,
  }: { slowDown?: number; width?: number; bypassCSP?: boolean } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: { width, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: width < 800,
    bypassCSP,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  if (slowDown !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.addInitScript(observeInPage);
  return { page, session, close: () => context.close() };
}

/** How long a page is watched after it has loaded, in milliseconds: longer than any font or image takes here. */
const watchMs = 1_500;

/**
 * Loads a page as a fresh visitor who does not touch it.
 * @throws where the page does not answer 200
 */
export async function measureFirstLoad(
  browser: Browser,
  url: string,
  slowDown = 1,
): Promise<FirstLoad> {
  const { page, session, close } = await newVisitor(browser, { slowDown });
  try {
    const counted = await countBytes(session);
    const response = await page.goto(url, { waitUntil: 'load' });
    if (response?.status() !== 200) throw new Error(`${url}: status ${response?.status()}`);
    await page.waitForTimeout(watchMs);
    const { seen, domNodes, images } = await page.evaluate(() => ({
      seen: 'seen' in window ? (window.seen as { longTasksMs: number; cls: number }) : undefined,
      domNodes: document.querySelectorAll('*').length,
      images: document.images.length,
    }));
    return {
      ...counted(),
      domNodes,
      images,
      cls: seen?.cls ?? Number.NaN,
      longTasksMs: seen?.longTasksMs ?? Number.NaN,
      mainThreadMs: await taskMs(session),
    };
  } finally {
    await close();
  }
}

/**
 * The bytes of scripts on a page once its bundle has come, at the visitor's first intent: their bodies as they come over
 * the wire, which is what bundles are compared by. The library that measures the page comes after that and is not in it.
 */
export async function measureScripts(browser: Browser, url: string): Promise<number> {
  const { page, close } = await newVisitor(browser);
  try {
    // The last thing to start with the bundle is the watch for a new build.
    const isWhole = page.waitForRequest(/\/builds\/latest\.json/);
    await page.goto(url, { waitUntil: 'load' });
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await isWhole;
    return await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
  } finally {
    await close();
  }
}
