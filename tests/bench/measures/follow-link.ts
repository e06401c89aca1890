import type { Browser, BrowserContext, Page } from 'puppeteer-core';
import { screens } from '../conditions/screens';

/** How long the visitor points at the link before the click unless told otherwise, in milliseconds. */
export const pointedMs = 3_000;
/** The maximum wait for the next page, in milliseconds. */
const patienceMs = 10_000;

/** The result of following a link. */
export interface FollowedLink {
  /** From the click until the next page's heading was painted, in milliseconds. */
  readonly headingMs: number | undefined;
  /** How the page was opened: prerendered, loaded, or within the same document. */
  readonly by: 'prerendered document' | 'document' | 'same document' | 'none';
}

/**
 * Records the click, also for the next document, and when this document shows another heading. Runs in the page from
 * its start.
 */
function observeHeading() {
  addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted) return;
      sessionStorage.setItem('clicked', String(performance.timeOrigin + event.timeStamp));
      const heading = document.querySelector('h1')?.textContent;
      const look = () => {
        const now = document.querySelector('h1')?.textContent;
        if (now === undefined || now === heading) requestAnimationFrame(look);
        // After the frame that has it.
        else
          setTimeout(() =>
            Object.assign(window, { changedAt: performance.timeOrigin + performance.now() }),
          );
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

/**
 * When the next page's heading was painted; undefined until it is. In a new document that is the first paint, because
 * the heading is first in its HTML. A prerendered document paints when it is shown.
 */
function headingPainted(firstOrigin: number) {
  const clicked = Number(sessionStorage.getItem('clicked'));
  if (!clicked || !document.querySelector('h1')) return undefined;
  const changedAt: unknown = Reflect.get(window, 'changedAt');
  if (performance.timeOrigin === firstOrigin) {
    return typeof changedAt === 'number'
      ? { headingMs: changedAt - clicked, by: 'same document' as const }
      : undefined;
  }
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  if (!painted) return undefined;
  const isReady =
    navigation !== undefined &&
    'activationStart' in navigation &&
    Number(navigation.activationStart) > 0;
  return {
    headingMs: performance.timeOrigin + painted.startTime - clicked,
    by: isReady ? ('prerendered document' as const) : ('document' as const),
  };
}

/** The middle of the link to follow, brought into view. */
function findLink(wanted: string | undefined) {
  const link = [
    ...document.querySelectorAll<HTMLAnchorElement>('main a[href], footer a[href]'),
  ].find(
    (link) =>
      link.origin === location.origin &&
      (wanted === undefined ? link.pathname !== location.pathname : link.pathname === wanted) &&
      link.hash === '' &&
      link.download === '' &&
      link.checkVisibility(),
  );
  link?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = link?.getClientRects()[0];
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Evaluates in the pages of a visitor until one answers, because a prerendered page replaces the one before. */
async function poll<T>(
  context: BrowserContext,
  ask: (page: Page) => Promise<T | undefined>,
): Promise<T | undefined> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    for (const page of await context.pages()) {
      const answer = await ask(page).catch(() => undefined);
      if (answer !== undefined) return answer;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}

/**
 * Follows a link that the visitor has pointed at for a while, on a desktop.
 * @param how `to`: the path of the link to follow, the first in the content that leads elsewhere unless given;
 * `pointed`: for how long it is pointed at, in milliseconds
 * @throws if the page has no such link
 */
export async function followLink(
  browser: Browser,
  url: string,
  slowDown: number,
  { to, pointed = pointedMs }: { to?: string | undefined; pointed?: number } = {},
): Promise<FollowedLink> {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(screens.desktop);
    await page.emulateCPUThrottling(slowDown);
    // The compiler of this file may call a helper that names functions, which the page lacks.
    await page.evaluateOnNewDocument('globalThis.__name ??= (named) => named');
    await page.evaluateOnNewDocument(observeHeading);
    await page.goto(url, { waitUntil: 'load' });
    const place = await page.evaluate(findLink, to);
    if (!place) throw new Error(`${url}: the content has no link to ${to ?? 'another page'}.`);
    const origin = await page.evaluate(() => performance.timeOrigin);
    await page.mouse.move(place.x, place.y, { steps: 3 });
    await new Promise((resolve) => setTimeout(resolve, pointed));
    // The document may be gone before the click's answer comes.
    await page.mouse.click(place.x, place.y).catch(() => undefined);
    const followed = await poll(context, (shown) => shown.evaluate(headingPainted, origin));
    return followed ?? { headingMs: undefined, by: 'none' };
  } finally {
    await context.close();
  }
}
