import type { Browser } from 'puppeteer-core';
import { newPage, slowDown } from './browser';

/** For how long a link is pointed at, and the maximum wait for the next page, in milliseconds. */
const pointedMs = 3_000;
const patienceMs = 10_000;

/** Keeps the time of the click for the next document. */
function rememberClick() {
  addEventListener(
    'click',
    ({ timeStamp }) =>
      sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
}

/**
 * When the next page's heading was painted: at its first paint, because it is first in the HTML. A prerendered page paints when
 * it is shown. Undefined until then, and in the first page.
 */
function headingPainted(firstOrigin: number) {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  if (performance.timeOrigin === firstOrigin || !painted || !navigation) return undefined;
  const clicked = Number(sessionStorage.getItem('clicked'));
  return {
    /** From the click until the heading was painted. */
    headingMs: performance.timeOrigin + painted.startTime - clicked,
    isPrerendered: 'activationStart' in navigation && Number(navigation.activationStart) > 0,
  };
}

/**
 * Follows the first link in the content that leads elsewhere, after the visitor has pointed at it for a while, on a desktop with
 * a slow processor.
 * @returns undefined if no page comes within ten seconds
 * @throws if the page has no such link
 */
export async function followLink(browser: Browser, url: string) {
  const { page, context } = await newPage(browser, 'desktop', slowDown);
  try {
    await page.evaluateOnNewDocument(rememberClick);
    await page.goto(url);
    const here = `[href="${new URL(url).pathname}"]`;
    const link = await page.$(`main a[href^="/"]:not(${here}, [href*="#"], [download])`);
    if (!link) throw new Error(`${url}: the content has no link to another page.`);
    const firstOrigin = await page.evaluate(() => performance.timeOrigin);
    await link.hover();
    await new Promise((resolve) => setTimeout(resolve, pointedMs));
    // The document may be gone before the click's answer comes.
    await link.click().catch(() => undefined);
    for (const end = performance.now() + patienceMs; performance.now() < end; ) {
      // A prerendered page replaces the one before.
      for (const shown of await context.pages()) {
        const followed = await shown.evaluate(headingPainted, firstOrigin).catch(() => undefined);
        if (followed) return followed;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return undefined;
  } finally {
    await context.close();
  }
}
