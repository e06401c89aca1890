import { expect, type Page, test } from '@playwright/test';
import { footerLink } from '../../../support/browser/footer-link';
import { start } from '../../../support/browser/header-entries';
import { hold, hydrate } from '../../../support/browser/hydrate';
import { openedInNewTab } from '../../../support/browser/new-tab';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/**
 * One frame: the scroll position, and how far below the top of the window the target of the
 * address's fragment is.
 */
interface Frame {
  readonly scrolled: number;
  readonly target: number | undefined;
}

/** Records every frame that shows each page that is opened from now on. */
async function recordFrames(page: Page) {
  await page.addInitScript(() => {
    const frames: Frame[] = [];
    Object.assign(window, { recordedFrames: frames });
    const note = () => {
      const target = document.getElementById(location.hash.slice(1))?.getBoundingClientRect().top;
      // A page that waits for its position is hidden.
      if (document.documentElement.style.visibility !== 'hidden')
        frames.push({ scrolled: Math.round(scrollY), target });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  /** The page's frames so far. Waits until there are more than forty. */
  return async () => {
    const read = () => page.evaluate((): readonly Frame[] => Reflect.get(window, 'recordedFrames'));
    await expect.poll(async () => (await read()).length).toBeGreaterThan(40);
    return read();
  };
}

/** The scroll positions that frames show. */
const placesIn = (frames: readonly Frame[]) => [...new Set(frames.map(({ scrolled: top }) => top))];

test('a link opens its page with a click, or in a new tab with Ctrl; back and forward show each page where the visitor left it', async ({
  page,
  context,
}) => {
  await page.goto('/privacy');
  await hydrate(page);
  await page.mouse.wheel(0, 2400);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(2000);
  const left = await scrolled(page);
  const link = page.getByRole('banner').getByRole('link', { name: start.title, exact: true });
  const opened = openedInNewTab(context, start.href);
  await link.click({ modifiers: ['ControlOrMeta'] });
  await opened;
  await expect(page).toHaveURL('/privacy');
  await link.click();
  await expect(page).toHaveURL(start.href);
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL(start.href);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a page opened from the end of a long page is at its top in every frame; a page opened at a fragment is at the target from the first frame that contains it', async ({
  page,
}) => {
  const framesOf = await recordFrames(page);
  await page.goto('/privacy');
  await hydrate(page);
  await footerLink(page, '/services').click();
  await expect(page).toHaveURL('/services');
  expect(placesIn(await framesOf())).toEqual([0]);

  const html = await (await page.request.get('/privacy')).text();
  const [, fragment = ''] = [...html.matchAll(/<h2[^>]* id="([^"]+)"/g)].at(-1) ?? [];
  await hydrate(page);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'To it' });
    document.querySelector('footer')?.append(link);
  }, `/privacy#${fragment}`);
  await page.getByRole('link', { name: 'To it', exact: true }).click();
  await expect(page).toHaveURL(`/privacy#${fragment}`);
  const frames = await framesOf();
  const heading = await page.locator(`[id="${fragment}"]`).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  // The first frames may show the top of the page, before the target has loaded. After that, the
  // target stays in place, even when the text above it changes its height because its font arrives.
  const elsewhere = frames.filter(
    ({ scrolled: top, target = Number.NaN }) =>
      top !== 0 && !(Math.abs(target - (heading?.y ?? Number.NaN)) <= 1),
  );
  expect(elsewhere).toEqual([]);
  expect(frames.at(-1)?.scrolled).toBeGreaterThan(300);
});

test('a link that keeps the scroll position opens its page at that position, but the next link does not', async ({
  page,
}) => {
  const framesOf = await recordFrames(page);
  await page.goto('/test');
  await hydrate(page);
  const link = page.getByRole('link', { name: 'this link to the glossary' });
  await link.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL('/resources/glossary');
  const furthest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(placesIn(await framesOf())).toEqual([Math.min(place, furthest)]);
  await footerLink(page, '/services').click();
  await expect(page).toHaveURL('/services');
  expect(placesIn(await framesOf())).toEqual([0]);
});

// `tests/unit/runtime/scroll-to-top.test.tsx` tests the threshold and reduced motion.
test('a link to the top scrolls there smoothly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const framesOf = await recordFrames(page);
  await page.goto('/services/it-cloud');
  const toTop = page.getByRole('link', { name: 'Scroll to top' });
  await expect(toTop).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }));
  await toTop.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(toTop).toBeHidden();
  const between = placesIn(await framesOf()).filter((top) => top > 0 && top !== 1_500);
  expect(between.length).toBeGreaterThan(3);
});

test('a line shows that the page is loading, except with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const release = await hold(page, /\/start-[^/]+\.js$/);
  await page.goto('/services');
  const line = () =>
    page.evaluate(() => getComputedStyle(document.documentElement, '::before').animationName);
  expect(await line()).toBe('load-progress');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await line()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  release();
  await hydrate(page);
  await expect.poll(line).toBe('none');
});
