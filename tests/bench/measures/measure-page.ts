import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { metricsDelayMs } from '@/lib/constants';
import { type Screen, screens } from '../conditions/screens';

/** The kinds of bytes a page is made of. */
export const byteKinds = ['html', 'style', 'script', 'font', 'image', 'other'] as const;
export type ByteKind = (typeof byteKinds)[number];

/** Bytes on the wire by kind, headers included. */
export type Bytes = Record<ByteKind, number>;

/** The cost of loading a page, before any input. */
export interface FirstLoad {
  readonly bytes: Readonly<Bytes>;
  readonly requests: number;
  readonly domNodes: number;
  /** Cumulative layout shift; no unit. */
  readonly cls: number;
  /** Requests of the page. Lazy ones are included in the bytes only. */
  readonly images: number;
  /** Until the first content, and the largest, was painted, in milliseconds. */
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Time in tasks of 50 ms and more, in milliseconds. */
  readonly longTasksMs: number;
  /** The part of it after the first 50 ms of each task, in milliseconds. */
  readonly blockingMs: number;
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

/** Counts the page's requests from now on, without its service worker and prefetches. */
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

interface Seen {
  firstPaintMs: number;
  largestPaintMs: number;
  longTasksMs: number;
  blockingMs: number;
  cls: number;
}

/** Records paints, long tasks and layout shifts in the page, from its start. */
function observeInPage() {
  const nothing = Number.NaN;
  const seen: Seen = {
    firstPaintMs: nothing,
    largestPaintMs: nothing,
    longTasksMs: 0,
    blockingMs: 0,
    cls: 0,
  };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') seen.firstPaintMs = startTime;
    }
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largestPaintMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.longTasksMs += duration;
      seen.blockingMs += Math.max(0, duration - 50);
    }
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

/** A fresh visitor with a page. */
export interface Visitor {
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

/** A fresh visitor: nothing cached, the processor slowed down by `slowDown`. */
export async function newVisitor(
  browser: Browser,
  {
    slowDown = 1,
    screen = 'phone',
    bypassCSP = false,
    serviceWorkers = 'allow',
  }: {
    slowDown?: number;
    screen?: Screen;
    bypassCSP?: boolean;
    serviceWorkers?: 'allow' | 'block';
  } = {},
): Promise<Visitor> {
  const { width, height, ...device } = screens[screen];
  const context = await browser.newContext({
    viewport: { width, height },
    ...device,
    bypassCSP,
    serviceWorkers,
  });
  const { page, session } = await newPage(context, slowDown);
  return { page, session, close: () => context.close() };
}

/** Another page of a visitor, with the processor slowed down by `slowDown`. */
export async function newPage(context: BrowserContext, slowDown: number) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  if (slowDown !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  // The compiler of these files may call a helper that names functions, which pages lack.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(observeInPage);
  return { page, session };
}

/**
 * How long a page is watched after it has loaded, in milliseconds: until after its last automatic request, the metrics,
 * so that figures do not depend on the load of the machine.
 */
const watchMs = 2 * metricsDelayMs;

/**
 * Loads a page as a new visitor without any input. @throws if the page does not answer 200
 */
export async function measureFirstLoad(
  browser: Browser,
  url: string,
  slowDown = 1,
): Promise<FirstLoad> {
  // Requests through a worker are not counted: whether it is ready in time differs from visit to visit.
  const { page, session, close } = await newVisitor(browser, {
    slowDown,
    serviceWorkers: 'block',
  });
  try {
    const counted = await countBytes(session);
    const response = await page.goto(url, { waitUntil: 'load' });
    if (response?.status() !== 200) throw new Error(`${url}: status ${response?.status()}`);
    await page.waitForTimeout(watchMs);
    const { seen, domNodes, images } = await page.evaluate(() => ({
      seen: 'seen' in window ? (window.seen as Seen) : undefined,
      domNodes: document.querySelectorAll('*').length,
      images: document.querySelectorAll('img:not([loading=lazy])').length,
    }));
    if (!seen) throw new Error(`${url}: the page lost what was seen of it.`);
    return {
      ...counted(),
      ...seen,
      domNodes,
      images,
      mainThreadMs: await taskMs(session),
    };
  } finally {
    await close();
  }
}
