import { expect, type Page, test } from '@playwright/test';
import { hydrate } from '../../support/browser/hydrate';
import { onePageOfEachKind } from '../../support/browser/one-of-each-kind';

test.use({ contextOptions: { reducedMotion: 'reduce' }, serviceWorkers: 'block' });

/** The share of a page's elements that Chromium styles when one is added to the page's end. */
async function restyledByOneChange(page: Page) {
  const session = await page.context().newCDPSession(page);
  let styled = 0;
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value)
      if (name === 'UpdateLayoutTree') styled += Number(Reflect.get(Object(args), 'elementCount'));
  });
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  const traceConfig = { includedCategories: ['devtools.timeline'] };
  await session.send('Tracing.start', { traceConfig, transferMode: 'ReportEvents' });
  await page.evaluate(() => document.body.append(document.createElement('span')));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await session.send('Tracing.end');
  await complete;
  return styled / (await page.locator('*').count());
}

// A rule such as `.table:has(i) tr > :first-child` is enough to have all styles computed again. The
// page for QA has a sample of nearly everything.
const kinds: readonly string[] = ['home', 'contact', 'qa-sheet'];

for (const { kind, path } of onePageOfEachKind.filter((page) => kinds.includes(page.kind))) {
  test(`a change of one element does not style the rest of the page again: ${kind}`, async ({
    page,
  }) => {
    await page.goto(path);
    await hydrate(page);
    // Islands that start at the same time change the page too.
    await expect.poll(() => restyledByOneChange(page)).toBeLessThan(0.2);
  });
}
