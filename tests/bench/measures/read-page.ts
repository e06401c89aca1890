import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { screens } from '../conditions/screens';
import type { Served } from '../conditions/static-server';
import { bytesOfVisit, type VisitBytes } from '../conditions/wire';

/** The cost of a visit in which a visitor opens one page on a phone and reads it with eight swipes. */
export interface ReadingVisit {
  /** Everything that was sent until the visit ended, in bytes. */
  readonly bytes: VisitBytes;
  /** Time the page's main thread worked, in milliseconds. */
  readonly mainThreadMs: number;
  /** Time in tasks of 50 ms and more, in milliseconds. */
  readonly longTasksMs: number;
  /** The longest time between two frames while the page is being swiped or still glides, in milliseconds. */
  readonly longestFrameMs: number;
  /** Whether the page scrolled under the finger, or is too short to scroll. */
  readonly isSwipeable: boolean;
}

/** The visit: swipes spread over a time from the page's load, the first after a second, in milliseconds. */
const visit = { lengthMs: 12_000, swipes: 8, firstMs: 1_000, everyMs: 1_350 };
/** A swipe: a distance in CSS pixels, and the number of steps, one for each frame. */
const swipe = { x: 180, fromY: 600, pixels: 420, steps: 14, stepMs: 16 };

interface Seen {
  longTasksMs: number;
  longestFrameMs: number;
  hasMoved: boolean;
}

/**
 * Records long tasks, and the frames from each touch until its scrolling ends, from the page's start. Frames are
 * counted on the main thread, where a busy page shows.
 */
function observeReading() {
  const seen: Seen = { longTasksMs: 0, longestFrameMs: 0, hasMoved: false };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.longTasksMs += entry.duration;
  }).observe({ type: 'longtask', buffered: true });
  addEventListener(
    'scroll',
    () => {
      seen.hasMoved = true;
    },
    { passive: true, capture: true, once: true },
  );
  const glideMs = 500;
  let until = 0;
  let last = 0;
  const onFrame = (now: number) => {
    seen.longestFrameMs = Math.max(seen.longestFrameMs, now - last);
    last = now;
    if (now < until) requestAnimationFrame(onFrame);
  };
  addEventListener(
    'touchstart',
    () => {
      until = Number.POSITIVE_INFINITY;
      requestAnimationFrame((now) => {
        last = now;
        requestAnimationFrame(onFrame);
      });
    },
    { passive: true, capture: true },
  );
  for (const end of ['touchend', 'touchcancel']) {
    addEventListener(
      end,
      () => {
        until = performance.now() + glideMs;
      },
      { passive: true, capture: true },
    );
  }
}

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Moves a finger up the screen. Like a real finger, it does not wait for a busy page. */
async function swipeUp(session: CDPSession) {
  const at = (step: number) => [
    { x: swipe.x, y: swipe.fromY - (swipe.pixels * step) / swipe.steps },
  ];
  const sent = [
    session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) }),
  ];
  for (let step = 1; step <= swipe.steps; step += 1) {
    // A swiping finger already moves when it lands. A resting one would prefetch the link below it.
    if (step > 1) await after(swipe.stepMs);
    sent.push(
      session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) }),
    );
  }
  sent.push(session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }));
  await Promise.all(sent);
}

async function taskMs(page: Page): Promise<number> {
  const { TaskDuration = Number.NaN } = await page.metrics();
  return TaskDuration * 1_000;
}

/**
 * Reads a page as a new visitor on a phone: opens it, swipes eight times, and leaves twelve seconds after it loaded.
 * @param served the server of the page, which must have no other client, because everything it sends is counted
 * @throws if the page does not answer 200
 */
export async function readPage(
  browser: Browser,
  served: Served,
  path: string,
  slowDown = 1,
): Promise<ReadingVisit> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(screens.phone);
    if (slowDown !== 1) await page.emulateCPUThrottling(slowDown);
    // The compiler of this file may call a helper that names functions, which the page lacks.
    await page.evaluateOnNewDocument('globalThis.__name ??= (named) => named');
    await page.evaluateOnNewDocument(observeReading);
    const session = await page.createCDPSession();
    const sentBefore = served.answers.length;
    const workedBefore = await taskMs(page);
    const response = await page.goto(served.origin + path, { waitUntil: 'load' });
    if (response?.status() !== 200) throw new Error(`${path}: status ${response?.status()}`);

    const opened = performance.now();
    const untilMoment = (milliseconds: number) =>
      after(Math.max(0, opened + milliseconds - performance.now()));
    for (let count = 0; count < visit.swipes; count += 1) {
      await untilMoment(visit.firstMs + count * visit.everyMs);
      await swipeUp(session);
    }
    await untilMoment(visit.lengthMs);

    const { seen, room } = await page.evaluate(() => ({
      seen: 'seen' in window ? (window.seen as Seen) : undefined,
      room: document.documentElement.scrollHeight - innerHeight,
    }));
    if (!seen) throw new Error(`${path}: the page lost what was seen of it.`);
    const mainThreadMs = (await taskMs(page)) - workedBefore;
    // Waits for pending requests, also on a slow machine.
    await served.quietFor(500);
    return {
      bytes: bytesOfVisit(served.answers.slice(sentBefore)),
      mainThreadMs,
      longTasksMs: seen.longTasksMs,
      longestFrameMs: seen.longestFrameMs,
      isSwipeable: seen.hasMoved || room <= swipe.pixels,
    };
  } finally {
    await context.close();
  }
}
