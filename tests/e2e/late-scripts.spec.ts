import { expect, type Page, test } from '@playwright/test';
import { titleOf } from '@/lib/titles';
import { hydrate } from './hydrate';

const path = '/services/it-cloud';

/** The scripts and payloads that the page asks for from now on. */
function bundleRequests(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (/\/_next\/.*\.js$|\.txt$/.test(request.url())) urls.push(request.url());
  });
  return urls;
}

const isHydrated = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hydrated === 'true');

test.describe('a page nobody has touched', () => {
  test('is whole without its bundle and asks for none of it', async ({ page }) => {
    // The page's clock stands still unless told, however slow the machine is.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    const requests = bundleRequests(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(2_000);
    expect(requests).toEqual([]);
    expect(await isHydrated(page)).toBe(false);
  });

  test('brings its bundle when it is idle', async ({ page }) => {
    await page.clock.install();
    await page.goto(path);
    await page.clock.runFor(5_100);
    await expect.poll(() => isHydrated(page), { timeout: 15_000 }).toBe(true);
  });

  test('brings nothing to a visitor who saves data, until the first intent', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.clock.install();
    const requests = bundleRequests(page);
    await page.goto(path);
    await page.clock.runFor(60_000);
    expect(requests).toEqual([]);
    await hydrate(page);
  });
});

test.describe('the first intent brings the bundle', () => {
  const intents = {
    'a pointer that moves': (page) => page.mouse.move(40, 40),
    'a key': (page) => page.keyboard.press('Tab'),
    'a wheel': (page) => page.mouse.wheel(0, 10),
    'focus from elsewhere': (page) =>
      page.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus()),
  } satisfies Record<string, (page: Page) => Promise<unknown>>;
  for (const [name, intent] of Object.entries(intents)) {
    test(name, async ({ page }) => {
      await page.goto(path);
      await intent(page);
      await expect.poll(() => isHydrated(page), { timeout: 15_000 }).toBe(true);
    });
  }

  test.describe('on a touch screen', () => {
    test.use({ hasTouch: true });
    test('a touch', async ({ page }) => {
      await page.goto(path);
      await page.touchscreen.tap(5, 300);
      await expect.poll(() => isHydrated(page), { timeout: 15_000 }).toBe(true);
    });
  });
});

test.describe('nothing a visitor does early is lost', () => {
  test('a link leads to its page before the bundle is there', async ({ page }) => {
    await page.route('**/_next/**/*.js', () => {}); // On their way for ever.
    await page.goto(path);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  /** Holds the scripts back until `release` is called. */
  async function holdScripts(page: Page) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  test('a menu pressed before the bundle is there opens with it, and the page stays', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(path);
    const menu = page.getByRole('navigation', { name: 'Main' }).locator('[data-menu="/services"]');
    await menu.click();
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    const plain = page.getByRole('navigation', { name: 'All pages of the menu' });
    await expect(plain.getByRole('link', { name: 'IT Cloud', exact: true })).toBeVisible();
    await expect(plain.getByRole('link', { name: 'Blog', exact: true })).toBeHidden();
    release();
    await expect(menu).toHaveAttribute('data-state', 'open', { timeout: 15_000 });
    await expect(menu).not.toHaveAttribute('aria-busy');
    await expect(plain).toBeHidden();
    await expect(page.getByRole('group', { name: 'Services' })).toBeVisible();
    await expect(page).toHaveURL(path);
  });

  test('a menu pressed and put away before the bundle is there stays away', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path);
    const menu = page.getByRole('navigation', { name: 'Main' }).locator('[data-menu="/company"]');
    await menu.click();
    const plain = page.getByRole('navigation', { name: 'All pages of the menu' });
    await expect(plain.getByRole('link', { name: 'Our Team' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(plain).toBeHidden();
    await page.mouse.move(600, 600);
    release();
    await hydrate(page);
    await expect(menu).toHaveAttribute('data-state', 'closed');
  });

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('the menu button opens a menu at once, and the sheet when the bundle is there', async ({
      page,
    }) => {
      const release = await holdScripts(page);
      await page.goto(path);
      await page.getByRole('button', { name: 'Menu' }).click();
      const plain = page.getByRole('navigation', { name: 'All pages of the menu' });
      await expect(plain.getByRole('link', { name: 'Blog', exact: true })).toBeVisible();
      release();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible({ timeout: 15_000 });
      await expect(plain).toBeHidden();
    });
  });

  test('focus stays where it was', async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await hydrate(page);
    await expect(link).toBeFocused();
  });
});

test('hydration finds the page as it was built, on every kind of page', async ({ page }) => {
  test.slow();
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  for (const sample of ['/', '/services', path, '/blog', '/contact', '/resources/glossary']) {
    await page.goto(sample);
    await hydrate(page);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  }
  expect(troubles).toEqual([]);
});

test('links go on working inside the site after the bundle has come', async ({ page }) => {
  await page.goto(path);
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveTitle(new RegExp(titleOf('/about')));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test.describe('when things fail', () => {
  test('a page whose scripts can’t be had stays whole, and its links work', async ({ page }) => {
    await page.route('**/_next/**/*.js', (route) => route.abort());
    await page.goto(path);
    await page.mouse.move(40, 40);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a payload that can’t be had is asked for again at the next intent', async ({ page }) => {
    let attempts = 0;
    await page.route('**/*.txt', (route) => {
      attempts += 1;
      return attempts === 1 ? route.abort() : route.continue();
    });
    await page.goto(path);
    await page.mouse.move(40, 40);
    await expect.poll(() => attempts).toBe(1);
    expect(await isHydrated(page)).toBe(false);
    await hydrate(page);
    expect(attempts).toBe(2);
  });

  test('a page left and come back to works as before', async ({ page }) => {
    await page.goto(path);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(page).toHaveURL('/careers');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await hydrate(page);
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
