import { test as base, expect } from '@playwright/test';
import { z } from 'zod';
import { type ReleaseServer, serveReleases } from '../../support/browser/release-server';
import type { Engine, Place } from './engine';
import { type EngineName, engines } from './engines';

interface Windows {
  /** The engine that the Playwright project tests. */
  readonly engineName: EngineName;
  /** A wide window. */
  readonly desktop: Engine;
  /** A narrow window. */
  readonly phone: Engine;
}

/**
 * A test with two windows of the engine, which all tests share. Each test has its own server and
 * origin, so no storage is shared.
 */
export const test = base.extend<{ readonly host: ReleaseServer }, Windows>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  desktop: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName].start(1280, 800);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  phone: [
    async ({ engineName }, use) => {
      const engine = await engines[engineName].start(375, 740);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  host: async ({}, use) => {
    const host = await serveReleases();
    await use(host);
    await host.close();
  },
});

/** Enough time for a slow engine on a busy machine. */
const conditionTimeout = { timeout: 30_000 };

/**
 * Waits until an expression is true in the page. An error, such as one during a navigation, counts
 * as false.
 */
export async function until(engine: Engine, expression: string, message = expression) {
  await expect
    .poll(() => engine.evaluate(`Boolean(${expression})`).catch(() => false), {
      ...conditionTimeout,
      message,
    })
    .toBe(true);
}

/** Evaluates an expression that returns numbers. */
export async function numbers(engine: Engine, expression: string): Promise<readonly number[]> {
  return z.array(z.number()).parse(await engine.evaluate(expression));
}

/**
 * The centre of the first visible element that matches a selector. The element must be inside the
 * window.
 */
export async function middleOf(engine: Engine, selector: string): Promise<Place> {
  const find = `[...document.querySelectorAll(${JSON.stringify(selector)})].find((it) => it.getClientRects().length > 0)`;
  await until(engine, find, `${selector} is visible`);
  const [x = 0, y = 0] = await numbers(
    engine,
    `(({ left, top, width, height }) => [left + width / 2, top + height / 2])(${find}.getBoundingClientRect())`,
  );
  return { x, y };
}

/** Presses the first visible element that matches a selector. Does not scroll to it. */
export const press = async (engine: Engine, selector: string) =>
  engine.press(await middleOf(engine, selector));

/** Waits until the page has painted a number of frames. */
export async function frames(engine: Engine, count: number) {
  await engine.evaluate(
    `new Promise((done) => { let left = ${count}; const step = () => left-- > 0 ? requestAnimationFrame(step) : done(true); step(); })`,
  );
}

export { expect };
