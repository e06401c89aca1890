import { type Browser, errors, type Locator, type Page } from 'playwright';
import type { Screen } from '../conditions/screens';
import { newVisitor } from './measure-page';

/** Milliseconds from a click to the paint that shows its effect; undefined where the page has no such thing. */
export type Latency = number | undefined;

/** How long an effect is waited for, in milliseconds. */
const patienceMs = 10_000;

/**
 * Notes when the visitor clicks, also across documents, and when the page has next changed as wanted. Runs in the page
 * from its start.
 */
function watchClicks() {
  addEventListener(
    'click',
    (event) =>
      event.isTrusted &&
      sessionStorage.setItem('clicked', String(performance.timeOrigin + event.timeStamp)),
    { capture: true },
  );
}

const clickedAt = () => Number(sessionStorage.getItem('clicked'));

/** The first of the candidates that a visitor sees. */
async function firstVisible(candidates: readonly Locator[]): Promise<Locator | undefined> {
  for (const candidate of candidates) {
    for (const element of await candidate.all()) if (await element.isVisible()) return element;
  }
  return undefined;
}

/** Waits in the page for a state, then for its paint, and says how long after the click that was; undefined where it never comes. */
async function untilPainted(page: Page, state: string): Promise<Latency> {
  const painted = await page
    .waitForFunction(
      `(() => {
      if (!(${state})) return false;
      return new Promise((resolve) =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now()))));
    })()`,
      undefined,
      { polling: 'raf', timeout: patienceMs },
    )
    .catch((error: unknown) => {
      if (error instanceof errors.TimeoutError) return undefined;
      throw error;
    });
  if (!painted) return undefined;
  const at = Number(await painted.jsonValue());
  return at - (await page.evaluate(clickedAt));
}

/** How many links lie in the window and can be seen. */
const linksInView = `[...document.links].filter((link) => {
  const box = link.getBoundingClientRect();
  return link.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && box.width > 0 && box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
}).length`;

async function withVisitor<T>(
  browser: Browser,
  url: string,
  options: { slowDown: number; screen?: Screen },
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const { page, close } = await newVisitor(browser, { ...options, bypassCSP: true }); // The states waited for are strings.
  try {
    await page.addInitScript(watchClicks);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(300);
    return await act(page);
  } finally {
    await close();
  }
}

/** Shows the page an intent and leaves it alone until whatever that brings has come. */
async function warmUp(page: Page) {
  await page.mouse.move(3, 3);
  await page.mouse.move(4, 4);
  await page.waitForTimeout(3_000);
}

/**
 * Opens the menu on a small screen.
 * @param isFirstAct whether the click is the first thing the visitor does
 */
export function menuLatency(
  browser: Browser,
  url: string,
  slowDown: number,
  isFirstAct: boolean,
): Promise<Latency> {
  return withVisitor(browser, url, { slowDown }, async (page) => {
    if (!isFirstAct) await warmUp(page);
    const button = await firstVisible([
      page.getByRole('button', { name: /menu|navigation/i }),
      page.locator('summary', { hasText: /menu/i }),
    ]);
    if (!button) return undefined;
    const before = await page.evaluate<number>(linksInView);
    await button.click({ noWaitAfter: true });
    return untilPainted(page, `(${linksInView}) > ${before + 2}`);
  });
}

/** Opens search, up to a field one can type in; on a wide screen, where every site shows it. */
export function searchLatency(browser: Browser, url: string, slowDown: number): Promise<Latency> {
  return withVisitor(browser, url, { slowDown, screen: 'desktop' }, async (page) => {
    await warmUp(page);
    const opener = await firstVisible([
      page.getByRole('button', { name: /search/i }),
      page.getByRole('link', { name: /search/i }),
    ]);
    if (!opener) return undefined;
    await opener.click({ noWaitAfter: true });
    return untilPainted(
      page,
      `document.activeElement?.matches('input, [contenteditable], textarea')`,
    );
  });
}
