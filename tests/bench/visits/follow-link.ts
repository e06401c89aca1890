import type { Browser } from 'puppeteer-core';
import { newPage, slowDown } from './browser';

/** How long the pointer rests on the link before the click, in milliseconds. */
const hoverMs = 3_000;
/** The maximum wait for the next page, in milliseconds. */
const timeoutMs = 10_000;

/** Stores the time of a click, so that the next document can read it. */
function rememberClick() {
  addEventListener(
    'click',
    ({ timeStamp }) =>
      sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
    { capture: true },
  );
}

/**
 * The time from the click until the next page painted its heading. The first paint shows the
 * heading, because the heading is at the start of the HTML. A prerendered page is painted when it
 * is shown. Undefined before the first paint, and in the page with the link.
 */
function timeToHeading(firstOrigin: number) {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  if (performance.timeOrigin === firstOrigin || !painted || !navigation) return undefined;
  const clicked = Number(sessionStorage.getItem('clicked'));
  return {
    headingMs: performance.timeOrigin + painted.startTime - clicked,
    isPrerendered: 'activationStart' in navigation && Number(navigation.activationStart) > 0,
  };
}

/**
 * Clicks the first link in the content that leads to another page, after the pointer has rested on
 * it for three seconds. The screen is that of a desktop, and the processor is slowed down.
 * @returns undefined if the next page does not appear within ten seconds
 * @throws if the content has no link to another page
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
    await new Promise((resolve) => setTimeout(resolve, hoverMs));
    // The next page may replace the document before the browser confirms the click.
    await link.click().catch(() => undefined);
    for (const end = performance.now() + timeoutMs; performance.now() < end; ) {
      // A prerendered page is a new page of the browser, and replaces the page with the link.
      for (const shown of await context.pages()) {
        const followed = await shown.evaluate(timeToHeading, firstOrigin).catch(() => undefined);
        if (followed) return followed;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return undefined;
  } finally {
    await context.close();
  }
}
