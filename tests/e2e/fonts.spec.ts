import { expect, type Locator, type Page, test } from '@playwright/test';
import { hydrate } from './hydrate';

test.use({ serviceWorkers: 'block' });

const root = (page: Page) => page.locator('html');
/** Which fonts were asked for before the first paint and which after it. */
const fontsAskedFor = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const fonts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ name, startTime }) => ({
        name: /familjen|figtree/.exec(name)?.[0],
        isLate: startTime >= (paint?.startTime ?? 0),
      }));
    const named = (isLate: boolean) =>
      fonts.filter((font) => font.isLate === isLate).map(({ name }) => name);
    return { before: named(false), after: named(true).toSorted() };
  });
const fontOf = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).fontFamily);

test.describe('on a phone', () => {
  const size = { width: 360, height: 740 };
  test.use({ viewport: size, screen: size, isMobile: true, hasTouch: true });

  test('the fonts come after the first paint and are put on', async ({ page }) => {
    await page.goto('/services/it-cloud');
    await expect(root(page)).toHaveAttribute('data-fallback-fonts', '');
    expect(await fontsAskedFor(page)).toEqual({ before: [], after: ['familjen', 'figtree'] });
    expect(await fontOf(page.locator('body'))).toMatch(/^"?text"?,/);
  });

  test('a font that would move what is in view waits for the next page', async ({ page }) => {
    const wide = page.waitForResponse(/familjen[^/]*\.woff2$/);
    await page.route(/figtree[^/]*\.woff2$/, async (route) => {
      // A font of other widths, so that lines break elsewhere.
      const font = await wide;
      await route.fulfill({ body: await font.body(), contentType: 'font/woff2' });
    });
    await page.goto('/services/it-cloud');
    await expect(root(page)).toHaveAttribute('data-fallback-fonts', 'text');
    expect(await fontOf(page.locator('body'))).toMatch(/^"?text arial"?,/);
    await hydrate(page);
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).not.toHaveURL(/it-cloud$/);
    await expect(root(page)).toHaveAttribute('data-fallback-fonts', '');
  });

  test('a page reached from the site has its fonts from the start, the preloaded one first', async ({
    page,
  }) => {
    await page.goto('/services/it-cloud');
    await expect(root(page)).toHaveAttribute('data-fallback-fonts', '');
    await page.goto('/about', { referer: new URL('/services/it-cloud', page.url()).href });
    await expect(root(page)).not.toHaveAttribute('data-fallback-fonts');
    const preload = page.locator('link[as=font]');
    await expect(preload).toHaveCount(1);
    expect(await preload.evaluate((link) => link instanceof HTMLLinkElement && link.media)).toBe(
      '',
    );
  });

  test('without fonts the page stays as it is', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route('**/*.woff2', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => /woff2$/.test(request.url()));
    await page.goto('/services/it-cloud');
    await failed;
    await expect(root(page)).toHaveAttribute('data-fallback-fonts', 'display text');
    expect(errors).toEqual([]);
  });
});

test('on a wide screen the font of the text is preloaded, and that of the headings put on after the first paint', async ({
  page,
}) => {
  await page.goto('/services/it-cloud');
  await expect(root(page)).toHaveAttribute('data-fallback-fonts', '');
  expect(await fontsAskedFor(page)).toEqual({ before: ['figtree'], after: ['familjen'] });
  expect(await fontOf(page.getByRole('heading', { level: 1 }))).toMatch(/^"?display"?,/);
});
