import type { Browser, CDPSession } from 'puppeteer-core';
import { z } from 'zod';
import type { Served } from '../../support/browser/serve-folder';
import { newPage } from './browser';
import { bytesOf } from './bytes';

/** The visit: swipes spread over a time from the page's load, the first after a second, in milliseconds. */
const visit = { lengthMs: 12_000, swipes: 8, firstMs: 1_000, everyMs: 1_350 };
/** A swipe: a distance in CSS pixels, and the number of steps, one for each frame. */
const swipe = { x: 180, fromY: 600, pixels: 420, steps: 14, stepMs: 16 };

const seenInPage = z.object({
  longTasksMs: z.number(),
  longestFrameMs: z.number(),
  hasMoved: z.boolean(),
  room: z.number(),
});

/**
 * Records long tasks, and the frames from each touch until half a second after it, from the page's start. Frames are
 * counted on the main thread, where a busy page shows.
 */
function observeReading() {
  const seen = { longTasksMs: 0, longestFrameMs: 0, hasMoved: false };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasksMs += duration;
  }).observe({ type: 'longtask', buffered: true });
  const glideMs = 500;
  let until = 0;
  let last = 0;
  const onFrame = (now: number) => {
    if (last > 0) seen.longestFrameMs = Math.max(seen.longestFrameMs, now - last);
    last = now < until ? now : 0;
    if (last > 0) requestAnimationFrame(onFrame);
  };
  const listener = { passive: true, capture: true };
  addEventListener('scroll', () => Object.assign(seen, { hasMoved: true }), listener);
  addEventListener(
    'touchstart',
    () => {
      until = Number.POSITIVE_INFINITY;
      if (last === 0) requestAnimationFrame(onFrame);
    },
    listener,
  );
  for (const end of ['touchend', 'touchcancel']) {
    addEventListener(
      end,
      () => {
        until = performance.now() + glideMs;
      },
      listener,
    );
  }
}

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Moves a finger up the screen. Like a real finger, it does not wait for a busy page. */
async function swipeUp(session: CDPSession) {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        step === undefined
          ? []
          : [{ x: swipe.x, y: swipe.fromY - (swipe.pixels * step) / swipe.steps }],
    });
  const sent = [touch('touchStart', 0)];
  for (let step = 1; step <= swipe.steps; step += 1) {
    // A swiping finger already moves when it lands. A resting one would prefetch the link below it.
    if (step > 1) await after(swipe.stepMs);
    sent.push(touch('touchMove', step));
  }
  await Promise.all([...sent, touch('touchEnd')]);
}

/**
 * Reads a page as a new visitor on a phone: opens it, swipes eight times, and leaves twelve seconds after it loaded.
 * @param served the server of the page, which must have no other client, because everything it sends is counted
 * @returns everything that was sent, the time that the main thread worked, the time in tasks of 50 ms and more, and the longest time
 * between two frames while the page is being swiped or still glides
 * @throws if the page does not answer 200, or does not move under a finger
 */
export async function readPage(browser: Browser, served: Served, path: string, slowDown?: number) {
  const { page, context } = await newPage(browser, 'phone', slowDown);
  const taskSeconds = async () => (await page.metrics()).TaskDuration ?? Number.NaN;
  try {
    await page.evaluateOnNewDocument(observeReading);
    const session = await page.createCDPSession();
    const sentBefore = served.answers.length;
    const workedBefore = await taskSeconds();
    const response = await page.goto(served.origin + path);
    if (response?.status() !== 200) throw new Error(`${path}: status ${response?.status()}`);

    const opened = performance.now();
    const untilMoment = (milliseconds: number) =>
      after(Math.max(0, opened + milliseconds - performance.now()));
    for (let count = 0; count < visit.swipes; count += 1) {
      await untilMoment(visit.firstMs + count * visit.everyMs);
      await swipeUp(session);
    }
    await untilMoment(visit.lengthMs);

    const { longTasksMs, longestFrameMs, hasMoved, room } = seenInPage.parse(
      await page.evaluate(
        '({ ...seen, room: document.documentElement.scrollHeight - innerHeight })',
      ),
    );
    if (!hasMoved && room > swipe.pixels) {
      throw new Error(`${path}: the page does not move under a finger.`);
    }
    const mainThreadMs = ((await taskSeconds()) - workedBefore) * 1_000;
    // Waits for pending requests, also on a slow machine.
    await served.quietFor(500);
    const bytes = bytesOf(served.answers.slice(sentBefore));
    return { bytes, mainThreadMs, longTasksMs, longestFrameMs };
  } finally {
    await context.close();
  }
}
