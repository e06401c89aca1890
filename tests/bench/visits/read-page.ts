import type { Browser, CDPSession } from '@playwright/test';
import { z } from 'zod';
import type { Served } from '../../support/browser/serve-folder';
import { phone } from './browser';
import { bytesOf } from './bytes';

/**
 * A visit: its length, its number of swipes, and the times of the swipes after the page has loaded,
 * in milliseconds.
 */
const visit = { lengthMs: 12_000, swipes: 8, firstMs: 1_000, everyMs: 1_350 };
/** A swipe: its start and distance in CSS pixels, and its steps, one for each frame. */
const swipe = { x: 180, fromY: 600, pixels: 420, steps: 14, stepMs: 16 };

const seenInPage = z.object({
  longTasksMs: z.number(),
  longestFrameMs: z.number(),
  hasMoved: z.boolean(),
  scrollablePixels: z.number(),
});

/**
 * Records the long tasks of the page, and the longest time between two frames during each swipe and
 * in the half second after it. It times frames on the main thread, because a busy page delays them
 * there. Runs in the page, before the page's own scripts.
 */
function observeReading() {
  const seen = { longTasksMs: 0, longestFrameMs: 0, hasMoved: false };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longTasksMs += duration;
  }).observe({ type: 'longtask', buffered: true });
  const glideMs = 500;
  let watchUntil = 0;
  let lastFrame = 0;
  const onFrame = (now: number) => {
    if (lastFrame > 0) seen.longestFrameMs = Math.max(seen.longestFrameMs, now - lastFrame);
    lastFrame = now < watchUntil ? now : 0;
    if (lastFrame > 0) requestAnimationFrame(onFrame);
  };
  const listener = { passive: true, capture: true };
  addEventListener('scroll', () => Object.assign(seen, { hasMoved: true }), listener);
  addEventListener(
    'touchstart',
    () => {
      watchUntil = Number.POSITIVE_INFINITY;
      if (lastFrame === 0) requestAnimationFrame(onFrame);
    },
    listener,
  );
  for (const end of ['touchend', 'touchcancel']) {
    addEventListener(
      end,
      () => {
        watchUntil = performance.now() + glideMs;
      },
      listener,
    );
  }
}

const pause = (milliseconds: number) =>
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
    // The first move has no pause before it, because a resting finger would prefetch the link below
    // it.
    if (step > 1) await pause(swipe.stepMs);
    sent.push(touch('touchMove', step));
  }
  await Promise.all([...sent, touch('touchEnd')]);
}

/**
 * Reads a page as a new visitor on a phone: opens it, swipes eight times, and leaves twelve seconds
 * after it has loaded.
 * @param slowDown the factor by which the processor is slowed down
 * @param served the server of the page. It must have no other client, because everything that it
 * sends is counted
 * @returns the bytes sent, the working time of the main thread, the total time of tasks longer than
 * 50 ms, and the longest time between two frames during and after swipes
 * @throws if the status of the page is not 200, or if the page does not scroll when it is swiped
 */
export async function readPage(browser: Browser, served: Served, path: string, slowDown = 1) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const taskSeconds = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    };
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    // The compiler may insert calls of its helper `__name` into functions. Pages do not have this
    // helper.
    await page.addInitScript('globalThis.__name ??= (named) => named');
    await page.addInitScript(observeReading);
    const sentBefore = served.answers.length;
    const workedBefore = await taskSeconds();
    const response = await page.goto(served.origin + path);
    if (response?.status() !== 200) throw new Error(`${path}: status ${response?.status()}`);

    const opened = performance.now();
    const untilMoment = (milliseconds: number) =>
      pause(Math.max(0, opened + milliseconds - performance.now()));
    for (let count = 0; count < visit.swipes; count += 1) {
      await untilMoment(visit.firstMs + count * visit.everyMs);
      await swipeUp(session);
    }
    await untilMoment(visit.lengthMs);

    const { longTasksMs, longestFrameMs, hasMoved, scrollablePixels } = seenInPage.parse(
      await page.evaluate(
        '({ ...seen, scrollablePixels: document.documentElement.scrollHeight - innerHeight })',
      ),
    );
    if (!hasMoved && scrollablePixels > swipe.pixels) {
      throw new Error(`${path}: the page does not scroll when it is swiped.`);
    }
    const mainThreadMs = ((await taskSeconds()) - workedBefore) * 1_000;
    // Requests may still be pending on a slow machine.
    await served.quietFor(500);
    const bytes = bytesOf(served.answers.slice(sentBefore));
    return { bytes, mainThreadMs, longTasksMs, longestFrameMs };
  } finally {
    await context.close();
  }
}
